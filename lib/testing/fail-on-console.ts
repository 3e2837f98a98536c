// Fails a test that calls `console.error` or `console.warn`. A test that expects a call mocks the method. The error is thrown after the
// test, because the code under test might catch it.
const errors: Error[] = [];

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...words: unknown[]) => {
      errors.push(new Error(`Unexpected console.${method}: ${words.join(' ')}`));
    };
  }
});

afterEach(() => {
  const [first] = errors.splice(0);
  if (first) throw first;
});

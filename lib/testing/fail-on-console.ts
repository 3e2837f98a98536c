// Fails a test during which `console.error` or `console.warn` was called. A test that expects a call mocks the method. Thrown after the
// test, because the code under test may catch an error that the call throws.
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

// A test that makes the code complain has found something: whoever expects a complaint mocks the method and asserts it. Told after the
// test, for the code under test may catch what is thrown at it.
const complaints: Error[] = [];

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...words: unknown[]) => {
      complaints.push(new Error(`Unexpected console.${method}: ${words.join(' ')}`));
    };
  }
});

afterEach(() => {
  const [first] = complaints.splice(0);
  if (first) throw first;
});

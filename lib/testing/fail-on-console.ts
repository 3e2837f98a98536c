// A test that makes the code complain has found something: whoever expects a complaint mocks the method and asserts it.
for (const method of ['error', 'warn'] as const) {
  const original = console[method];
  beforeEach(() => {
    console[method] = (...words: unknown[]) => {
      original(...words);
      throw new Error(`Unexpected console.${method}: ${words.join(' ')}`);
    };
  });
}

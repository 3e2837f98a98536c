import { encodeOnce, negotiateEncoding } from './compression';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['*', 'identity'],
])('of `Accept-Encoding: %s` the best is %s', (accepted, best) => {
  expect(negotiateEncoding(accepted)).toBe(best);
});

describe.each(['br', 'gzip', 'identity'] as const)('responses in %s', (encoding) => {
  it('share a buffer where they are of one version', () => {
    const first = encodeOnce('Flan', encoding, 'one');
    expect(encodeOnce(`${'Fl'}an`, encoding, 'one')).toBe(first);
  });

  it('have a buffer for each version', () => {
    const first = encodeOnce('Flan', encoding, 'one');
    expect(encodeOnce('Budín', encoding, 'two')).not.toBe(first);
  });
});

describe('of pages of 4 MB', () => {
  const page = 'x'.repeat(4_000_000);

  it('two are kept', () => {
    const first = encodeOnce(page, 'identity', 'page 1');
    encodeOnce(page, 'identity', 'page 2');
    expect(encodeOnce(page, 'identity', 'page 1')).toBe(first);
  });

  it('the oldest of three is dropped', () => {
    const first = encodeOnce(page, 'identity', 'page 3');
    encodeOnce(page, 'identity', 'page 4');
    encodeOnce(page, 'identity', 'page 5');
    expect(encodeOnce(page, 'identity', 'page 3')).not.toBe(first);
  });
});

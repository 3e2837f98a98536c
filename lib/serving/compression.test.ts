import { encodeOnce } from './compression';

it.each(['br', 'gzip', 'identity'] as const)('responses of one version share a buffer: %s', (encoding) => {
  const first = encodeOnce('Flan', encoding, 'one');
  expect(encodeOnce(`${'Fl'}an`, encoding, 'one')).toBe(first);
  expect(encodeOnce('Budín', encoding, 'two')).not.toBe(first);
});

it('old versions are dropped, by their size', () => {
  const page = 'x'.repeat(4_000_000);
  const first = encodeOnce(page, 'identity', 'page 1');
  encodeOnce(page, 'identity', 'page 2');
  expect(encodeOnce(page, 'identity', 'page 1')).toBe(first);
  encodeOnce(page, 'identity', 'page 3');
  expect(encodeOnce(page, 'identity', 'page 1')).not.toBe(first);
});

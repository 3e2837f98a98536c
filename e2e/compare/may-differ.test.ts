import { comparableText, isCompared } from './may-differ';

const comparable = (text: string) => comparableText(text, ['https://a.example', 'http://localhost:3000']);

test.each([
  ['https://a.example/eventos', 'https://this.site/eventos'],
  ['http://localhost:3000/#negocio', 'https://this.site/#negocio'],
  ['?u=https%3A%2F%2Fa.example', '?u=https%3A%2F%2Fthis.site'],
  ['/_next/static/chunks/369yayvncrdbm.css?dpl=dcb98afc', '/_next/static/*.css'],
  ['</_next/static/media/f-s.p.3wu8.woff2?dpl=1>; rel=preload', '</_next/static/*.woff2>; rel=preload'],
  ['/images/prepared/hero-1x1-1200-d6f5a00b.jpg', '/images/prepared/hero-1x1-1200-*.jpg'],
  ['/favicon.ico?favicon.05awu3b-puhxd.ico?dpl=dcb98afc', '/favicon.ico'],
  ['/opengraph-image?3dfab077f21ed4af', '/opengraph-image'],
  ["script-src 'self' 'sha256-6hv=' 'nonce-abc'; img-src data:", "script-src 'self'; img-src data:"],
])('of %s only what both deployments have is compared', (text, expected) => {
  expect(comparable(text)).toBe(expected);
});

test.each(['https://other.example/', '/_next/image?url=a.png', "script-src 'self' 'unsafe-inline'"])(
  '%s is compared as it is',
  (text) => {
    expect(comparable(text)).toBe(text);
  },
);

test('response headers that change with each response are not compared', () => {
  expect(['date', 'age', 'etag', 'x-nextjs-cache', 'vary', 'referrer-policy'].filter(isCompared)).toEqual([
    'vary',
    'referrer-policy',
  ]);
});

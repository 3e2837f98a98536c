import type { IncomingMessage } from 'node:http';
import { admit, redirectedPaths, unrenderedPaths } from './admission';

const request = (method: string, url: string, headers: Record<string, string> = {}) =>
  ({ method, url, headers }) as unknown as IncomingMessage;

const prerendered = {
  routes: { '/': {}, '/opengraph-image/044c105a': {} },
  dynamicRoutes: {
    '/opengraph-image/[__metadata_id__]': { routeRegex: '^/opengraph\\-image/([^/]+?)(?:/)?$' },
  },
};

/** Of the shape of Next's own: a short link, one that depends on a header, and the slash at the end. */
const manifest = {
  redirects: [
    { regex: '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))/$' },
    { regex: '^(?!/_next)(?:/catering)?/ig(?:/)?$' },
    { regex: '^/eventos$', has: [{ type: 'header', key: 'rsc' }] },
    { regex: '^/menu$', missing: [{ type: 'query', key: 'a' }] },
  ],
};

const admitted = (message: IncomingMessage, basePath = '') =>
  admit(message, {
    basePath,
    host: 'catering.example',
    redirected: redirectedPaths(manifest),
    absent: ['/presupuesto'],
    isUnrendered: unrenderedPaths(prerendered),
  });

describe.each([
  ['at the root', ''],
  ['below a base path', '/catering'],
])('a site %s', (_where, basePath) => {
  it.each(['1', '044c105', '044c105a.rsc', '044c105a/', '%ff'])(
    'refuses a preview that the build has not rendered: %s',
    (id) => {
      expect(admitted(request('GET', `${basePath}/opengraph-image/${id}`), basePath)).toEqual({
        status: 404,
      });
    },
  );

  it('admits a preview that the build has rendered', () => {
    expect(
      admitted(request('GET', `${basePath}/opengraph-image/044c105a?d3eb48c7`), basePath),
    ).toBeUndefined();
  });

  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['OPTIONS', '/eventos', 'GET, HEAD'],
    ['GET', '/api/revalidate', 'POST'],
  ])('refuses a method that the address does not support: %s %s', (method, path, allow) => {
    const refusal = { status: 405, headers: { Allow: allow } };
    expect(admitted(request(method, basePath + path), basePath)).toEqual(refusal);
  });

  it.each([
    ['HEAD', '/eventos?utm_source=instagram'],
    ['POST', '/api/revalidate'],
  ])('accepts a method that the address supports: %s %s', (method, path) => {
    expect(admitted(request(method, basePath + path), basePath)).toBeUndefined();
  });
});

it.each(['*', 'http://evil.example/', ''])('a target that is not a path is refused: %j', (url) => {
  expect(admitted(request('GET', url))).toEqual({ status: 400 });
});

it('a page that the business does not have is that of an unknown path', () => {
  const message = request('GET', '/catering/presupuesto?x=1');
  expect(admitted(message, '/catering')).toBeUndefined();
  expect(message.url).toBe('/catering/404');
});

describe('the query', () => {
  /** The address that Next reads. */
  const read = (url: string, headers: Record<string, string> = {}, basePath = '') => {
    const message = request('GET', url, headers);
    admitted(message, basePath);
    return message.url;
  };

  it.each([
    ['/?fbclid=x', ''],
    ['/catering?', '/catering'],
    ['/catering/eventos?a=1&b', '/catering'],
    ['/a-page/of-tomorrow?email=ana@mail.example', ''],
    ['/no-existe?x', ''],
    ['/_next/imagery?x', ''],
    ['/menu?b=1', ''],
  ])('is taken away, for Next would write it into the page of everybody: %s', (url, basePath) => {
    expect(read(url, {}, basePath)).toBe(url.split('?')[0]);
  });

  it('of a fragment is no query', () => {
    expect(read('/ig#a?x')).toBe('/ig');
  });

  it.each([
    ['/eventos?utm_source=x&_rsc=a-_1', '/eventos?_rsc=a-_1'],
    ['/a-page/of-tomorrow?_rsc=a&email=x', '/a-page/of-tomorrow?_rsc=a'],
    ['/eventos?_rsc', '/eventos?_rsc'],
    ['/?_rsc=<b>&x', '/'],
  ])('is for the router what the router itself has added: %s', (url, left) => {
    expect(read(url, { rsc: '1' })).toBe(left);
  });

  it.each(['/ig?x=1', '/IG?x=1', '/eventos/?x=1', '//eventos?x=1'])(
    'goes along where Next redirects: %s',
    (url) => {
      expect(read(url)).toBe(url);
    },
  );

  it.each([
    ['/_next/image?url=x&w=64&q=75', ''],
    ['/catering/_next/image?url=x&w=64&q=75', '/catering'],
  ])('is the image optimizer’s: %s', (url, basePath) => {
    expect(read(url, {}, basePath)).toBe(url);
  });
});

describe('an address', () => {
  it.each([
    `/?${'a&'.repeat(40)}`,
    `/${'a'.repeat(4_000)}`,
    '/..eventos',
    '/eventos?x=/../',
    '/.well-known/security.txt',
    '/m/1AAAAAAA...',
  ])('that a link could have is admitted: %.30j', (url) => {
    expect(admitted(request('GET', url))).toBeUndefined();
  });

  it.each([
    ['takes long to read', 414, `/?${'a&'.repeat(60)}`],
    ['takes long to read', 414, `/${'a'.repeat(5_000)}`],
    ['Next would resolve to another one', 400, '/x/../eventos'],
    ['Next would resolve to another one', 400, '/.'],
    ['Next would resolve to another one', 400, '/%2e/eventos'],
    ['Next would resolve to another one', 400, '/x/..\\eventos'],
    ['is of a page that Next generates for itself', 404, '/_global-error'],
  ])('that %s is refused with %i: %.30j', (_what, status, url) => {
    expect(admitted(request('GET', url))).toEqual({ status });
  });
});

describe('a header of the router', () => {
  const router = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/x', 'next-url': '/' };

  it('reaches Next in a request of the router', () => {
    const fromRouter = request('GET', '/', { rsc: '1', ...router });
    admitted(fromRouter);
    expect(fromRouter.headers).toMatchObject({ rsc: '1', ...router });
  });

  it.each(['0', ''])('is removed from another request, with `rsc: %s`', (rsc) => {
    const fromStranger = request('GET', '/', { rsc, ...router });
    admitted(fromStranger);
    expect(Object.keys(fromStranger.headers)).toEqual(['host']);
  });
});

describe('a header', () => {
  const hostile = {
    'content-security-policy': "script-src 'nonce-evil'",
    host: 'evil.example',
    cookie: '__prerender_bypass=1',
    'x-forwarded-host': 'evil.example',
    'next-action': 'x',
    'x-middleware-prefetch': '1',
    'user-agent': 'Googlebot',
  };
  const own = { host: 'catering.example' };

  it.each([
    ['GET', '/eventos', { accept: 'text/html', 'accept-encoding': 'br', rsc: '1', 'if-none-match': '"a"' }],
    ['POST', '/api/revalidate', { authorization: 'Bearer x', 'content-length': '2' }],
  ])('reaches Next for %s %s only where Next needs it', (method, url, needed) => {
    const message = request(method, url, { ...hostile, ...needed });
    admitted(message);
    expect(message.headers).toEqual({ ...own, ...needed });
  });
});

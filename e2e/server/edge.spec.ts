import { exchange, request } from '../support/request';
import { expect, test } from '../support/server-test';
import { refresh, secret } from '../support/site';

/** These tests run again where nginx stands in front of the site (e2e/cluster). */
const behindNginx = { tag: '@behind-nginx' };

test.describe('a malformed or hostile request', () => {
  test('leaves no trace in the cached pages', async ({ startSite }) => {
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    const before = (await fetch(`${site.url}/eventos`)).headers.get('content-security-policy');
    const evil = {
      'content-security-policy': "script-src 'nonce-evil'",
      'content-security-policy-report-only': "script-src 'nonce-evil'",
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evil',
      cookie: '__prerender_bypass=evil',
      'user-agent': 'evil Googlebot',
      'accept-language': 'evil',
    };
    for (const [path, headers] of [
      ['/eventos', evil],
      ['/eventos?evil=evil&_rsc', {}],
      ['/eventos?evil=evil&_rsc', { rsc: '1' }],
      ['/evil?evil', {}],
    ] as [string, Record<string, string>][]) {
      await refresh(site);
      // The page is rendered for this request.
      expect(await (await fetch(`${site.url}${path}`, { headers })).text()).not.toContain('evil');
      for (const next of ['/eventos', '/no-existe'])
        expect(await (await fetch(`${site.url}${next}`)).text(), path).not.toContain('evil');
    }
    expect((await fetch(`${site.url}/eventos`)).headers.get('content-security-policy')).toBe(before);
  });

  test(
    'for a page or a file with a method other than GET and HEAD is refused with status 405',
    behindNginx,
    async ({ siteUrl }) => {
      for (const path of [
        '/',
        '/no-existe',
        '/favicon.ico',
        '/_next/static/a.js',
        '/_next/image',
        '/api/health',
      ])
        for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
          const { status, headers } = await fetch(`${siteUrl}${path}`, { method });
          expect([path, method, status, headers.get('allow')]).toEqual([path, method, 405, 'GET, HEAD']);
        }
      const trace = 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
      expect(await exchange(siteUrl, trace)).toMatch(/^HTTP\/1.1 405 /);
    },
  );

  test('whose body never ends is closed with status 408, even with the right secret', async ({
    startSite,
  }) => {
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    const head = `POST /api/revalidate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nContent-Length: 20\r\n\r\n`;
    expect(await exchange(site.url, `${head}{"sources"`)).toMatch(/^HTTP\/1.1 408 /);
  });
});

for (const [protocol, path, status] of [
  ['h2c', '/', 200],
  ['websocket', '/no-existe', 404],
] as const)
  test(
    `a request that offers ${protocol} gets its response over HTTP/1.1`,
    behindNginx,
    async ({ siteUrl }) => {
      const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close, Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
      expect(await exchange(siteUrl, head)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    },
  );

test('HEAD has the headers of GET', behindNginx, async ({ siteUrl }) => {
  const headersOf = async (method: string) => {
    const { headers } = await fetch(`${siteUrl}/eventos`, { method, headers: { 'accept-encoding': 'br' } });
    const perResponse = [
      'date',
      'connection',
      'keep-alive',
      'content-length',
      'transfer-encoding',
      'x-cache',
    ];
    return Object.fromEntries([...headers].filter(([name]) => !perResponse.includes(name)));
  };
  expect(await headersOf('HEAD')).toEqual(await headersOf('GET'));
});

test(
  'bytes that are no request get a response with the security headers',
  behindNginx,
  async ({ siteUrl }) => {
    const response = await exchange(siteUrl, 'nonsense\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1.1 400 /);
    expect(response).toContain("Content-Security-Policy: default-src 'none'");
  },
);

test.describe('a cache in front of the site', behindNginx, () => {
  test('must not store a 404 under the address of a page', async ({ siteUrl }) => {
    for (const path of ['/%65ventos', '/404', '/no-existe'])
      expect((await fetch(`${siteUrl}${path}`)).headers.get('cache-control')).toBe('no-store');
    const headers = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/x' };
    expect((await fetch(siteUrl, { headers })).headers.get('content-type')).toMatch(/^text\/html/);
  });

  test('receives one Vary header with all headers that a page depends on', async ({ siteUrl }) => {
    const { names } = await request(siteUrl);
    expect(names.filter((name) => name === 'vary')).toHaveLength(1);
    expect((await fetch(siteUrl)).headers.get('vary')).toMatch(/rsc, .*Accept-Encoding/);
  });

  test('must not store the redirect of a request of the Next router', async ({ siteUrl }) => {
    const response = await fetch(`${siteUrl}/eventos`, { headers: { rsc: '1' }, redirect: 'manual' });
    expect(response.status).toBe(307);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('may store a preview image for a day, because its address does not change with its content', async ({
    siteUrl,
  }) => {
    for (const path of ['/opengraph-image', '/eventos/opengraph-image'])
      expect((await fetch(`${siteUrl}${path}`)).headers.get('cache-control')).toBe('public, max-age=86400');
  });
});

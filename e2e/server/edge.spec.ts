import { sendEndlessBody } from '../support/endless-body';
import { exchange, request } from '../support/request';
import { expect, test } from '../support/server-test';
import { refresh, secret } from '../support/site';

test('a hostile request leaves no trace in the cached pages', async ({ startWithApi }) => {
  const { site } = await startWithApi();
  const text = async (path: string, headers = {}) => (await fetch(`${site.url}${path}`, { headers })).text();
  const policy = async () => (await fetch(`${site.url}/eventos`)).headers.get('content-security-policy');
  const before = await policy();
  const evil = {
    'content-security-policy': "script-src 'nonce-evil'",
    'x-forwarded-host': 'evil.example',
    cookie: '__prerender_bypass=evil',
    'user-agent': 'evil Googlebot',
  };
  for (const [path, headers] of [
    ['/eventos', evil],
    ['/eventos?evil=evil&_rsc', {}],
    ['/eventos?evil=evil&_rsc', { rsc: '1' }],
    ['/evil?evil', {}],
  ] as const) {
    await refresh(site);
    // The page is rendered for this request.
    expect(await text(path, headers)).not.toContain('evil');
    for (const next of ['/eventos', '/no-existe']) expect(await text(next), path).not.toContain('evil');
  }
  expect(await policy()).toBe(before);
});

test('a body that never ends gets status 408, even with the right secret', async ({ startSite }) => {
  const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
  const head = `POST /api/revalidate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nContent-Length: 20\r\n\r\n`;
  expect(await exchange(site.url, `${head}{"sources"`)).toMatch(/^HTTP\/1.1 408 /);
});

test('a body that nobody wants is not read to its end', async ({ startSite }) => {
  const { url } = await startSite();
  for (const [head, status] of [
    ['POST /eventos HTTP/1.1', 405],
    ['GET /eventos HTTP/1.1', 200],
    ['POST /api/revalidate HTTP/1.1', 404],
    ['GET /_next/static/none.js HTTP/1.1', 404],
  ] as const) {
    const { megabytes, response } = await sendEndlessBody(url, head);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // What the kernel holds of a connection.
    expect(megabytes).toBeLessThan(20);
  }
});

test('requests that are sent together are answered in their order', async ({ siteUrl }) => {
  const { host } = new URL(siteUrl);
  const get = (path: string, connection: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: ${connection}\r\n\r\n`;
  const responses = await exchange(siteUrl, get('/eventos', 'keep-alive') + get('/no-existe', 'close'));
  expect(responses.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
});

test('a connection that sends many requests at once is closed', async ({ siteUrl }) => {
  expect(await exchange(siteUrl, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000)).catch(String)).toMatch(
    /^$|ECONNRESET/,
  );
});

// These run again where nginx stands in front of the site (e2e/cluster).
test.describe('behind nginx too', { tag: '@behind-nginx' }, () => {
  test('a method other than GET and HEAD is refused with status 405', async ({ siteUrl }) => {
    const paths = ['/', '/no-existe', '/favicon.ico', '/_next/static/a.js', '/_next/image', '/api/health'];
    for (const [index, path] of paths.entries()) {
      const method = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'][index] ?? '';
      const { status, headers } = await request(`${siteUrl}${path}`, {}, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
    }
  });

  test('a request that offers another protocol gets its response over HTTP/1.1', async ({ siteUrl }) => {
    for (const protocol of ['h2c', 'websocket']) {
      const head = `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close, Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
      expect(await exchange(siteUrl, head)).toMatch(/^HTTP\/1.1 200 /);
    }
  });

  test('HEAD has the headers of GET', async ({ siteUrl }) => {
    const perResponse = 'date connection keep-alive content-length transfer-encoding x-cache'.split(' ');
    const headersOf = async (method: string) => {
      const { headers } = await fetch(`${siteUrl}/eventos`, { method, headers: { 'accept-encoding': 'br' } });
      return [...headers].filter(([name]) => !perResponse.includes(name));
    };
    expect(await headersOf('HEAD')).toEqual(await headersOf('GET'));
  });

  test('bytes that are no request get a response with the security headers', async ({ siteUrl }) => {
    const response = await exchange(siteUrl, 'nonsense\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1.1 400 /);
    expect(response).toContain("Content-Security-Policy: default-src 'none'");
  });

  test('responses that are no page say for how long caches may keep them', async ({ siteUrl }) => {
    for (const [path, status, caching, headers] of [
      ['/%65ventos', 404, 'no-store', {}],
      ['/404', 404, 'no-store', {}],
      ['/no-existe', 404, 'no-store', {}],
      ['/eventos', 307, 'no-store', { rsc: '1' }],
      ['/eventos/', 308, 'public, max-age=3600', {}],
      ['/opengraph-image/1', 404, 'no-store', {}],
    ] as const) {
      const response = await request(`${siteUrl}${path}`, headers);
      expect([path, response.status, response.headers['cache-control']]).toEqual([path, status, caching]);
    }
  });

  test('a page says in one header what it depends on', async ({ siteUrl }) => {
    const prefetch = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/x' };
    const { names, headers } = await request(siteUrl, prefetch);
    expect(names.filter((name) => name === 'vary')).toHaveLength(1);
    expect(headers.vary).toMatch(/rsc, .*Accept-Encoding/);
    expect(headers['content-type']).toMatch(/^text\/html/);
  });
});

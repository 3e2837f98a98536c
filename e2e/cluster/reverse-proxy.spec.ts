import { once } from 'node:events';
import { createServer as createHttpServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import securityHeaders from '@/lib/http/security-headers.cjs';
import { expect, test } from '../support/cluster-test';
import { count, counting, countsOf } from '../support/counts';
import { exchange, request } from '../support/http';
import { refresh, secret } from '../support/site';

const STRICTEST_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Response = Awaited<ReturnType<typeof request>>;

/** Expects each header once. @param isPage a page has its own content security policy */
function expectSecurityHeaders({ headers, names }: Response, isPage: boolean) {
  expect(headers).toMatchObject(securityHeaders);
  expect(headers['content-security-policy']).toMatch(
    isPage ? /^default-src 'none'; script-src 'self' 'sha256-/ : STRICTEST_POLICY,
  );
  for (const name of ['content-security-policy', ...Object.keys(securityHeaders)])
    expect(names.filter((other) => other === name)).toEqual([name]);
  for (const name of ['server', 'x-powered-by']) expect(names).not.toContain(name);
}

const long = 'x'.repeat(20_000);

for (const [what, path, status, isPage = false, options = {}] of [
  ['a page', '/eventos', 200, true],
  ['a page that does not exist', '/nada', 404, true],
  ['a redirect', '/ig', 307],
  ['a photo', '/images/hero.jpg', 200],
  ['a script that does not exist', '/_next/static/nada.js', 404],
  ['a route handler', '/api/health', 200],
  ['a method that is refused', '/', 405, false, { method: 'DELETE' }],
  ['headers that are too large', '/', 431, false, { headers: { long } }],
] as const)
  test(`each security header is sent once with ${what}`, async ({ reverseProxy }) => {
    const { headers = {}, ...rest } = options as { headers?: Record<string, string>; method?: string };
    const response = await request(`${reverseProxy.url}${path}`, headers, rest);
    expect(response.status).toBe(status);
    expectSecurityHeaders(response, isPage);
  });

test('a 304 response has the policy of its page', async ({ reverseProxy }) => {
  const visit = (headers = {}) => request(`${reverseProxy.url}/eventos`, headers);
  const { etag = '' } = (await visit()).headers;
  const { status, headers } = await visit({ 'if-none-match': etag });
  expect(status).toBe(304);
  expect(headers['content-security-policy']).toBe((await visit()).headers['content-security-policy']);
});

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])
  test(`the proxy refuses ${method} to a page`, async ({ reverseProxy }) => {
    const { status, headers } = await request(`${reverseProxy.url}/eventos`, {}, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

test('a refresh reaches the site', async ({ startSite, startProxy }) => {
  const site = await startSite({ content: {} });
  const reverseProxy = await startProxy(site);
  expect((await refresh(reverseProxy)).status).toBe(200);
  expect((await refresh(reverseProxy, {}, secret.replace('a', 'b'))).status).toBe(401);
});

test('an event to count reaches the site', async ({ startSite, startProxy }) => {
  const reverseProxy = await startProxy(await startSite({ env: counting }));
  expect(await count(reverseProxy.url, 'visit google')).toBe(204);
  expect(await countsOf(reverseProxy.url)).toEqual({ 'visit google': 1 });
});

test('a body without a length is refused', async ({ reverseProxy }) => {
  for (const body of ['zz', '5\r\nvisit\r\n0\r\n\r\n']) {
    const head =
      'POST /api/count HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await exchange(reverseProxy.url, head + body)).toMatch(/^HTTP\/1.1 411 /);
  }
});

test('a request that offers a protocol upgrade gets a normal response', async ({ reverseProxy }) => {
  const head = `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  expect(await exchange(reverseProxy.url, head)).toMatch(/^HTTP\/1.1 200 /);
});

for (const [what, rest] of [
  ['in broken chunks', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['that does not come', 'Content-Length: 10\r\n\r\n'],
] as const)
  test(`a GET with a body ${what} gets the page`, async ({ reverseProxy }) => {
    const head = 'GET /eventos HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
    expect(await exchange(reverseProxy.url, head + rest)).toMatch(/^HTTP\/1.1 200 /);
  });

test("the proxy's log holds nothing of a visitor", async ({ startProxy }) => {
  const site = createHttpServer((visit, response) => {
    if (visit.method === 'POST') return visit.destroy();
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const reverseProxy = await startProxy({ address: `127.0.0.1:${port}` });
  const left = once(site, 'request').then(([, response]) => once(response, 'close'));
  const visitor = get(reverseProxy.url).on('error', () => undefined);
  await once(visitor, 'response');
  visitor.destroy();
  await left;
  await request(`${reverseProxy.url}/api/count`, {}, { method: 'POST', body: 'visit google' });
  expect(reverseProxy.output).not.toMatch(/ERROR|127\.0\.0\.1/);
  site.close();
});

test('with certificates other names lead to the name of the site', async ({ startProxy, site }) => {
  const reverseProxy = await startProxy(site, { names: ['www.localhost', 'localhost'] });
  const visit = async (servername: string) => {
    const options = { servername, rejectUnauthorized: false };
    const url = `${reverseProxy.url}/eventos?a=%20b`;
    const { status, headers } = await request(url, { host: servername }, options);
    return [status, headers.location];
  };
  expect(await visit('localhost')).toEqual([301, 'https://www.localhost/eventos?a=%20b']);
  expect(await visit('www.localhost')).toEqual([200, undefined]);
});

test('a page in Spanish replaces a site that stays unreachable', async ({ startProxy }) => {
  // The proxy waits for a site that may be starting.
  test.slow();
  const reverseProxy = await startProxy({ address: '127.0.0.1:9' });
  const response = await request(`${reverseProxy.url}/eventos`);
  expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body.toString()).toContain('<h1>Volvemos enseguida</h1>');
  expectSecurityHeaders(response, false);
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from '../support/cluster-test';
import { count, counting, countsOf } from '../support/counts';
import { exchange, request } from '../support/request';
import { freePort, refresh } from '../support/site';

/** Each of them once. */
function expectSecurityHeaders(names: string[] = []) {
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ])
    expect(names.filter((other) => other === name)).toEqual([name]);
}

test('a connection has HTTP/2', async ({ nginx }) => {
  const port = Number(new URL(nginx.url).port);
  const socket = connect({ port, servername: 'localhost', ALPNProtocols: ['h2', 'http/1.1'] });
  await once(socket, 'secureConnect');
  expect(socket.alpnProtocol).toBe('h2');
  socket.destroy();
});

test('a request without TLS or with another name is redirected to the site', async ({ nginx }) => {
  for (const [url, address, host] of [
    [nginx.httpUrl, '/eventos?a=%20b', 'www.localhost'],
    [nginx.url, '/eventos?a=%20b', 'evil.example'],
    [nginx.url, 'https://evil.example/eventos?a=%20b', 'localhost'],
  ] as const) {
    const head = `POST ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const response = await exchange(url, head);
    expect(response).toMatch(/^HTTP\/1.1 308 /);
    expect(response).toContain('\r\nLocation: https://localhost/eventos?a=%20b\r\n');
    expect(response).toContain('\r\nCache-Control: public, max-age=3600\r\n');
  }
});

test("the certificate's authority gets its proof without TLS, under each name", async ({ nginx }) => {
  const folder = join(nginx.folder, 'acme/.well-known/acme-challenge');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'token-1'), 'proof');
  for (const host of ['localhost', 'www.localhost']) {
    const response = await request(`${nginx.httpUrl}/.well-known/acme-challenge/token-1`, { host });
    expect([response.status, response.body.toString()]).toEqual([200, 'proof']);
  }
});

test('what is counted reaches the site', async ({ startSite, startNginx }) => {
  const { url } = await startNginx(await startSite({ env: counting }));
  for (const sum of [1, 2]) {
    expect(await count(url, 'visit google')).toBe(204);
    expect(await countsOf(url)).toEqual({ 'visit google': sum });
  }
});

test('a response of nginx itself has the security headers', async ({ nginx }) => {
  const long = 'x'.repeat(8_000);
  for (const [status, url, headers, options] of [
    [308, `${nginx.httpUrl}/`, {}, {}],
    [400, `${nginx.url}/%zz`, {}, {}],
    [400, `${nginx.url.replace('https', 'http')}/`, {}, {}],
    [400, `${nginx.url}/`, { a: long, b: long, c: long }, {}],
    [405, `${nginx.url}/`, {}, { method: 'TRACE' }],
    [413, `${nginx.url}/api/revalidate`, {}, { method: 'POST', body: long }],
    [414, `${nginx.url}/${long}${long}`, {}, {}],
  ] as const) {
    const response = await request(url, headers, options);
    expect([url.slice(0, 40), response.status]).toEqual([url.slice(0, 40), status]);
    expectSecurityHeaders(response.names);
    if (status >= 400) expect(response.headers['cache-control']).toBe('no-store');
    if (status === 405) expect(response.headers.allow).toBe('GET, HEAD');
  }
});

test('refreshes are limited for each address, whatever a header says of it', async ({ nginx }) => {
  // By a method that the site refuses: the site does not count those.
  const attempts = (localAddress: string) =>
    Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const ip = `10.0.0.${index}`;
        const forged = { 'x-forwarded-for': ip, 'x-real-ip': ip, forwarded: `for=${ip}` };
        return request(`${nginx.url}/api/revalidate`, forged, { localAddress });
      }),
    );
  const refused = (await attempts('127.0.0.1')).find(({ status }) => status === 429);
  expectSecurityHeaders(refused?.names);
  expect(refused?.headers['retry-after']).toBe('60');
  expect((await attempts('127.0.0.2')).map(({ status }) => status)).toContain(405);
  expect((await request(`${nginx.url}/eventos`)).status).toBe(200);
});

test('each instance is asked once for a file that none has', async ({ startNginx }) => {
  let requests = 0;
  const instances = await Promise.all(
    [1, 2].map(async () => {
      const server = createServer((_, response) => {
        requests += 1;
        response.writeHead(404).end();
      }).listen(await freePort(), '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const addresses = instances.map((server) => ({
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
  }));
  const nginx = await startNginx(...addresses);
  expect((await request(`${nginx.url}/_next/static/none.js`)).status).toBe(404);
  expect(requests).toBe(2);
  for (const server of instances) {
    server.close();
    server.closeAllConnections();
  }
});

test.describe('when instances fail', () => {
  test('a refresh reaches another one', async ({ startWithApi, startNginx }) => {
    const { site: failing } = await startWithApi();
    const { site: other } = await startWithApi();
    const nginx = await startNginx(failing, other);
    // One for each instance.
    const statuses = async () =>
      (await Promise.all([refresh(nginx), refresh(nginx)])).map(({ status }) => status);
    failing.signal('SIGSTOP');
    expect(await statuses()).toEqual([200, 200]);
    await failing.stop('SIGKILL');
    expect(await statuses()).toEqual([200, 200]);
  });

  test('all of them, pages that were shown stay', async ({ startSite, startNginx }) => {
    const sites = await Promise.all([startSite(), startSite()]);
    const nginx = await startNginx(...sites);
    const page = () => request(`${nginx.url}/eventos`);
    const { body, headers } = await page();
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
    await expect.poll(async () => (await page()).headers['x-cache']).toBe('STALE');
    const stale = await page();
    expect([stale.status, stale.body.equals(body)]).toEqual([200, true]);
    // By which a cache in front of nginx sees how old the page is.
    expect(stale.headers.date).toBe(headers.date);
    expectSecurityHeaders(stale.names);

    const document = await request(`${nginx.url}/`);
    expect([document.status, document.headers['retry-after']]).toEqual([503, '5']);
    expectSecurityHeaders(document.names);
    const html = document.body.toString();
    expect(html).toContain('<h1>Volvemos enseguida</h1>');
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(document.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);

    await startSite({ env: { PORT: new URL(sites[0].url).port } });
    expect((await request(`${nginx.url}/`)).status).toBe(200);
  });

  test('to respond, other visits get the last page', async ({ startSite, startNginx }) => {
    const site = await startSite();
    const nginx = await startNginx(site);
    const { body } = await request(`${nginx.url}/eventos`);
    site.signal('SIGSTOP');
    const visits: ReturnType<typeof request>[] = [];
    const states: unknown[] = [];
    const visitAgain = () => {
      const visit = request(`${nginx.url}/eventos`);
      visits.push(visit);
      visit.then(({ headers }) => states.push(headers['x-cache']));
      return states;
    };
    await expect.poll(visitAgain).toContain('UPDATING');
    site.signal('SIGCONT');
    for (const visit of visits) expect((await visit).body.equals(body)).toBe(true);
  });
});

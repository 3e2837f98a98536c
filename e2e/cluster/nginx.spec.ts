import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { connect as connectOverHttp2 } from 'node:http2';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { avatarAddress } from '../../lib/site/avatar-address';
import { expect, test } from '../support/cluster-test';
import { menus } from '../support/content';
import { pictureOf } from '../support/image-host';
import { exchange, request } from '../support/request';
import { builtSite, type Site, secret, temporaryFolder } from '../support/site';

const picture = avatarAddress(pictureOf('hero'));

/** Where nginx says that a response came from. */
const cacheState = async (url: string) => (await request(url)).headers['x-cache'];

test.describe('connections', () => {
  /** The version that both sides agree on, or the code of the error. The client itself accepts any. */
  const negotiated = async (url: string, version: SecureVersion) => {
    const { port, hostname } = new URL(url);
    const client = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const socket = connect({ port: Number(port), host: hostname, servername: hostname, ...client });
    try {
      await once(socket, 'secureConnect');
      return socket.getProtocol();
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    } finally {
      socket.destroy();
    }
  };

  test('use TLS 1.2 or 1.3', async ({ nginx }) => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
      expect(await negotiated(nginx.url, version)).toBe(version);
    expect(await negotiated(nginx.url, 'TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
  });

  test('use HTTP/2 where the browser can', async ({ nginx }) => {
    const session = connectOverHttp2(nginx.url);
    const stream = session.request({ ':path': '/eventos' });
    const [headers] = await once(stream, 'response');
    expect(headers).toMatchObject({ ':status': 200, 'x-content-type-options': 'nosniff' });
    let html = '';
    for await (const chunk of stream) html += chunk;
    expect(html).toMatch(/<\/html>$/);
    session.close();
  });

  test('without TLS, or with another name, are redirected to the address of the site', async ({ nginx }) => {
    for (const [url, host] of [
      [nginx.httpUrl, 'localhost'],
      [nginx.httpUrl, 'www.localhost'],
      [nginx.url, 'evil.example'],
    ] as const)
      for (const method of ['GET', 'POST']) {
        const message = `${method} /eventos?a=%20b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
        const response = await exchange(url, message);
        expect(response).toMatch(/^HTTP\/1.1 308 /);
        expect(response).toContain('\r\nLocation: https://localhost/eventos?a=%20b\r\n');
      }
  });

  test("of the certificate's authority are answered without TLS, under each name", async ({ nginx }) => {
    const folder = join(nginx.folder, 'acme/.well-known/acme-challenge');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'token-1'), 'proof');
    for (const host of ['localhost', 'www.localhost']) {
      const message = `GET /.well-known/acme-challenge/token-1 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const response = await exchange(nginx.httpUrl, message);
      expect(response).toMatch(/^HTTP\/1.1 200 /);
      expect(response).toMatch(/proof$/);
    }
  });
});

test.describe('the cache', () => {
  test('keeps files for as long as they allow', async ({ nginx }) => {
    const { body } = await request(`${nginx.url}/`);
    const [script] = /\/_next\/static\/chunks\/[\w.-]+\.js/.exec(body.toString()) ?? [];
    const [prepared] = /\/images\/prepared\/[\w.-]+\.avif/.exec(body.toString()) ?? [];
    for (const path of [script, prepared, picture]) {
      expect(await cacheState(`${nginx.url}${path}`)).toBe('MISS');
      expect(await cacheState(`${nginx.url}${path}`)).toBe('HIT');
    }
  });

  test('sends a smaller image in the format that the browser accepts', async ({ nginx }) => {
    const url = `${nginx.url}${picture}`;
    for (let round = 0; round < 2; round += 1)
      for (const [accept, type] of [
        ['image/avif,image/webp,*/*', 'image/avif'],
        ['image/webp,*/*', 'image/webp'],
        ['*/*', 'image/jpeg'],
      ] as const)
        expect((await request(url, { accept })).headers['content-type']).toBe(type);
  });

  test('never sends one smaller image in place of another', async ({
    nginx,
    sharedInstances: [instance],
  }) => {
    const accept = 'image/avif,image/webp,*/*';
    for (const name of ['hero', 'evento-1']) {
      const path = avatarAddress(pictureOf(name));
      const fromSite = await request(instance.url + path, { accept });
      expect((await request(nginx.url + path, { accept })).body.equals(fromSite.body), path).toBe(true);
    }
  });

  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ] as const)
    test(`sends a page with encoding ${encoding} as the site has sent it`, async ({
      sharedInstances: [instance],
      startNginx,
    }) => {
      const nginx = await startNginx(instance);
      const fromSite = await request(`${instance.url}/eventos`, { 'accept-encoding': encoding });
      const states: unknown[] = [];
      const throughNginx = async () => {
        const response = await request(`${nginx.url}/eventos`, { 'accept-encoding': encoding });
        expect(response.body.equals(fromSite.body)).toBe(true);
        expect(response.headers['content-encoding']).toBe(fromSite.headers['content-encoding']);
        expect(decompress(response.body).toString()).toMatch(/<\/html>$/);
        states.push(response.headers['x-cache']);
        return states;
      };
      await expect.poll(throughNginx, { intervals: [0] }).toContain('HIT');
      expect(states[0]).toBe('MISS');
    });

  test('shows a page while one visit waits for a site that does not respond', async ({
    startSite,
    startNginx,
  }) => {
    const site = await startSite();
    const nginx = await startNginx(site);
    const { body } = await request(`${nginx.url}/eventos`);
    site.signal('SIGSTOP');
    const states: unknown[] = [];
    const visits: Promise<void>[] = [];
    const visit = async () => {
      const response = await request(`${nginx.url}/eventos`);
      expect(response.body.equals(body)).toBe(true);
      states.push(response.headers['x-cache']);
    };
    await expect
      .poll(() => {
        visits.push(visit());
        return states;
      })
      .toContain('UPDATING');
    site.signal('SIGCONT');
    await Promise.all(visits);
  });

  test('shows the pages it has when no instance runs, otherwise a document, and the site when one is back', async ({
    startSite,
    startNginx,
  }) => {
    const sites = await Promise.all([startSite(), startSite()]);
    const nginx = await startNginx(...sites);
    const { body, headers } = await request(`${nginx.url}/eventos`);
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
    await expect.poll(() => cacheState(`${nginx.url}/eventos`)).toBe('STALE');
    const stale = await request(`${nginx.url}/eventos`);
    expect([stale.status, stale.body.equals(body)]).toEqual([200, true]);
    // By which a cache in front of nginx sees how old the page is.
    expect(stale.headers.date).toBe(headers.date);

    const unavailable = await request(`${nginx.url}/`);
    expect([unavailable.status, unavailable.headers['retry-after']]).toEqual([503, '5']);
    const html = unavailable.body.toString();
    expect(html).toContain('<h1>Volvemos enseguida</h1>');
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(unavailable.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);

    await startSite({ env: { PORT: portOf(sites[0]) } });
    expect((await request(`${nginx.url}/`)).status).toBe(200);
  });

  test('shows an edit within two seconds', async ({ startAdminApi, startSite, startNginx }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
    const nginx = await startNginx(site);
    const read = async () => {
      const sentAt = performance.now();
      const { body } = await request(`${nginx.url}/eventos`);
      return { sentAt, isNew: body.includes('Torta nueva') };
    };
    await read();
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    expect((await refreshThrough(nginx.url)).status).toBe(200);
    const refreshedAt = performance.now();
    // A slow machine sends later, and gets the new page the more surely.
    for (let response = await read(); !response.isNew; response = await read())
      expect(response.sentAt).toBeLessThan(refreshedAt + 2_000);
  });

  test('answers a validation of what it keeps without a body', async ({ nginx }) => {
    const { headers } = await request(`${nginx.url}/eventos`);
    const validation = { 'if-none-match': headers.etag ?? '' };
    const states: unknown[] = [];
    const validate = async () => {
      const response = await request(`${nginx.url}/eventos`, validation);
      expect([response.status, response.body.length]).toEqual([304, 0]);
      states.push(response.headers['x-cache']);
      return states;
    };
    await expect.poll(validate, { intervals: [0] }).toContain('HIT');
    const changed = await request(`${nginx.url}/eventos`, { 'if-none-match': '"another"' });
    expect(changed.status).toBe(200);
  });
});

test.describe('instances', () => {
  test('may stop and come back one by one without a failed request', async ({ startSite, startNginx }) => {
    const sites = await Promise.all([startSite(), startSite()]);
    const nginx = await startNginx(...sites);
    const expectResponses = async () => {
      // More than instances, and never from the cache.
      for (let count = 0; count < 6; count += 1)
        expect((await request(`${nginx.url}/api/health`)).status).toBe(200);
    };
    await expectResponses();
    for (const site of sites) {
      await site.stop('SIGKILL');
      await expectResponses();
      await startSite({ env: { PORT: portOf(site) } });
    }
    await expectResponses();
  });

  test('of which one is down do not fail a refresh', async ({ startSite, startNginx }) => {
    const options = { env: { REVALIDATE_SECRET: secret } };
    const sites = await Promise.all([startSite(options), startSite(options)]);
    const nginx = await startNginx(...sites);
    await sites[0].stop('SIGKILL');
    for (let count = 0; count < 3; count += 1) expect((await refreshThrough(nginx.url)).status).toBe(200);
  });

  test('of which one does not respond do not fail a refresh', async ({ startSite, startNginx }) => {
    const options = { env: { REVALIDATE_SECRET: secret } };
    const sites = await Promise.all([startSite(options), startSite(options)]);
    const nginx = await startNginx(...sites);
    sites[0].signal('SIGSTOP');
    expect((await refreshThrough(nginx.url)).status).toBe(200);
    sites[0].signal('SIGCONT');
  });

  test('of which one does not respond do not fail a request', async ({ startSite, startNginx }) => {
    const sites = await Promise.all([startSite(), startSite()]);
    const nginx = await startNginx(...sites);
    sites[0].signal('SIGSTOP');
    for (let count = 0; count < 3; count += 1)
      expect((await request(`${nginx.url}/api/health`)).status).toBe(200);
    sites[0].signal('SIGCONT');
  });

  test('of two builds are asked in turn for a file that only one of them has', async ({
    sharedInstances,
    startSite,
    startNginx,
  }) => {
    const folder = temporaryFolder();
    await cp(builtSite, folder, { recursive: true });
    const names = ['only-here-1.js', 'only-here-2.js', 'only-here-3.js'];
    for (const name of names) await writeFile(join(folder, '.next/static/chunks', name), name);
    const nginx = await startNginx(...sharedInstances, await startSite({ folder }));
    for (const name of names)
      expect((await request(`${nginx.url}/_next/static/chunks/${name}`)).body.toString()).toBe(name);
    expect((await request(`${nginx.url}/_next/static/chunks/nowhere.js`)).status).toBe(404);
  });

  test('go on when the configuration is read again', async ({ nginx }) => {
    const file = `${nginx.url}${picture}`;
    await request(file);
    await nginx.reload();
    expect(await cacheState(file)).toBe('HIT');
  });
});

test.describe('limits', () => {
  test('to refreshes count for each address, whatever a header says of it', async ({ nginx }) => {
    // Of a method that the site refuses: those do not count there.
    const statuses = async (localAddress: string, forged: Record<string, string> = {}) => {
      const attempts = Array.from({ length: 30 }, (_, index) => {
        const headers = Object.fromEntries(
          Object.entries(forged).map(([name, value]) => [name, value + index]),
        );
        return request(`${nginx.url}/api/revalidate`, headers, { localAddress });
      });
      return (await Promise.all(attempts)).map(({ status }) => status);
    };
    expect(await statuses('127.0.0.1')).toContain(429);
    const forged = { 'x-forwarded-for': '10.0.0.', 'x-real-ip': '10.0.0.', forwarded: 'for=10.0.0.' };
    const [first] = await statuses('127.0.0.2', forged);
    expect(first).toBe(405);
    expect(await statuses('127.0.0.3', forged)).toContain(429);
    expect((await request(`${nginx.url}/eventos`)).status).toBe(200);
  });

  for (const [what, status, path, headers, body] of [
    ['a body', 413, '/api/revalidate', {}, 'x'.repeat(5_000)],
    ['an address', 414, `/${'x'.repeat(9_000)}`, {}, undefined],
    ['a header', 400, '/', { cookie: 'x'.repeat(9_000) }, undefined],
    [
      'all headers',
      400,
      '/',
      { a: 'x'.repeat(8_000), b: 'x'.repeat(8_000), c: 'x'.repeat(8_000) },
      undefined,
    ],
  ] as const)
    test(`refuse ${what} that is too long with status ${status}`, async ({ nginx }) => {
      const options = body === undefined ? {} : { method: 'POST', body };
      expect((await request(nginx.url + path, headers, options)).status).toBe(status);
    });
});

test.describe('responses', () => {
  /** Each of them once, also where nginx responds without the site. */
  const expectSecurityHeadersOnce = (names: string[]) => {
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
  };

  test('of nginx itself have each security header once, and say that no cache may keep them', async ({
    nginx,
    startNginx,
    startSite,
  }) => {
    const stopped = await startSite();
    const alone = await startNginx(stopped);
    await stopped.stop('SIGKILL');
    for (const [status, url, headers, options] of [
      [308, `${nginx.httpUrl}/`, {}, {}],
      [308, `${nginx.url}/`, { host: 'evil.example' }, { servername: 'localhost' }],
      [400, `${nginx.url}/%zz`, {}, {}],
      [400, `${nginx.url.replace('https', 'http')}/`, {}, {}],
      [400, `${nginx.url}/`, { cookie: 'x'.repeat(9_000) }, {}],
      [405, `${nginx.url}/`, {}, { method: 'TRACE' }],
      [413, `${nginx.url}/`, {}, { method: 'POST', body: 'x'.repeat(5_000) }],
      [414, `${nginx.url}/${'x'.repeat(9_000)}`, {}, {}],
      [501, `${nginx.url}/`, { 'transfer-encoding': 'gzip' }, {}],
      [503, `${alone.url}/`, {}, {}],
    ] as const) {
      const response = await request(url, headers, options);
      expect([url.slice(0, 40), response.status]).toEqual([url.slice(0, 40), status]);
      expectSecurityHeadersOnce(response.names);
      if (status >= 400) expect(response.headers['cache-control']).toBe('no-store');
      if (status === 405) expect(response.headers.allow).toBe('GET, HEAD');
    }
    const attempts = Array.from({ length: 30 }, () => request(`${nginx.url}/api/revalidate`));
    const refused = (await Promise.all(attempts)).find(({ status }) => status === 429);
    expectSecurityHeadersOnce(refused?.names ?? []);
    expect(refused?.headers['retry-after']).toBe('60');
  });

  test('of the cache have each security header once', async ({ startSite, startNginx }) => {
    const site = await startSite();
    const nginx = await startNginx(site);
    const first = await request(`${nginx.url}/eventos`);
    const states: unknown[] = [];
    const read = async () => {
      for (const [headers, method] of [
        [{}, 'GET'],
        [{}, 'HEAD'],
        [{ 'if-none-match': first.headers.etag ?? '' }, 'GET'],
      ] as const) {
        const response = await request(`${nginx.url}/eventos`, headers, { method });
        expectSecurityHeadersOnce(response.names);
        expect(response.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
        states.push(`${response.headers['x-cache']} ${response.status}`);
      }
      return states;
    };
    await expect.poll(read, { intervals: [0] }).toEqual(expect.arrayContaining(['HIT 200', 'HIT 304']));
    await site.stop('SIGKILL');
    await expect.poll(read).toEqual(expect.arrayContaining(['STALE 200', 'STALE 304']));
  });
});

/** Requests a refresh through nginx, as the admin system does. */
function refreshThrough(url: string) {
  return request(`${url}/api/revalidate`, { authorization: `Bearer ${secret}` }, { method: 'POST' });
}

function portOf(site: Site): string {
  return new URL(site.url).port;
}

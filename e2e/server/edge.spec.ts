import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { menus } from '../support/content';
import { exchange, request } from '../support/request';
import { expect, test } from '../support/server-test';
import { refresh, secret, temporaryFolder } from '../support/site';

/** These tests run again where nginx stands in front of the site (e2e/cluster). */
const behindNginx = { tag: '@behind-nginx' };

test.describe('a malformed or hostile request', () => {
  test('leaves no trace of its headers in the cached page', async ({ startSite }) => {
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    const before = await (await fetch(`${site.url}/eventos`)).headers.get('content-security-policy');
    for (const name of ['Content-Security-Policy', 'Content-Security-Policy-Report-Only']) {
      await refresh(site);
      // The page is rendered for this request.
      const poisoned = await fetch(`${site.url}/eventos`, {
        headers: {
          [name]: "script-src 'nonce-evil'",
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'evil',
          cookie: '__prerender_bypass=evil',
          'user-agent': 'evil Googlebot',
          'accept-language': 'evil',
        },
      });
      expect(await poisoned.text()).not.toContain('evil');
      const next = await fetch(`${site.url}/eventos`);
      expect(next.headers.get('x-nextjs-cache')).toBe('HIT');
      expect(next.headers.get('content-security-policy')).toBe(before);
      expect(await next.text()).not.toContain('evil');
    }
  });

  test('leaves no trace of its query in the cached page', async ({ siteWith }) => {
    const { site } = await siteWith();
    const kinds: Record<string, string>[] = [{}, { rsc: '1' }];
    for (const headers of kinds) {
      await refresh(site);
      // The page is rendered for this request.
      const poisoned = await fetch(`${site.url}/eventos?evil=evil&_rsc`, { headers });
      expect(poisoned.headers.get('x-nextjs-cache')).toBe('MISS');
      expect(await poisoned.text()).not.toContain('evil');
      expect(await (await fetch(`${site.url}/eventos`)).text()).not.toContain('evil');
    }
  });

  test('leaves no trace of its address in the page for missing addresses', async ({ siteWith }) => {
    const { site } = await siteWith();
    await refresh(site);
    await fetch(`${site.url}/evil?evil`);
    expect(await (await fetch(`${site.url}/no-existe`)).text()).not.toContain('evil');
  });

  test(
    'for a page or a file with a method other than GET and HEAD is refused with status 405',
    behindNginx,
    async ({ siteUrl }) => {
      for (const path of [
        '/',
        '/eventos',
        '/no-existe',
        '/favicon.ico',
        '/_next/static/a.js',
        '/_next/image',
        '/api/health',
      ])
        for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
          const response = await fetch(`${siteUrl}${path}`, { method });
          expect([path, method, response.status, response.headers.get('allow')]).toEqual([
            path,
            method,
            405,
            'GET, HEAD',
          ]);
        }
      expect(
        await exchange(siteUrl, 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      ).toMatch(/^HTTP\/1.1 405 /);
    },
  );

  test('whose body never ends is closed with status 408, even with the right secret', async ({
    startSite,
  }) => {
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    const head = `POST /api/revalidate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nContent-Length: 20\r\n\r\n`;
    expect(await exchange(site.url, `${head}{"sources"`)).toMatch(/^HTTP\/1.1 408 /);
  });

  test('with an invalid range gets the whole file', behindNginx, async ({ siteUrl }) => {
    const html = await (await fetch(siteUrl)).text();
    const script = `${siteUrl}${/\/_next\/static\/chunks\/[\w.-]+\.js/.exec(html)?.[0]}`;
    for (const range of ['bytes=9-3', 'bytes=99999999-', 'bytes=-', 'lines=1'])
      expect((await fetch(script, { headers: { range } })).status).toBe(200);
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

  test('receives the data of the Next router compressed', async ({ siteUrl }) => {
    const response = await fetch(`${siteUrl}/eventos`, { headers: { rsc: '1', 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('Pizza party');
  });

  test('may store a preview image for a day, because its address does not change with its content', async ({
    siteUrl,
  }) => {
    for (const path of ['/opengraph-image', '/eventos/opengraph-image'])
      expect((await fetch(`${siteUrl}${path}`)).headers.get('cache-control')).toBe('public, max-age=86400');
  });
});

test('a site that stops on SIGTERM resets no connection', async ({ startSite }) => {
  const site = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const { hostname, port } = new URL(site.url);
  const request = () =>
    new Promise<string>((resolve) => {
      get({ hostname, port, path: '/eventos', agent }, (response) => {
        let end = '';
        response.on('data', (chunk) => {
          end = `${end}${chunk}`.slice(-7);
        });
        response.on('end', () => resolve(`${response.statusCode} ${end}`));
        response.on('error', (error) => resolve(String(error)));
      }).on('error', (error) => resolve('code' in error ? String(error.code) : String(error)));
    });
  const outcomes = new Map<string, number>();
  const visitor = async () => {
    for (let outcome = ''; outcome !== 'ECONNREFUSED'; ) {
      outcome = await request();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const visitors = Array.from({ length: 50 }, visitor);
  await expect.poll(() => outcomes.get('200 </html>') ?? 0).toBeGreaterThan(100);
  expect(await site.stop('SIGTERM')).toBe(0);
  await Promise.all(visitors);
  expect([...outcomes.keys()].sort()).toEqual(['200 </html>', 'ECONNREFUSED']);
});

test('content is still updated, in time and by refreshes, after the clock is set back', async ({
  startAdminApi,
  startSite,
}) => {
  const script = join(temporaryFolder(), 'clock.cjs');
  await writeFile(
    script,
    `process.on('SIGUSR2', () => { const now = Date.now; Date.now = () => now() - 2 * 60 * 60 * 1000; console.log('set back'); });`,
  );
  const api = await startAdminApi();
  const site = await startSite({
    env: {
      ADMIN_API_URL: api.url,
      REVALIDATE_SECONDS: '1',
      REVALIDATE_SECRET: secret,
      NODE_OPTIONS: `--require ${script}`,
    },
  });
  site.signal('SIGUSR2');
  await site.until(/set back/);
  const shown = async () => (await fetch(`${site.url}/eventos`)).text();
  api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
  await expect.poll(shown).toContain('Torta nueva');
  api.content.menus = { ...menus, Postres: [{ title: 'Torta novísima' }] };
  expect((await refresh(site)).status).toBe(200);
  // A page whose rendering had begun before the refresh may be served once.
  await expect.poll(shown).toContain('Torta novísima');
});

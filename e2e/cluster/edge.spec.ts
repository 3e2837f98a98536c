import { readdir } from 'node:fs/promises';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { avatarAddress } from '../../lib/site/avatar-address';
import { memoryOf } from '../load/memory';
import { expect, test } from '../support/cluster-test';
import { longMenus } from '../support/content';
import { pictureOf } from '../support/image-host';
import { exchange, request } from '../support/request';
import { refresh, secret } from '../support/site';

const EVENTS_HEADING = 'Pizza party';

test.describe('the page that nginx keeps', () => {
  test('holds nothing of the request that it was kept for', async ({ startSite, startNginx }) => {
    const site = await startSite({ env: { REVALIDATE_SECRET: secret } });
    for (const path of [
      '/eventos?evil=evil',
      '/eventos#evil?evil',
      '/./eventos?evil',
      '/x/..//eventos?evil',
    ]) {
      await refresh(site);
      const nginx = await startNginx(site);
      // The page is rendered for this request.
      await request(`${nginx.url}${path}`, {
        'content-security-policy': "script-src 'nonce-evil'",
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': 'evil',
        'x-original-url': '/evil',
        cookie: '__prerender_bypass=evil',
        'accept-language': 'evil',
        accept: 'text/html, evil',
        'accept-encoding': 'evil',
      });
      const next = await request(`${nginx.url}/eventos`);
      expect(next.status).toBe(200);
      expect(JSON.stringify(next.headers) + next.body).not.toContain('evil');
      expect(next.body.toString()).toContain(EVENTS_HEADING);
    }
  });

  for (const path of [
    '//eventos',
    '/%65ventos',
    '/eventos/',
    '/./eventos',
    '/x/../eventos',
    '/eventos%3Fx',
    '/eventos;x',
    '/EVENTOS',
    '/eventos//',
  ])
    test(`is not replaced by the response to ${path}`, async ({ nginx }) => {
      const other = await request(`${nginx.url}${path}`);
      expect(other.status).toBeGreaterThanOrEqual(300);
      const page = await request(`${nginx.url}/eventos`);
      expect([page.status, page.headers['x-cache']]).toEqual([200, 'MISS']);
      expect((await request(`${nginx.url}${path}`)).status).toBe(other.status);
    });

  test('is never the data of the router, nor sent in place of it', async ({ nginx }) => {
    const url = `${nginx.url}/eventos?_rsc`;
    for (const [headers, type] of [
      [{ rsc: '1' }, 'text/x-component'],
      [{}, 'text/html; charset=utf-8'],
      [{ rsc: '1' }, 'text/x-component'],
      [{ rsc: ['0', '1'] }, 'text/html; charset=utf-8'],
      [{ rsc: ['1', '0'] }, /text/],
      [{ rsc: '1, 1' }, 'text/html; charset=utf-8'],
      [{ rsc: '0', 'next-router-prefetch': '1' }, 'text/html; charset=utf-8'],
      [{}, 'text/html; charset=utf-8'],
    ] as [Record<string, string | string[]>, string | RegExp][]) {
      const response = await request(url, headers);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toMatch(type);
      const isData = response.headers['content-type'] === 'text/x-component';
      expect(response.headers['x-cache'] === 'BYPASS').toBe(isData);
    }
  });

  test('is whole for GET when HEAD came first', async ({ nginx }) => {
    expect((await request(`${nginx.url}/eventos`, {}, { method: 'HEAD' })).body).toHaveLength(0);
    expect((await request(`${nginx.url}/eventos`)).body.toString()).toMatch(/<\/html>$/);
  });

  test('is whole for a request of a part', async ({ nginx }) => {
    for (const range of ['bytes=0-9', 'bytes=-5', 'bytes=0-1,4-5']) {
      const { status, body } = await request(`${nginx.url}/eventos`, { range });
      expect([status, body.toString().endsWith('</html>')]).toEqual([200, true]);
    }
  });

  test('can be read by whoever asked for it, whatever Accept-Encoding says', async ({ nginx }) => {
    for (const [acceptEncoding, expected] of [
      ['BR', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.000,gzip;q=0', undefined],
      ['br ; q=0 , gzip ; q=0.5', 'gzip'],
      ['*', undefined],
      ['xbr, gzipx', undefined],
      ['identity;q=0, br;q=1', 'br'],
      ['\t,,;br=gzip', undefined],
      ['br'.repeat(1_000), undefined],
    ] as const) {
      const headers = { 'accept-encoding': acceptEncoding };
      const response = await request(`${nginx.url}/eventos`, headers);
      const encoding = response.headers['content-encoding'];
      expect([acceptEncoding, encoding]).toEqual([acceptEncoding, expected]);
      const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? String;
      expect(decompress(response.body).toString()).toContain(EVENTS_HEADING);
    }
    expect(await readdir(join(nginx.folder, 'cache'))).toHaveLength(3);
  });

  test('of a menu with 2,000 options has its policy', async ({ startAdminApi, startSite, startNginx }) => {
    const api = await startAdminApi({ menus: longMenus });
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    const nginx = await startNginx(site);
    const fromSite = await request(`${site.url}/eventos`);
    const throughNginx = await request(`${nginx.url}/eventos`);
    expect(throughNginx.headers['content-security-policy']).toBe(fromSite.headers['content-security-policy']);
    expect(throughNginx.body.equals(fromSite.body)).toBe(true);
  });
});

test('ten thousand distinct addresses and headers leave nothing in the cache but the pages', async ({
  sharedInstances,
  nginx,
}) => {
  test.slow();
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const statuses = new Set<number>();
  let number = 0;
  const visitor = async () => {
    while (number < 10_000) {
      number += 1;
      const paths = [
        `/?a=${number}`,
        `/eventos?a=${number}`,
        `/eventos?_rsc=${number}`,
        `/no/${number}`,
        `/${number}/../eventos`,
        `/_next/static/${number}.js`,
        `/_next/image?url=%2F${number}&w=96&q=75`,
        `${avatarAddress(pictureOf('hero'))}&x=${number}`,
      ];
      const headers = {
        accept: `text/x-${number}`,
        'accept-language': `x-${number}`,
        'accept-encoding': `br;q=0.${number}`,
        'user-agent': `x-${number}`,
        cookie: `x=${number}`,
      };
      const url = `${nginx.url}${paths[number % paths.length]}`;
      statuses.add((await request(url, headers, { agent })).status);
    }
  };
  await Promise.all(Array.from({ length: 50 }, visitor));
  agent.destroy();
  expect([...statuses].sort()).toEqual([200, 400, 404]);
  expect((await readdir(join(nginx.folder, 'cache'))).length).toBeLessThanOrEqual(2);
  for (const { pid } of sharedInstances) expect(memoryOf(pid)).toBeLessThan(250);
});

test.describe('a message that could be read in two ways', () => {
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
  for (const [what, fields, body] of [
    ['two kinds of length', 'Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${smuggled.length}`, smuggled],
    ['a length with a sign', `Content-Length: +${smuggled.length}`, smuggled],
    ['an unknown coding', 'Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`],
    ['two codings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${smuggled}`],
    ['a space before the colon', 'Content-Length : 4', smuggled],
  ] as const)
    test(`is refused: ${what}`, async ({ nginx }) => {
      const message = `POST /api/revalidate HTTP/1.1\r\nHost: localhost\r\n${fields}\r\n\r\n${body}`;
      const responses = (await exchange(nginx.url, message)).match(/^HTTP\/1\.1 \d+/gm);
      expect(responses).toHaveLength(1);
      expect(responses?.[0]).toMatch(/ (400|501)$/);
    });

  test('reaches the site as one request when it is a body of chunks', async ({ nginx }) => {
    const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
    const message = `POST /api/revalidate HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`;
    expect((await exchange(nginx.url, message)).match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 401']);
    expect((await request(`${nginx.url}/eventos`)).status).toBe(200);
  });

  test('has the path of an absolute address, and no other host', async ({ nginx }) => {
    for (const [address, status] of [
      ['https://evil.example/eventos', 308],
      ['https://localhost/eventos', 200],
    ]) {
      const message = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      expect(await exchange(nginx.url, message)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  });
});

import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../support/server-test';

/** An answer as it travels; `fetch` would undo its compression. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** The first file that a page asks for under names like this. */
async function fileOf(siteUrl: string, pattern: RegExp): Promise<string> {
  const { body } = await ask(`${siteUrl}/`);
  return `${siteUrl}${pattern.exec(body.toString())?.[0]}`;
}

const script = /\/_next\/static\/chunks\/[\w.-]+\.js/;
const styleSheet = /\/_next\/static\/chunks\/[\w.-]+\.css/;
const photo = /\/images\/prepared\/[\w.-]+\.avif/;

test.describe('what browsers and proxies may keep', () => {
  for (const [what, pattern] of [
    ['a script', script],
    ['a style sheet', styleSheet],
    ['a prepared photo', photo],
  ] as const) {
    test(`${what} is kept for ever: its name changes with it`, async ({ siteUrl }) => {
      const { status, headers } = await ask(await fileOf(siteUrl, pattern));
      expect(status).toBe(200);
      expect(headers['cache-control']).toMatch(/^public, ?max-age=31536000, ?immutable$/);
    });
  }

  for (const path of ['/', '/eventos']) {
    test(`${path} may be held by any proxy, and shown while a newer one is fetched`, async ({ siteUrl }) => {
      const { headers } = await ask(`${siteUrl}${path}`);
      expect(headers['cache-control']).toMatch(/^s-maxage=\d+, stale-while-revalidate=\d+$/);
      expect(headers['set-cookie']).toBeUndefined();
    });

    for (const encoding of ['identity', 'gzip', 'br']) {
      test(`${path} as ${encoding} costs nothing to ask for again`, async ({ siteUrl }) => {
        const asked = { 'accept-encoding': encoding };
        const { headers } = await ask(`${siteUrl}${path}`, asked);
        const again = await ask(`${siteUrl}${path}`, { ...asked, 'if-none-match': headers.etag ?? '' });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
      });
    }
  }

  test('a page of a failing API is held for seconds only', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    api.faults.menus = 'error 500';
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    const { headers } = await ask(`${site.url}/eventos`);
    expect(Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1])).toBeLessThanOrEqual(10);
  });
});

test.describe('pages', () => {
  for (const path of ['/', '/eventos', '/no-existe']) {
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      test(`${path} comes compressed with ${encoding}`, async ({ siteUrl }) => {
        const plain = await ask(`${siteUrl}${path}`);
        const packed = await ask(`${siteUrl}${path}`, { 'accept-encoding': encoding });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers['content-length']).toBe(String(packed.body.length));
        expect(decompress(packed.body).equals(plain.body)).toBe(true);
      });
    }

    test(`${path} is another one for each encoding, to caches`, async ({ siteUrl }) => {
      const plain = await ask(`${siteUrl}${path}`);
      const packed = await ask(`${siteUrl}${path}`, { 'accept-encoding': 'br' });
      expect(plain.headers.vary).toContain('Accept-Encoding');
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
    });
  }

  test('a page that has changed is not sent as it was', async ({ siteWith }) => {
    const read = async (siteUrl: string) => {
      const { body } = await ask(`${siteUrl}/eventos`, { 'accept-encoding': 'br' });
      return brotliDecompressSync(body).toString();
    };
    const { site } = await siteWith();
    expect(await read(site.url)).not.toContain('Recién agregado');
    await siteWith({ menus: { 'A Pedido': [{ title: 'Recién agregado' }] } });
    expect(await read(site.url)).toContain('Recién agregado');
  });
});

test.describe('static files', () => {
  for (const [what, pattern] of [
    ['a script', script],
    ['a style sheet', styleSheet],
  ] as const) {
    for (const [encoding, accepted, decompress] of [
      ['br', 'gzip, deflate, br', brotliDecompressSync],
      ['gzip', 'gzip, br;q=0', gunzipSync],
    ] as const) {
      test(`${what} comes compressed with ${encoding}, made when the site was built`, async ({ siteUrl }) => {
        const url = await fileOf(siteUrl, pattern);
        const plain = await ask(url);
        const packed = await ask(url, { 'accept-encoding': accepted });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
        // What is compressed while it is sent has no length to tell.
        expect(packed.headers['content-length']).toBe(String(packed.body.length));
        expect(decompress(packed.body).equals(plain.body)).toBe(true);
      });
    }

    test(`${what} is another one for each encoding, to caches and validators`, async ({ siteUrl }) => {
      const url = await fileOf(siteUrl, pattern);
      const plain = await ask(url);
      const packed = await ask(url, { 'accept-encoding': 'br' });
      expect(plain.headers.vary).toContain('Accept-Encoding');
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag ?? '' });
      expect(again.status).toBe(304);
    });
  }
});

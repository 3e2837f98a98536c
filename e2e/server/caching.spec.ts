import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from '../support/request';
import { expect, test } from '../support/server-test';

/** These tests run again where nginx stands in front of the site (e2e/cluster). */
const behindNginx = { tag: '@behind-nginx' };

/** The address of the first file in the home page's HTML whose path matches. */
async function fileUrl(siteUrl: string, pattern: RegExp): Promise<string> {
  const { body } = await request(`${siteUrl}/`);
  return `${siteUrl}${pattern.exec(body.toString())?.[0]}`;
}

const script = /\/_next\/static\/chunks\/[\w.-]+\.js/;
const styleSheet = /\/_next\/static\/chunks\/[\w.-]+\.css/;
const photo = /\/images\/prepared\/[\w.-]+\.avif/;

test.describe('caching by browsers and proxies', () => {
  for (const [what, pattern] of [
    ['a script', script],
    ['a style sheet', styleSheet],
    ['a prepared photo', photo],
  ] as const) {
    test(
      `${what} is cached for ever, because its name changes with its content`,
      behindNginx,
      async ({ siteUrl }) => {
        const { status, headers } = await request(await fileUrl(siteUrl, pattern));
        expect(status).toBe(200);
        expect(headers['cache-control']).toMatch(/^public, ?max-age=31536000, ?immutable$/);
      },
    );
  }

  for (const path of ['/', '/eventos']) {
    test(
      `${path} may be cached by any proxy, and served stale while it is revalidated`,
      behindNginx,
      async ({ siteUrl }) => {
        const { headers } = await request(`${siteUrl}${path}`);
        expect(headers['cache-control']).toMatch(/^s-maxage=\d+, stale-while-revalidate=\d+$/);
        expect(headers['set-cookie']).toBeUndefined();
      },
    );

    for (const encoding of ['identity', 'gzip', 'br']) {
      test(
        `${path} with encoding ${encoding} is revalidated by its ETag, with an empty response`,
        behindNginx,
        async ({ siteUrl }) => {
          const requestHeaders = { 'accept-encoding': encoding };
          const { headers } = await request(`${siteUrl}${path}`, requestHeaders);
          const revalidated = await request(`${siteUrl}${path}`, {
            ...requestHeaders,
            'if-none-match': headers.etag ?? '',
          });
          expect(revalidated.status).toBe(304);
          expect(revalidated.body).toHaveLength(0);
        },
      );
    }
  }

  test('a page that was rendered while the API failed is cached for 10 seconds at most', async ({
    startAdminApi,
    startSite,
  }) => {
    const api = await startAdminApi();
    api.faults.menus = 'error 500';
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    const { headers } = await request(`${site.url}/eventos`);
    expect(Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1])).toBeLessThanOrEqual(10);
  });
});

test.describe('pages', () => {
  for (const path of ['/', '/eventos', '/no-existe']) {
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      test(`${path} is compressed with ${encoding}`, behindNginx, async ({ siteUrl }) => {
        const plain = await request(`${siteUrl}${path}`);
        const compressed = await request(`${siteUrl}${path}`, { 'accept-encoding': encoding });
        expect(compressed.headers['content-encoding']).toBe(encoding);
        expect(compressed.headers['content-length']).toBe(String(compressed.body.length));
        expect(decompress(compressed.body).equals(plain.body)).toBe(true);
      });
    }

    test(`${path} has a Vary header and an ETag for each encoding`, behindNginx, async ({ siteUrl }) => {
      const plain = await request(`${siteUrl}${path}`);
      const compressed = await request(`${siteUrl}${path}`, { 'accept-encoding': 'br' });
      expect(plain.headers.vary).toContain('Accept-Encoding');
      expect(compressed.headers.vary).toContain('Accept-Encoding');
      expect(compressed.headers.etag).not.toBe(plain.headers.etag);
    });
  }

  test('a page whose content has changed is compressed again', async ({ siteWith }) => {
    const read = async (siteUrl: string) => {
      const { body } = await request(`${siteUrl}/eventos`, { 'accept-encoding': 'br' });
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
      test(`${what} is compressed with ${encoding} by the build`, behindNginx, async ({ siteUrl }) => {
        const url = await fileUrl(siteUrl, pattern);
        const plain = await request(url);
        const compressed = await request(url, { 'accept-encoding': accepted });
        expect(compressed.headers['content-encoding']).toBe(encoding);
        expect(compressed.headers['content-type']).toBe(plain.headers['content-type']);
        // A file that is compressed while it is sent has no content-length.
        expect(compressed.headers['content-length']).toBe(String(compressed.body.length));
        expect(decompress(compressed.body).equals(plain.body)).toBe(true);
      });
    }

    test(`${what} has a Vary header and an ETag for each encoding`, behindNginx, async ({ siteUrl }) => {
      const url = await fileUrl(siteUrl, pattern);
      const plain = await request(url);
      const compressed = await request(url, { 'accept-encoding': 'br' });
      expect(plain.headers.vary).toContain('Accept-Encoding');
      expect(compressed.headers.vary).toContain('Accept-Encoding');
      expect(compressed.headers.etag).not.toBe(plain.headers.etag);
      const revalidated = await request(url, {
        'accept-encoding': 'br',
        'if-none-match': compressed.headers.etag ?? '',
      });
      expect(revalidated.status).toBe(304);
    });
  }
});

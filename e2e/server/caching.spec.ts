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

test.describe('behind nginx too', behindNginx, () => {
  test('files, whose names change with them, are kept for ever, pages by proxies', async ({ siteUrl }) => {
    for (const pattern of [script, styleSheet, photo]) {
      const { status, headers } = await request(await fileUrl(siteUrl, pattern));
      expect(status).toBe(200);
      expect(headers['cache-control']).toMatch(/^public, ?max-age=31536000, ?immutable$/);
    }
    for (const path of ['/', '/eventos']) {
      const { headers } = await request(`${siteUrl}${path}`);
      expect(headers['cache-control']).toMatch(/^s-maxage=\d+, stale-while-revalidate=\d+$/);
    }
  });

  test('pages and files are compressed', async ({ siteUrl }) => {
    const files = await Promise.all([script, styleSheet].map((pattern) => fileUrl(siteUrl, pattern)));
    for (const url of [...['/', '/eventos', '/no-existe'].map((path) => `${siteUrl}${path}`), ...files]) {
      const plain = await request(url);
      expect(plain.headers.vary).toContain('Accept-Encoding');
      for (const [encoding, accepted, decompress] of [
        ['br', 'gzip, deflate, br', brotliDecompressSync],
        ['gzip', 'gzip, br;q=0', gunzipSync],
      ] as const) {
        const { status, headers, body } = await request(url, { 'accept-encoding': accepted });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-type']).toBe(plain.headers['content-type']);
        // What is compressed while it is sent has no content-length.
        expect(headers['content-length']).toBe(String(body.length));
        expect(headers.vary).toContain('Accept-Encoding');
        expect(decompress(body).equals(plain.body)).toBe(true);
        expect(headers.etag).not.toBe(plain.headers.etag);
        if (status === 404) continue;
        const validation = { 'accept-encoding': accepted, 'if-none-match': headers.etag ?? '' };
        const revalidated = await request(url, validation);
        expect([revalidated.status, revalidated.body.length]).toEqual([304, 0]);
      }
    }
  });
});

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

import { once } from 'node:events';
import { connect } from 'node:net';
import { encodeMenu, MAX_SHARED } from '../../lib/quotation/menu-code';
import { readDocument } from '../support/document';
import { expect, test } from '../support/server-test';
import { siteWithBasePath } from '../support/site';

const code = encodeMenu(['o0123456789a', 'offfffffffff']);

/** Where the site redirects a request to, as written in the response. */
async function redirectOf(url: string): Promise<string | null> {
  const response = await fetch(url, { redirect: 'manual' });
  expect(response.status).toBe(307);
  return response.headers.get('location');
}

/** The status and the headers of the response to an address that no URL parser has touched. */
async function headOf(siteUrl: string, path: string): Promise<{ status: number; lines: string[] }> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  const [start = '', ...lines] = (received.split('\r\n\r\n')[0] ?? '').split('\r\n');
  return { status: Number(start.split(' ')[1]), lines };
}

test.describe('the link of a menu', () => {
  for (const [what, query] of [
    ['', ''],
    [' with the parameters of a campaign', '?utm_source=instagram&utm_campaign=fin%20de%20a%C3%B1o'],
    [' with what an app adds', '?fbclid=IwAR0_-x&igsh=MzRlODBiNWFlZA%3D%3D'],
  ] as const) {
    test(`leads to the events page with its code in the fragment${what}`, async ({ siteUrl }) => {
      const location = await redirectOf(`${siteUrl}/m/${code}${query}`);
      expect(location?.replaceAll('+', '%20')).toBe(`/eventos${query}#m=${code}`);
    });
  }

  test('leads to the events page below a base path', async ({ startSite }) => {
    const { folder, basePath } = siteWithBasePath;
    const { url } = await startSite({ folder });
    const location = await redirectOf(`${url}${basePath}/m/${code}?gclid=1`);
    expect(location).toBe(`${basePath}/eventos?gclid=1#m=${code}`);
    expect((await fetch(`${url}/m/${code}`, { redirect: 'manual' })).status).toBe(404);
  });

  test('holds as many options as can be shared, and the parameters of a campaign', async ({ siteUrl }) => {
    const ids = Array.from(
      { length: MAX_SHARED },
      (_, index) => `o${String(index * 4_000_000).padStart(11, '0')}`,
    );
    const longest = encodeMenu(ids);
    const query = `?utm_campaign=${'x'.repeat(500)}`;
    expect(await redirectOf(`${siteUrl}/m/${longest}${query}`)).toBe(`/eventos${query}#m=${longest}`);
  });

  test('leads to its menu with the punctuation that a messenger took for a part of it', async ({
    siteUrl,
  }) => {
    for (const glued of ['.', '-', ')', "'.", '%E2%80%9D', '%20'])
      expect(await redirectOf(`${siteUrl}/m/${code}${glued}`)).toBe(`/eventos#m=${code}`);
  });

  test('that is broken or hostile leads to the events page without a menu', async ({ siteUrl }) => {
    for (const broken of [
      `${code}%0d%0aSet-Cookie:%20evil=1`,
      '%0d%0aLocation:%20https:%2f%2fevil.example',
      '..%2f..%2fetc%2fpasswd',
      '%2F%2Fevil.example',
      '%5C%5Cevil.example',
      'https:%2f%2fevil.example',
      `${code}%23evil`,
      `${code}/evil`,
      '\'"<script>alert(1)</script>',
      ':code*',
      '%00x',
      '%E0%A4%A',
      '😀ñ',
    ]) {
      const { status, lines } = await headOf(siteUrl, encodeURI(`/m/${broken}`).replaceAll('%25', '%'));
      expect(status, broken).toBe(307);
      expect(lines.filter((line) => /^location:/i.test(line))).toEqual(['location: /eventos#m=']);
      expect(lines.join('\n')).not.toMatch(/evil|alert/);
    }
  });

  test('without a code is a page that does not exist', async ({ siteUrl }) => {
    expect((await fetch(`${siteUrl}/m`)).status).toBe(404);
  });

  test('of raw bytes beyond ASCII is refused', async ({ siteUrl }) => {
    expect((await headOf(siteUrl, '/m/ñandú')).status).toBe(400);
  });

  test('of an address that is too long is refused', async ({ siteUrl }) => {
    const { status } = await headOf(siteUrl, `/m/${'A'.repeat(4_100)}`);
    expect(status).toBe(414);
  });

  test('with characters of a header in the parameters adds no header', async ({ siteUrl }) => {
    const { status, lines } = await headOf(siteUrl, `/m/${code}?a=%0d%0aSet-Cookie:%20evil=1`);
    expect(status).toBe(307);
    expect(lines.filter((line) => line.startsWith('location: /eventos?a=%0D%0A'))).toHaveLength(1);
    expect(lines.filter((line) => /^set-cookie/i.test(line))).toEqual([]);
  });

  test('is not stored by caches', async ({ siteUrl }) => {
    const response = await fetch(`${siteUrl}/m/${code}`, { redirect: 'manual' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('shows the preview of the events page, which stays the one to index', async ({ siteUrl }) => {
    const shared = await readDocument(`${siteUrl}/m/${code}?utm_source=instagram`);
    const events = await readDocument(`${siteUrl}/eventos`);
    for (const selector of [
      'meta[property="og:title"]',
      'meta[property="og:description"]',
      'meta[property="og:image"]',
      'meta[property="og:url"]',
      'link[rel="canonical"]',
    ]) {
      const element = shared.querySelector(selector);
      expect(element, selector).not.toBeNull();
      expect(element?.outerHTML).toBe(events.querySelector(selector)?.outerHTML);
    }
  });
});

test.describe('the link of a campaign', () => {
  for (const [link, target] of [
    ['/ig', '/?utm_source=instagram'],
    ['/g', '/?utm_source=google'],
    ['/ig/eventos', '/eventos?utm_source=instagram'],
    ['/g/eventos', '/eventos?utm_source=google'],
  ] as const) {
    test(`${link} redirects to ${target} and keeps the parameters of the link`, async ({ siteUrl }) => {
      const response = await fetch(`${siteUrl}${link}?utm_campaign=verano&gclid=1`, { redirect: 'manual' });
      expect(response.status).toBe(307);
      const location = new URL(response.headers.get('location') ?? '', siteUrl);
      const expected = new URL(target, siteUrl);
      expect(location.pathname).toBe(expected.pathname);
      expect(Object.fromEntries(location.searchParams)).toEqual({
        utm_campaign: 'verano',
        gclid: '1',
        ...Object.fromEntries(expected.searchParams),
      });
    });
  }
});

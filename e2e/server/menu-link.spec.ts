import { encodeMenu, MAX_SHARED } from '../../lib/quotation/menu-code';
import { readDocument } from '../support/document';
import { exchange } from '../support/request';
import { expect, test } from '../support/server-test';
import { siteWithBasePath } from '../support/site';

const code = encodeMenu(['o0123456789a', 'offfffffffff']);

/** Where the site redirects a request to, as written in the response. */
async function redirectOf(url: string): Promise<string | null> {
  const response = await fetch(url, { redirect: 'manual' });
  expect(response.status).toBe(307);
  return response.headers.get('location');
}

/** The start line and the headers of the response to an address that no URL parser has touched. */
async function headOf(siteUrl: string, path: string): Promise<string> {
  const message = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  return (await exchange(siteUrl, message)).split('\r\n\r\n')[0] ?? '';
}

test.describe('the link of a menu', () => {
  test('leads to the events page with its code in the fragment, and the parameters of the link', async ({
    siteUrl,
  }) => {
    for (const query of [
      '',
      '?utm_source=instagram&utm_campaign=fin%20de%20a%C3%B1o&igsh=MzRlODBiNWFlZA%3D%3D',
    ]) {
      const location = await redirectOf(`${siteUrl}/m/${code}${query}`);
      expect(location?.replaceAll('+', '%20')).toBe(`/eventos${query}#m=${code}`);
    }
  });

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
      const head = await headOf(siteUrl, encodeURI(`/m/${broken}`).replaceAll('%25', '%'));
      expect(head, broken).toMatch(/^HTTP\/1.1 307 /);
      expect(head.match(/^location:.*$/gim)).toEqual(['location: /eventos#m=']);
      expect(head).not.toMatch(/evil|alert/);
    }
  });

  test('without a code, of raw bytes beyond ASCII or too long is refused', async ({ siteUrl }) => {
    expect(await headOf(siteUrl, '/m')).toMatch(/ 404 /);
    expect(await headOf(siteUrl, '/m/ñandú')).toMatch(/ 400 /);
    expect(await headOf(siteUrl, `/m/${'A'.repeat(4_100)}`)).toMatch(/ 414 /);
  });

  test('with characters of a header in the parameters adds no header', async ({ siteUrl }) => {
    const head = await headOf(siteUrl, `/m/${code}?a=%0d%0aSet-Cookie:%20evil=1`);
    expect(head).toMatch(/^location: \/eventos\?a=%0D%0A/im);
    expect(head).not.toMatch(/^set-cookie/im);
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

test('the link of a campaign leads to its page with its source, and keeps the parameters of the link', async ({
  siteUrl,
}) => {
  for (const [link, page, source] of [
    ['/ig', '/', 'instagram'],
    ['/g', '/', 'google'],
    ['/ig/eventos', '/eventos', 'instagram'],
    ['/g/eventos', '/eventos', 'google'],
  ] as const) {
    const { pathname, searchParams } = new URL(
      (await redirectOf(`${siteUrl}${link}?utm_campaign=verano&gclid=1`)) ?? '',
      siteUrl,
    );
    expect(pathname).toBe(page);
    const expected = { utm_source: source, utm_campaign: 'verano', gclid: '1' };
    expect(Object.fromEntries(searchParams)).toEqual(expected);
  }
});

import { encodeChoice } from '../../lib/menu/choice-code';
import { pagePaths } from '../../lib/site/pages';
import { trafficSources } from '../../lib/values/traffic-sources.mjs';
import { request } from '../support/http';
import { expect, test } from '../support/server-test';

const code = encodeChoice(['o0123456789a', 'offfffffffff']);

/** The target of the redirect, as written in the response. */
async function redirectOf(url: string): Promise<string | undefined> {
  const { status, headers } = await request(url);
  expect([url, status]).toEqual([url, 307]);
  return headers.location;
}

test('the link of a menu leads to the menu with its code and its campaign', async ({ siteUrl }) => {
  const idOf = (number: number) => `o${String(number * 4_000_000).padStart(11, '0')}`;
  const ids = Array.from({ length: 500 }, (_, index) => idOf(index));
  for (const [menu, query] of [
    [code, ''],
    [code, '?utm_source=instagram&utm_campaign=fin%20de%20a%C3%B1o&igsh=MzRlODBiNWFlZA%3D%3D'],
    [encodeChoice(ids), `?utm_campaign=${'x'.repeat(500)}`],
  ]) {
    const location = await redirectOf(`${siteUrl}/m/${menu}${query}`);
    expect(location?.replaceAll('+', '%20')).toBe(`/eventos${query}#m=${menu}`);
  }
});

test('a broken or hostile link of a menu leads to the events page without one', async ({ siteUrl }) => {
  for (const broken of [
    `${code}%0d%0aSet-Cookie:%20evil=1`,
    '%0d%0aLocation:%20https:%2f%2fevil.example',
    '..%2f..%2fetc%2fpasswd',
    '%2F%2Fevil.example',
    '%5C%5Cevil.example',
    `${code}%23evil`,
    `${code}/evil`,
    '%22%3Cscript%3Ealert(1)',
    ':code*',
    '%00x',
    '%E0%A4%A',
    '%F0%9F%98%80%C3%B1',
  ])
    expect(await redirectOf(`${siteUrl}/m/${broken}`)).toBe('/eventos#m=');
  const { headers } = await request(`${siteUrl}/m/${code}?a=%0d%0aSet-Cookie:%20evil=1`);
  expect(headers.location).toMatch(/^\/eventos\?a=%0D%0A/);
  expect(headers['set-cookie']).toBeUndefined();
});

test('the link of a profile leads to its page with its source and parameters', async ({ siteUrl }) => {
  const links = Object.entries(trafficSources).flatMap(([source, { link }]) =>
    pagePaths.map((page) => [`${link}${page}`.replace(/\/$/, ''), page, source] as const),
  );
  expect(links).toContainEqual(['/ig/eventos', '/eventos', 'instagram']);
  for (const [link, page, source] of links) {
    const location = (await redirectOf(`${siteUrl}${link}?utm_campaign=verano&gclid=1`)) ?? '';
    const { pathname, searchParams } = new URL(location, siteUrl);
    expect(pathname).toBe(page);
    const expected = { utm_source: source, utm_campaign: 'verano', gclid: '1' };
    expect(Object.fromEntries(searchParams)).toEqual(expected);
  }
});

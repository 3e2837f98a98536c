import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pagePaths } from '../../lib/site/pages';
import { count } from '../support/counts';
import { metaContent, readDocument, structuredData } from '../support/http';
import { anywhere, expect, test } from '../support/server-test';
import { projectRoot } from '../support/site';

// What browsers, search engines and previews rely on, for any deployed site. If the site names another address than `BASE_URL` as its own,
// such as a deployment that is to replace another one, `SITE_URL` is that address.

const { BASE_URL, SITE_URL } = process.env;
const origin = BASE_URL ? new URL(SITE_URL ?? BASE_URL).origin : 'https://catering.example';

const pages = pagePaths;

const sampleName = /^nombre;([^;\n]*)/m.exec(
  readFileSync(join(projectRoot, 'lib/content/sample/facts.csv'), 'utf8'),
)?.[1];

test('pages, files and errors have the security headers', anywhere, async ({ publicUrl }) => {
  const document = await readDocument(publicUrl);
  const script = document.querySelector('script[src]')?.getAttribute('src') ?? '';
  for (const path of [...pages, '/no-existe', '/api/health', script]) {
    const { headers } = await fetch(publicUrl + path);
    expect(Object.fromEntries(headers), path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/max-age=\d{7,}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.has('x-powered-by'), path).toBe(false);
    expect(headers.has('set-cookie'), path).toBe(false);
  }
});

test('the policy of each page allows no scripts but its own', anywhere, async ({ publicUrl }) => {
  for (const path of [...pages, '/no-existe']) {
    const { headers } = await fetch(publicUrl + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/);
    expect(policy, path).not.toContain('unsafe');
    expect(policy.length, path).toBeLessThan(1_000);
  }
});

test('pages are compressed', anywhere, async ({ publicUrl }) => {
  for (const path of pages) {
    const { headers } = await fetch(publicUrl + path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers.get('content-encoding'), path).toMatch(/gzip|br/);
  }
});

test('robots.txt lets search engines read all pages', anywhere, async ({ publicUrl }) => {
  const response = await fetch(`${publicUrl}/robots.txt`);
  expect(response.status).toBe(200);
  const robots = await response.text();
  expect(robots).toMatch(/^Allow: \/$/m);
  expect(robots).not.toMatch(/^Disallow: *\S/im);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the sitemap lists both pages', anywhere, async ({ publicUrl }) => {
  const response = await fetch(`${publicUrl}/sitemap.xml`);
  expect(response.status).toBe(200);
  const urls = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(pages.map((path) => origin + path));
});

for (const path of pages) {
  const canonical = new URL(path, origin).href;

  test(`${path} names its own address, whatever the query`, anywhere, async ({ publicUrl }) => {
    const document = await readDocument(`${publicUrl}${path}?utm_source=instagram&v=2`);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')];
    expect(
      links.map(({ href }) => new URL(href).href),
      'the canonical address',
    ).toEqual([canonical]);
    expect(new URL(metaContent(document, 'og:url')).href).toBe(canonical);
  });

  test(`search results of ${path} have a title and a language`, anywhere, async ({ publicUrl }) => {
    const document = await readDocument(publicUrl + path);
    expect(document.documentElement.lang).toBe('es-AR');
    expect(document.title).toContain(` | ${metaContent(document, 'og:site_name')}`);
  });

  test(`search results of ${path} have the sentence of the business`, anywhere, async ({ publicUrl }) => {
    const document = await readDocument(publicUrl + path);
    const [inSearch, inChats] = ['description', 'og:description'].map((name) => metaContent(document, name));
    test.skip(!inSearch && !inChats, 'This business gives no sentence for this page.');
    expect([inSearch, inChats], 'in search results, in chats').toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ]);
  });

  test(`a link to ${path} in a chat shows a picture and a title`, anywhere, async ({ publicUrl }) => {
    const document = await readDocument(publicUrl + path);
    expect(metaContent(document, 'og:title')).toBe(document.title);
    for (const name of ['og:image', 'twitter:image']) {
      expect(metaContent(document, name), `${name}: the address of a picture`).toMatch(/^https?:/);
      const address = new URL(metaContent(document, name));
      expect(address.origin, name).toBe(origin);
      const response = await fetch(publicUrl + address.pathname + address.search);
      expect([response.status, response.headers.get('content-type')], name).toEqual([200, 'image/jpeg']);
      const picture = await response.arrayBuffer();
      expect(await sharp(picture).metadata(), name).toMatchObject({ width: 1200, height: 630 });
      // WhatsApp drops heavy previews.
      expect(picture.byteLength, name).toBeLessThan(300_000);
    }
  });

  test(`search engines may list ${path}`, anywhere, async ({ publicUrl }) => {
    test.skip(/\/\/localhost/.test(origin), 'A site on this machine is in no search engine.');
    const document = await readDocument(publicUrl + path);
    // Search engines obey the strictest of several.
    const robots = Array.from(
      document.querySelectorAll('meta[name=robots]'),
      ({ outerHTML }) => outerHTML,
    ).join();
    // A public site with content of its own has another name.
    const isSample = robots.includes('noindex') && metaContent(document, 'og:site_name') === sampleName;
    test.skip(isSample, 'This site shows the sample, which no search engine lists.');
    expect(robots).not.toMatch(/noindex|none/);
    expect((await fetch(publicUrl + path)).headers.get('x-robots-tag') ?? '').not.toMatch(/noindex|none/);
  });
}

test('all links to WhatsApp lead to the number that search engines know', anywhere, async ({ publicUrl }) => {
  const documents = await Promise.all([...pages, '/no-existe'].map((path) => readDocument(publicUrl + path)));
  const [business] = documents.flatMap(structuredData);
  expect(business).toMatchObject({
    '@type': 'FoodEstablishment',
    telephone: expect.stringMatching(/^\+\d{8,15}$/),
  });
  for (const link of documents.flatMap(({ links }) => [...links]))
    if (link.hostname === 'api.whatsapp.com')
      expect(`+${new URL(link.href).searchParams.get('phone')}`, link.outerHTML).toBe(business.telephone);
});

test('the name that search engines know is that of the previews', anywhere, async ({ publicUrl }) => {
  const document = await readDocument(publicUrl);
  expect(structuredData(document)[0].name).toBe(metaContent(document, 'og:site_name'));
});

test('what is done on the pages can be counted, or is not', anywhere, async ({ publicUrl }) => {
  // A visit with this signal is accepted, and not counted.
  expect([204, 404]).toContain(await count(publicUrl, 'visit other', { 'sec-gpc': '1' }));
});

test('no link or asset within the site is broken', anywhere, async ({ publicUrl }) => {
  const addresses = new Set<string>();
  for (const path of [...pages, '/no-existe']) {
    const { body } = await readDocument(publicUrl + path);
    for (const { hash } of body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
      expect(body.querySelector(hash), `a link within ${path}: ${hash}`).not.toBeNull();
    const html = body.ownerDocument.documentElement.outerHTML.replaceAll('&amp;', '&');
    for (const [, name, value = ''] of html.matchAll(/\s(?:data-)?(src|href|srcset)="(\/[^"]*)"/g))
      for (const part of value.split(', '))
        addresses.add(name === 'srcset' ? part.replace(/ .*/, '') : value);
  }
  for (const address of addresses)
    expect((await fetch(publicUrl + address)).status, `a link or a file: ${address}`).toBe(200);
});

import sharp from 'sharp';
import { menus } from '../support/content';
import { readDocument } from '../support/document';
import { test as base, expect } from '../support/server-test';
import { Site } from '../support/site';

const test = base.extend<Record<never, never>, { publicUrl: string }>({
  /** The address of a site with SITE_URL and content of its own: only such a site may be indexed. */
  publicUrl: [
    async ({ adminApi }, use) => {
      const env = { ADMIN_API_URL: adminApi.url, SITE_URL: 'https://catering.example' };
      const site = await Site.start({ env });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe('for search engines', () => {
  const content = (document: Document, name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

  function structured(document: Document): Record<string, unknown>[] {
    const blocks = document.querySelectorAll('script[type="application/ld+json"]');
    return [...blocks].map((block) => JSON.parse(block.textContent ?? ''));
  }

  for (const [path, canonical] of [
    ['/', 'https://catering.example'],
    ['/eventos', 'https://catering.example/eventos'],
  ] as const) {
    test(`the head of ${path} is complete`, async ({ publicUrl }) => {
      const document = await readDocument(`${publicUrl}${path}?utm_source=instagram&gclid=x`);
      const { head } = document;
      expect(document.documentElement.lang).toBe('es-AR');
      expect(document.title.length).toBeLessThanOrEqual(60);
      expect(document.title).toContain('Buenos Aires');
      const description = content(document, 'description');
      expect(description.length).toBeGreaterThan(80);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical);
      expect(content(document, 'og:url')).toBe(canonical);
      expect(content(document, 'og:locale')).toBe('es_AR');
      expect(content(document, 'og:title')).toBe(document.title);
      expect(content(document, 'og:image')).toMatch(/^https:\/\/catering\.example\//);
      expect(content(document, 'og:image:alt')).not.toBe('');
      expect(content(document, 'twitter:card')).toBe('summary_large_image');
      expect(content(document, 'theme-color')).toBe('#17100c');
      expect(content(document, 'robots')).toBe('');
      expect(head.querySelector('link[rel="manifest"]')).not.toBeNull();
      expect(head.querySelector('link[rel="apple-touch-icon"]')).not.toBeNull();
      expect(document.querySelectorAll('h1')).toHaveLength(1);
    });

    test(`the preview of ${path} has 1200 x 630 pixels and less than 300 kB`, async ({ siteUrl }) => {
      const image = new URL(content(await readDocument(`${siteUrl}${path}`), 'og:image'));
      const response = await fetch(`${siteUrl}${image.pathname}${image.search}`);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(300_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    });

    test(`headings of ${path} skip no level`, async ({ siteUrl }) => {
      const document = await readDocument(`${siteUrl}${path}`);
      const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
        Number(tagName[1]),
      );
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  }

  // The photo of the banner is decoration behind its text.
  for (const [path, decoration] of [
    ['/', ['hero']],
    ['/eventos', []],
    ['/no-existe', []],
  ] as const) {
    test(`photos of ${path} have a description, except for decoration`, async ({ siteUrl }) => {
      const photos = [
        ...(await readDocument(`${siteUrl}${path}`)).querySelectorAll<HTMLImageElement>('main img'),
      ];
      const described = photos.filter(({ alt }) => alt !== '');
      expect(described.length).toBeGreaterThan(0);
      for (const { alt } of described) expect(alt).toMatch(/\p{L}+ \p{L}+ \p{L}+/u);
      const undescribed = photos.filter((photo) => !described.includes(photo));
      expect(undescribed.map(({ src }) => /prepared\/([a-z]+)/.exec(src)?.[1])).toEqual(decoration);
    });
  }

  test('a site without SITE_URL is noindex', async ({ siteUrl }) => {
    expect(content(await readDocument(`${siteUrl}/eventos`), 'robots')).toContain('noindex');
  });

  test('the 404 page has no canonical link and is noindex', async ({ siteUrl }) => {
    const document = await readDocument(`${siteUrl}/no-existe`);
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(content(document, 'robots')).toContain('noindex');
  });

  test('structured data holds the business, the breadcrumb and every option with its price', async ({
    siteUrl,
  }) => {
    const [business, website] = structured(await readDocument(`${siteUrl}/`));
    expect(business).toMatchObject({
      '@type': 'FoodEstablishment',
      name: 'Fuego y Masa',
      telephone: '+5491100000000',
      hasMenu: expect.stringMatching(/\/eventos$/),
      areaServed: { name: 'Buenos Aires' },
    });
    expect(JSON.stringify(business)).not.toMatch(/rating|review/i);
    expect(website).toMatchObject({ '@type': 'WebSite', name: 'Fuego y Masa' });

    const [breadcrumb, menu] = structured(await readDocument(`${siteUrl}/eventos`));
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }],
    });
    expect(menu).toMatchObject({
      '@type': 'Menu',
      hasMenuSection: Object.entries(menus).map(([name, options]) => ({
        '@type': 'MenuSection',
        name,
        hasMenuItem: options.map(({ title }) => ({ '@type': 'MenuItem', name: title })),
      })),
    });
    expect(JSON.stringify(menu)).toContain(
      '"offers":{"@type":"Offer","price":"48500.00","priceCurrency":"ARS"}',
    );
  });

  test('a title with a closing script tag cannot end the structured data', async ({ siteWith }) => {
    const title = '</script><script>alert(1)</script>';
    const { site } = await siteWith({ menus: { Postres: [{ title }] } });
    const document = await readDocument(`${site.url}/eventos`);
    expect([...document.scripts].map(({ textContent }) => textContent)).not.toContain('alert(1)');
    expect(JSON.stringify(structured(document)[1])).toContain('alert(1)');
  });

  test('robots.txt names the sitemap, which lists both pages', async ({ publicUrl }) => {
    const robots = await (await fetch(`${publicUrl}/robots.txt`)).text();
    expect(robots).toContain('Allow: /');
    expect(robots).not.toContain('Disallow');
    expect(robots).toContain('Sitemap: https://catering.example/sitemap.xml');
    const sitemap = await (await fetch(`${publicUrl}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls).toEqual(['https://catering.example/', 'https://catering.example/eventos']);
    expect(sitemap).toContain('<lastmod>2026-03-07</lastmod>');
    for (const url of urls) expect((await fetch(`${publicUrl}${new URL(url).pathname}`)).status).toBe(200);
  });

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

  test('no internal link and no asset is broken', async ({ siteUrl }) => {
    const broken: string[] = [];
    const seen = new Set<string>();
    for (const path of ['/', '/eventos', '/no-existe']) {
      const document = await readDocument(`${siteUrl}${path}`);
      const sources = [...document.querySelectorAll('img, source')].flatMap((image) => [
        image.getAttribute('src') ?? '',
        ...(image.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
      ]);
      const links = [...document.querySelectorAll('a[href], link[href]')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const scripts = [...document.querySelectorAll('script')].map(
        (script) => script.getAttribute('src') ?? script.getAttribute('data-src') ?? '',
      );
      for (const address of [...sources, ...links, ...scripts])
        if (address.startsWith('/')) seen.add(address);
    }
    for (const address of seen) {
      const { status } = await fetch(`${siteUrl}${address}`);
      if (status !== 200) broken.push(`${status} ${address}`);
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
  });

  test('the manifest names the business and icons that exist', async ({ siteUrl }) => {
    const manifest = await (await fetch(`${siteUrl}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: 'Fuego y Masa', lang: 'es-AR' });
    for (const { src } of manifest.icons) expect((await fetch(`${siteUrl}${src}`)).status).toBe(200);
  });
});

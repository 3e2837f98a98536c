import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { menus } from '../support/content';
import { expect, test } from '../support/server-test';

test.describe('as a crawler sees it', () => {
  /** The document that the server sends, no script run. */
  async function read(url: string): Promise<Document> {
    return new JSDOM(await (await fetch(url)).text()).window.document;
  }

  const content = (document: Document, name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

  function structured(document: Document): Record<string, unknown>[] {
    const blocks = document.querySelectorAll('script[type="application/ld+json"]');
    return [...blocks].map((block) => JSON.parse(block.textContent ?? ''));
  }

  const publicSite = { SITE_URL: 'https://catering.example' };

  for (const [path, canonical] of [
    ['/', 'https://catering.example'],
    ['/eventos', 'https://catering.example/eventos'],
  ] as const) {
    test(`the head of ${path} is complete`, async ({ startSite, startAdminApi }) => {
      const api = await startAdminApi();
      const site = await startSite({ env: { ...publicSite, ADMIN_API_URL: api.url } });
      const document = await read(`${site.url}${path}?utm_source=instagram&gclid=x`);
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

    test(`the preview of ${path} is 1200 x 630 and light`, async ({ siteUrl }) => {
      const image = new URL(content(await read(`${siteUrl}${path}`), 'og:image'));
      const answer = await fetch(`${siteUrl}${image.pathname}${image.search}`);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBeLessThan(300_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    });

    test(`headings of ${path} skip no level, images have texts`, async ({ siteUrl }) => {
      const document = await read(`${siteUrl}${path}`);
      const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
        Number(tagName[1]),
      );
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      for (const image of document.querySelectorAll('img')) expect(image.hasAttribute('alt')).toBe(true);
    });
  }

  test('sample content and a site without an address of its own stay out of the index', async ({
    startSite,
    siteUrl,
  }) => {
    const sample = await startSite({ env: publicSite });
    expect(content(await read(`${sample.url}/`), 'robots')).toContain('noindex');
    expect(content(await read(`${siteUrl}/eventos`), 'robots')).toContain('noindex');
  });

  test('the 404 page has no canonical and stays out of the index', async ({ siteUrl }) => {
    const document = await read(`${siteUrl}/no-existe`);
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(content(document, 'robots')).toContain('noindex');
  });

  test('structured data names the business, the way, and each priced option', async ({ siteUrl }) => {
    const [business, website] = structured(await read(`${siteUrl}/`));
    expect(business).toMatchObject({
      '@type': 'FoodEstablishment',
      name: 'Fuego y Masa',
      telephone: '+5491100000000',
      hasMenu: expect.stringMatching(/\/eventos$/),
      areaServed: { name: 'Buenos Aires' },
    });
    expect(JSON.stringify(business)).not.toMatch(/rating|review/i);
    expect(website).toMatchObject({ '@type': 'WebSite', name: 'Fuego y Masa' });

    const [breadcrumb, menu] = structured(await read(`${siteUrl}/eventos`));
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

  test('a hostile title cannot end the structured data', async ({ startAdminApi, startSite }) => {
    const title = '</script><script>alert(1)</script>';
    const api = await startAdminApi({ menus: { Postres: [{ title }] } });
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    const document = await read(`${site.url}/eventos`);
    expect([...document.scripts].map(({ textContent }) => textContent)).not.toContain('alert(1)');
    expect(JSON.stringify(structured(document)[1])).toContain('alert(1)');
  });

  test('robots and sitemap lead to both pages', async ({ startSite, startAdminApi }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ...publicSite, ADMIN_API_URL: api.url } });
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain(
      'Sitemap: https://catering.example/sitemap.xml',
    );
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls).toEqual(['https://catering.example/', 'https://catering.example/eventos']);
    expect(sitemap).toContain('<lastmod>2026-03-07</lastmod>');
    for (const url of urls) expect((await fetch(`${site.url}${new URL(url).pathname}`)).status).toBe(200);
  });

  for (const [link, target] of [
    ['/ig', '/?utm_source=instagram'],
    ['/g', '/?utm_source=google'],
    ['/ig/eventos', '/eventos?utm_source=instagram'],
    ['/g/eventos', '/eventos?utm_source=google'],
  ] as const) {
    test(`${link} leads to ${target}, with what the link carries`, async ({ siteUrl }) => {
      const answer = await fetch(`${siteUrl}${link}?utm_campaign=verano&gclid=1`, { redirect: 'manual' });
      expect(answer.status).toBe(307);
      const led = new URL(answer.headers.get('location') ?? '', siteUrl);
      const wanted = new URL(target, siteUrl);
      expect(led.pathname).toBe(wanted.pathname);
      expect(Object.fromEntries(led.searchParams)).toEqual({
        utm_campaign: 'verano',
        gclid: '1',
        ...Object.fromEntries(wanted.searchParams),
      });
    });
  }

  test('no internal link and no asset is broken', async ({ siteUrl }) => {
    const broken: string[] = [];
    const seen = new Set<string>();
    for (const path of ['/', '/eventos', '/no-existe']) {
      const document = await read(`${siteUrl}${path}`);
      const sources = [...document.querySelectorAll('img, source')].flatMap((image) => [
        image.getAttribute('src') ?? '',
        ...(image.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
      ]);
      const links = [...document.querySelectorAll('a[href], link[href]')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const scripts = [...document.querySelectorAll('script[src]')].map(
        (script) => script.getAttribute('src') ?? '',
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

import sharp from 'sharp';
import { readDocument } from '../support/document';
import { rosario } from '../support/rosario';
import { expect, test } from '../support/server-test';
import { siteWithBasePath } from '../support/site';

test.describe('for search engines', () => {
  const content = (document: Document, name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

  /** The address of the picture of a page's preview on the site under test. */
  async function pictureOf(page: string): Promise<URL> {
    const { pathname, search } = new URL(content(await readDocument(page), 'og:image'));
    return new URL(`${pathname}${search}`, page);
  }

  function structured(document: Document): Record<string, unknown>[] {
    const blocks = document.querySelectorAll('script[type="application/ld+json"]');
    return [...blocks].map((block) => JSON.parse(block.textContent ?? ''));
  }

  for (const [path, canonical, title] of [
    ['/', 'https://catering.example', 'Cátering para eventos en Buenos Aires'],
    ['/eventos', 'https://catering.example/eventos', 'Cotizá tu cátering en Buenos Aires'],
  ] as const) {
    test(`the head and the preview of ${path} are complete, and no text is cut`, async ({ publicUrl }) => {
      const document = await readDocument(`${publicUrl}${path}?utm_source=instagram&gclid=x`);
      const hrefOf = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
      expect(document.documentElement.lang).toBe('es-AR');
      expect(document.title).toBe(`${title} | Fuego y Masa`);
      expect(content(document, 'description')).toMatch(/^.{80,160}$/);
      expect(hrefOf('canonical')).toBe(canonical);
      expect(content(document, 'og:url')).toBe(canonical);
      expect(content(document, 'og:locale')).toBe('es_AR');
      expect(content(document, 'og:site_name')).toBe('Fuego y Masa');
      expect(content(document, 'og:image')).toMatch(/^https:\/\/catering\.example\//);
      expect(content(document, 'og:image:alt')).not.toBe('');
      expect(content(document, 'twitter:card')).toBe('summary_large_image');
      expect(content(document, 'theme-color')).toBe('#17100c');
      expect(content(document, 'robots')).toBe('max-image-preview:large');
      for (const rel of ['manifest', 'apple-touch-icon']) expect(hrefOf(rel)).toBeTruthy();
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      for (const service of ['og', 'twitter']) {
        expect(content(document, `${service}:title`)).toBe(title);
        const sentence = content(document, `${service}:description`);
        expect(sentence).toMatch(/^\p{Lu}.{0,63}\.$/u);
        expect(sentence).not.toMatch(/\$|Fuego y Masa/);
      }
    });

    test(`the picture of the preview of ${path} has 1200 x 630 pixels and less than 300 kB`, async ({
      siteUrl,
    }) => {
      const response = await fetch(await pictureOf(`${siteUrl}${path}`));
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(300_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    });
  }

  test('a site without SITE_URL and the 404 page are noindex, the latter without a canonical link', async ({
    siteUrl,
    publicUrl,
  }) => {
    expect(content(await readDocument(`${siteUrl}/eventos`), 'robots')).toContain('noindex');
    const missing = await readDocument(`${publicUrl}/no-existe`);
    expect(content(missing, 'robots')).toContain('noindex');
    expect(missing.querySelector('link[rel="canonical"]')).toBeNull();
  });

  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  test('structured data names the business as far as it is known', async ({ publicUrl }) => {
    const [business, website] = structured(await readDocument(`${publicUrl}/`));
    const { image, ...facts } = business ?? {};
    expect(facts).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FoodEstablishment',
      '@id': 'https://catering.example/#negocio',
      name: 'Fuego y Masa',
      hasMenu: 'https://catering.example/eventos',
      url: 'https://catering.example/',
      menu: 'https://catering.example/eventos',
      servesCuisine: expect.any(Array),
      telephone: '+5491100000000',
      address: { '@type': 'PostalAddress', addressLocality: 'Buenos Aires', addressCountry: 'AR' },
      areaServed: [{ '@type': 'AdministrativeArea', name: 'Buenos Aires' }],
    });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: 'Fuego y Masa',
      publisher: { '@id': 'https://catering.example/#negocio' },
    });
    const proportions = await Promise.all(
      (image as string[]).map(async (address) => {
        expect(address).toMatch(/^https:\/\/catering\.example\//);
        const response = await fetch(`${publicUrl}${new URL(address).pathname}`);
        const { width, height } = await sharp(await response.arrayBuffer()).metadata();
        // The least that Google takes.
        expect(width * height).toBeGreaterThan(50_000);
        return (width / height).toFixed(2);
      }),
    );
    expect(proportions).toEqual(['1.00', '1.33', '1.78']);
  });

  test('structured data has all facts that a business gives', async ({ rosarioUrl }) => {
    const [business] = structured(await readDocument(`${rosarioUrl}/`));
    expect(business).toMatchObject({
      '@id': 'https://labrasa.example/#negocio',
      name: 'La Brasa & Hijos',
      legalName: 'La Brasa S.R.L.',
      taxID: '30-12345678-1',
      telephone: '+5493415550000',
      email: 'hola@labrasa.example',
      priceRange: '$9.000 a $52.000 por persona',
      servesCuisine: ['Parrilla', 'Paella'],
      areaServed: [{ name: 'Rosario' }, { name: 'Funes' }, { name: 'San Lorenzo' }],
      address: {
        streetAddress: 'Bv. Oroño 1234',
        addressLocality: 'Funes',
        addressRegion: 'Santa Fe',
        postalCode: 'S2000',
        addressCountry: 'AR',
      },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '20:00' },
        { dayOfWeek: ['Saturday'], opens: '18:00', closes: '03:00' },
      ],
      menu: 'https://labrasa.example/eventos',
    });
  });

  test('structured data has the way to the events page', async ({ publicUrl }) => {
    const [breadcrumb] = structured(await readDocument(`${publicUrl}/eventos`));
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: expect.any(String), item: 'https://catering.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: expect.any(String),
          item: 'https://catering.example/eventos',
        },
      ],
    });
  });

  test('a name with a closing script tag cannot end the structured data', async ({ startSite }) => {
    const name = '</script><script>alert(1)</script>';
    const { url } = await startSite({ env: { BUSINESS_NAME: name } });
    const document = await readDocument(`${url}/`);
    expect([...document.scripts].map(({ textContent }) => textContent)).not.toContain('alert(1)');
    expect(structured(document)[0]).toMatchObject({ name });
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

  test('below a base path canonical addresses, pictures of previews, sitemap and manifest lead nowhere else', async ({
    startSite,
  }) => {
    const { folder, basePath } = siteWithBasePath;
    const { url } = await startSite({ folder });
    const documents = await Promise.all(
      ['', '/eventos'].map((path) => readDocument(`${url}${basePath}${path}`)),
    );
    const sitemap = await (await fetch(`${url}${basePath}/sitemap.xml`)).text();
    const { start_url } = await (await fetch(`${url}${basePath}/manifest.webmanifest`)).json();
    const addresses = [
      ...documents.flatMap((document) => [
        document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
        content(document, 'og:url'),
        content(document, 'og:image'),
        content(document, 'twitter:image'),
      ]),
      ...[...sitemap.matchAll(/loc>(http.*?)</g)].map(([, address = '']) => address),
      new URL(start_url, url).href,
    ];
    for (const address of new Set(addresses)) {
      const response = await fetch(`${url}${new URL(address).pathname}`, { redirect: 'manual' });
      expect(response.status, address).toBe(200);
    }
  });

  test('titles, previews and manifest name the business and the place of the facts', async ({
    rosarioUrl,
  }) => {
    const document = await readDocument(`${rosarioUrl}/eventos`);
    expect(document.title).toBe('Cotizá tu cátering en Rosario | La Brasa & Hijos');
    expect(content(document, 'description')).toBe(rosario.searchResults.events);
    expect(content(document, 'og:site_name')).toBe('La Brasa & Hijos');
    expect(content(document, 'og:title')).toBe('Cotizá tu cátering en Rosario');
    expect(content(document, 'og:description')).toBe(rosario.linkPreviews.events);
    expect(content(document, 'og:image:alt')).toBe(rosario.photos['servicio-2']);
    const manifest = await (await fetch(`${rosarioUrl}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: 'La Brasa & Hijos', short_name: 'La Brasa & Hijos' });
  });

  test('no internal link and no asset is broken', async ({ siteUrl }) => {
    const seen = new Set<string>();
    for (const path of ['/', '/eventos', '/no-existe']) {
      const { documentElement } = await readDocument(`${siteUrl}${path}`);
      for (const [, name, value = ''] of documentElement.outerHTML.matchAll(
        /\s(?:data-)?(src|href|srcset)="(\/[^"]*)"/g,
      ))
        for (const address of name === 'srcset'
          ? value.split(', ').map((part) => part.split(' ')[0])
          : [value])
          if (address) seen.add(address.replaceAll('&amp;', '&'));
    }
    expect(seen.size).toBeGreaterThan(60);
    const statuses = [...seen].map(async (address) => [
      address,
      (await fetch(`${siteUrl}${address}`)).status,
    ]);
    expect((await Promise.all(statuses)).filter(([, status]) => status !== 200)).toEqual([]);
  });
});

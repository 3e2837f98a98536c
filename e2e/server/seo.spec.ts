import { photoNames } from '../../lib/site/photo-names';
import { rosario, valueIn } from '../support/facts';
import { metaContent, readDocument, structuredData } from '../support/http';
import { expect, test } from '../support/server-test';

const linkOf = (document: Document, rel: string) =>
  document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

test('each page has its title, and a card with a large picture', async ({ publicUrl }) => {
  for (const [path, title] of [
    ['/', 'Cátering para eventos en Buenos Aires'],
    ['/eventos', 'Cotizá tu cátering en Buenos Aires'],
  ] as const) {
    const document = await readDocument(`${publicUrl}${path}`);
    expect(document.title).toBe(`${title} | Brasa y Masa`);
    expect(metaContent(document, 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(document, 'theme-color')).toBe('#17100c');
    expect(metaContent(document, 'robots')).toBe('max-image-preview:large');
  }
});

test('neither a site without SITE_URL nor a 404 page may be indexed', async ({ siteUrl, publicUrl }) => {
  expect(metaContent(await readDocument(`${siteUrl}/eventos`), 'robots')).toContain('noindex');
  const missing = await readDocument(`${publicUrl}/no-existe`);
  expect(metaContent(missing, 'robots')).toContain('noindex');
  expect(linkOf(missing, 'canonical')).toBeUndefined();
  expect(missing.title).toBe('Error 404');
});

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test('structured data has the known facts of the business', async ({ publicUrl }) => {
  const [business, website] = structuredData(await readDocument(`${publicUrl}/`));
  const { image, ...facts } = business ?? {};
  expect(facts).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    '@id': 'https://catering.example/#negocio',
    name: 'Brasa y Masa',
    hasMenu: 'https://catering.example/eventos',
    url: 'https://catering.example/',
    menu: 'https://catering.example/eventos',
    servesCuisine: expect.any(Array),
    telephone: '+5491155550000',
    address: { '@type': 'PostalAddress', addressLocality: 'Buenos Aires', addressCountry: 'AR' },
    areaServed: ['CABA', 'GBA'].map((name) => ({ '@type': 'AdministrativeArea', name })),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: '+5491155550000',
      hoursAvailable: expect.any(Array),
    },
  });
  const publisher = { '@id': 'https://catering.example/#negocio' };
  expect(website).toMatchObject({
    '@type': 'WebSite',
    name: 'Brasa y Masa',
    inLanguage: 'es-AR',
    publisher,
  });
  expect(image).toMatch(/^https:\/\/catering\.example\//);
});

test('all facts that a business gives are in structured data and previews', async ({ rosarioUrl }) => {
  const document = await readDocument(`${rosarioUrl}/`);
  expect(structuredData(document)[0]).toMatchObject({
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
    contactPoint: {
      hoursAvailable: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '20:00' },
        { dayOfWeek: ['Saturday'], opens: '18:00', closes: '03:00' },
      ],
    },
  });
  expect(metaContent(document, 'og:image:alt')).toBe(valueIn(rosario, 'descripción hero'));
  const events = await readDocument(`${rosarioUrl}/eventos`);
  expect(events.title).toBe('Cotizá tu cátering en Rosario | La Brasa & Hijos');
  expect(metaContent(events, 'description')).toBe(valueIn(rosario, 'Google eventos'));
  expect(metaContent(events, 'og:description')).toBe(valueIn(rosario, 'vista previa eventos'));
  expect(metaContent(events, 'og:image:alt')).toBe(valueIn(rosario, 'descripción servicio-2'));
});

test('the sitemap lists the photos of each page', async ({ publicUrl }) => {
  const sitemap = await (await fetch(`${publicUrl}/sitemap.xml`)).text();
  const photos = [...sitemap.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url = '']) => url);
  // All but that of the page for missing addresses.
  expect(photos).toHaveLength(photoNames.length - 1);
  for (const url of photos) {
    expect(url).toMatch(/^https:\/\/catering\.example\//);
    expect((await fetch(publicUrl + new URL(url).pathname)).headers.get('content-type')).toMatch(/^image/);
  }
});

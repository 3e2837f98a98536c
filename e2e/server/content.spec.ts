import type { PagePath } from '../../lib/site/pages';
import { menus, testimonials } from '../support/content';
import { factsFile } from '../support/facts';
import { metaContent, readDocument, structuredData } from '../support/http';
import { anywhere, expect, test } from '../support/server-test';

/** The HTML of a page, as a crawler receives it. */
async function html(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return response.text();
}

test('all content is in the HTML, without further requests to the API', async ({ startSite }) => {
  const site = await startSite({ content: {}, shared: true });
  const { api } = site;
  // A process reads its sources at its start; a visit waits for that.
  await html(`${site.url}/`);
  const requests = { ...api.requests };
  for (let visit = 0; visit < 10; visit += 1) {
    const events = await html(`${site.url}/eventos`);
    for (const { title } of Object.values(menus).flat())
      expect(events).toContain(title.replace('&', '&amp;'));
    expect(events).toContain('$48.500');
    const home = await html(`${site.url}/`);
    for (const { message } of testimonials) expect(home).toContain(message);
  }
  expect(api.requests).toEqual(requests);
});

test('a site without an API shows samples, marked as such', async ({ startSite }) => {
  // A name that could break out of the structured data.
  const name = '</script><b>Brasa';
  const site = await startSite({
    env: {
      SITE_URL: 'https://catering.example',
      WHATSAPP_PHONE: '+54 (9) 351-555.0000',
      FACTS_TABLE: factsFile([
        ['nombre', name],
        ['Instagram', '@labrasa'],
        ['correo', 'hola@labrasa.example'],
        ['mapa', 'https://maps.example/labrasa'],
      ]),
    },
  });
  expect(site.output).toMatch(/la muestra/);
  for (const path of ['/', '/eventos']) {
    const document = await readDocument(`${site.url}${path}`);
    expect(metaContent(document, 'robots')).toMatch(/^noindex/);
    expect(document.title).toContain(name);
    expect(document.querySelector('header')?.textContent).toContain(name);
    const links = (selector: string) =>
      Array.from(document.querySelectorAll(`${selector} a`), (link) =>
        [link.textContent, link.getAttribute('href'), link.getAttribute('target')].join(' '),
      );
    for (const place of ['header nav', 'footer'])
      expect(links(place)).toEqual([
        'Inicio / ',
        'Pedir cotización /eventos ',
        expect.stringMatching(/^WhatsApp .*&text=Hola%2C%20quiero%20hacerles%20una%20consulta\. _blank$/),
        'Instagram https://www.instagram.com/labrasa _blank',
        'hola@labrasa.example mailto:hola@labrasa.example ',
      ]);
    expect(document.querySelector('footer')?.textContent).toMatch(/© 20\d\d <\/script><b>Brasa$/);
    expect(links('main')).toContainEqual(expect.stringContaining(' https://maps.example/labrasa _blank'));
    for (const { target, rel } of document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]'))
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    const phones = links('body').flatMap((link) => /whatsapp.*phone=(\d+)/.exec(link)?.[1] ?? []);
    expect([...new Set(phones)]).toEqual(['5493515550000']);
  }
  const home = await readDocument(site.url);
  expect(home.body.textContent).toContain('Reseña de ejemplo 1');
  const sameAs = ['https://www.instagram.com/labrasa', 'https://maps.example/labrasa'];
  expect(structuredData(home)[0]).toMatchObject({ name, sameAs });
  const events = await readDocument(`${site.url}/eventos`);
  expect(events.querySelectorAll('[type="checkbox"]').length).toBeGreaterThanOrEqual(40);
});

const reviews = ['Lo que dicen los clientes'];
const call = ['servicio-1', 'Menús desde $16.900 por persona', 'Armá tu menú'];
const gallery = ['NUESTROS EVENTOS', ...Array.from({ length: 8 }, (_, index) => `evento-${index + 1}`)];
const menu = ['servicio-2', 'servicio-1', 'servicio-3', 'Diseñá tu menú.', 'Abrir WhatsApp', 'evento-4'];
const doubts = ['evento-7', 'Resolvé todas tus dudas por Whatsapp', 'Abrir WhatsApp'];

test('each page has its parts in order', async ({ siteUrl }) => {
  const outlines: Record<PagePath | '/no-existe', string[]> = {
    '/': ['hero', 'Cátering para tu evento', 'Armá tu menú', ...gallery, ...reviews, ...call],
    '/eventos': ['COTIZÁ TU EVENTO', ...menu, 'Antes de pedir', ...reviews, ...doubts],
    '/no-existe': ['error404', 'Error 404!', 'Volver al inicio'],
  };
  for (const [path, outline] of Object.entries(outlines)) {
    const parts = (await readDocument(`${siteUrl}${path}`)).querySelectorAll(
      'main :is(h1, h2, picture img, a.primary)',
    );
    const words = Array.from(
      parts,
      (part) =>
        part.textContent || /prepared\/([a-z]+(?:404|-\d\b)?)/.exec(part.getAttribute('src') ?? '')?.[1],
    );
    expect(words, path).toEqual(outline);
  }
});

test('an unknown path gets the 404 page, however deep it is', anywhere, async ({ siteUrl }) => {
  for (const path of ['/no-existe', '/eventos/no/existe']) {
    expect((await fetch(`${siteUrl}${path}`)).status, path).toBe(404);
    const document = await readDocument(`${siteUrl}${path}`);
    const { textContent } = document.querySelector('main') ?? {};
    const sentence = 'Parece que esta página no existe, volvé a navegar con nosotros aquí';
    expect(textContent, path).toBe(`Error 404!${sentence}Volver al inicio`);
    const [home, here] = ['nav a', 'main a'].map((link) =>
      document.querySelector(link)?.getAttribute('href'),
    );
    expect(here).toBe(home);
  }
});

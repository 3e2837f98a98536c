import { menus, testimonials } from '../support/content';
import { readDocument } from '../support/document';
import { expect, test } from '../support/server-test';
import { temporaryFolder } from '../support/site';

/** The HTML of a page, as a crawler receives it. */
async function html(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return response.text();
}

test.describe('content', () => {
  test('all menus and testimonials are in the HTML', async ({ siteUrl }) => {
    const events = await html(`${siteUrl}/eventos`);
    for (const options of Object.values(menus)) {
      for (const { title } of options) expect(events).toContain(title.replace('&', '&amp;'));
    }
    expect(events).toContain('$48.500');
    const home = await html(`${siteUrl}/`);
    for (const { message } of testimonials) expect(home).toContain(message);
  });

  test('the API receives no further request until REVALIDATE_SECONDS have passed', async ({ siteWith }) => {
    const { api, site } = await siteWith();
    const requests = { ...api.requests };
    for (let visit = 0; visit < 20; visit += 1) await html(`${site.url}/${visit % 2 ? '' : 'eventos'}`);
    expect(api.requests).toEqual(requests);
  });

  test('a restart with the API down keeps the last good content', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const env = { ADMIN_API_URL: api.url, CONTENT_CACHE_DIR: temporaryFolder() };
    const first = await startSite({ env });
    await first.stop();
    await api.stop();
    const second = await startSite({ env });
    expect(await html(`${second.url}/eventos`)).toContain('Flan mixto');
    expect(await html(`${second.url}/`)).toContain('Clienta A');
  });

  test('without ADMIN_API_URL the site shows sample content, marked as examples, and noindex', async ({
    startSite,
  }) => {
    const site = await startSite({ env: { SITE_URL: 'https://catering.example' } });
    expect(site.output).toMatch(/samples/);
    const home = await html(`${site.url}/`);
    expect(home).toContain('Reseña de ejemplo 1');
    expect(home).toMatch(/<meta name="robots" content="noindex/);
    const events = await html(`${site.url}/eventos`);
    expect((events.match(/type="checkbox"/g) ?? []).length).toBeGreaterThanOrEqual(40);
  });

  test('every page shows the name, the links and the phone of the configuration', async ({ startSite }) => {
    const site = await startSite({
      env: {
        BUSINESS_NAME: 'La Brasa',
        WHATSAPP_PHONE: '+54 (9) 351-555.0000',
        INSTAGRAM_URL: 'https://www.instagram.com/labrasa',
        CONTACT_EMAIL: 'hola@labrasa.example',
        MAPS_URL: 'https://maps.example/labrasa',
      },
    });
    for (const path of ['/', '/eventos']) {
      const document = await readDocument(`${site.url}${path}`);
      expect(document.title).toContain('La Brasa');
      expect(document.querySelector('header')?.textContent).toContain('La Brasa');
      const addresses = (selector: string) =>
        Array.from(document.querySelectorAll<HTMLAnchorElement>(`${selector} a`), ({ href }) => href);
      expect(addresses('main')).toContain('https://maps.example/labrasa');
      expect(addresses('footer')).toContain('https://www.instagram.com/labrasa');
      expect(addresses('footer')).toContain('mailto:hola@labrasa.example');
      const chats = addresses('body').filter((address) => address.includes('whatsapp'));
      expect(new Set(chats.map((address) => new URL(address).searchParams.get('phone')))).toEqual(
        new Set(['5493515550000']),
      );
    }
  });
});

test('an unknown path, however deep, gets status 404 and the 404 page', { tag: '@anywhere' }, async ({
  siteUrl,
}) => {
  for (const path of ['/no-existe', '/eventos/no/existe']) {
    const response = await fetch(`${siteUrl}${path}`);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toMatch(/<h1[^>]*>Error 404!<\/h1>/);
  }
});

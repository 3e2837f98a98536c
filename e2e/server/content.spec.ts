import { menus, testimonials } from './support/content';
import { siteWithBasePath, temporaryFolder } from './support/site';
import { expect, openPage, test } from './support/test';

/** The HTML of a page as a crawler gets it. */
async function html(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return answer.text();
}

const newMenus = { ...menus, Postres: [{ title: 'Torta nueva', price: 7_000 }] };

test.describe('content', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'it is the same on every screen');

  test('all menus and testimonials are in the HTML', async ({ siteUrl }) => {
    const events = await html(`${siteUrl}/eventos`);
    for (const options of Object.values(menus)) {
      for (const { title } of options) expect(events).toContain(title.replace('&', '&amp;'));
    }
    expect(events).toContain('$48.500');
    const home = await html(`${siteUrl}/`);
    for (const { message } of testimonials) expect(home).toContain(message);
  });

  test('an edit shows after REVALIDATE_SECONDS, without a rebuild', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
    expect(await html(`${site.url}/eventos`)).toContain('Flan mixto');
    api.content.menus = newMenus;
    await expect.poll(() => html(`${site.url}/eventos`)).toContain('Torta nueva');
  });

  test('nobody asks the API again before REVALIDATE_SECONDS are over', async ({
    startAdminApi,
    startSite,
  }) => {
    const api = await startAdminApi();
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    for (let visit = 0; visit < 20; visit += 1) await html(`${site.url}/${visit % 2 ? '' : 'eventos'}`);
    expect(api.asked).toEqual({ menus: 1, testimonials: 1 });
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

  test('a bad row is left out with one line, the rest stays', async ({ startAdminApi, startSite }) => {
    const api = await startAdminApi({
      menus: { Postres: [{ title: 'Flan mixto' }, { price: 100 }, 'nada'], Bebidas: 'ninguna' },
      testimonials: [...testimonials, { name: 'Sin mensaje' }],
    });
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    expect(await html(`${site.url}/eventos`)).toContain('Flan mixto');
    expect(site.output).toContain('[content] menus: Postres[1] left out: title');
    expect(site.output).toContain('[content] menus: Postres[2] left out: is not an object');
    expect(site.output).toContain('[content] menus: Bebidas left out');
    expect(site.output).toContain('[content] testimonials: googleres[7] left out: message');
  });

  test('without a menu a warm sentence leads to WhatsApp', async ({ page, startSite }) => {
    const site = await startSite({ env: { ADMIN_API_URL: 'http://127.0.0.1:9/api' } });
    await openPage(page, `${site.url}/eventos`);
    await expect(page.getByText('Estamos renovando la carta.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedir propuesta por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/api\.whatsapp\.com\/send/,
    );
  });

  test('without an API the samples are served, and marked as examples', async ({ startSite }) => {
    const site = await startSite();
    expect(site.output).toMatch(/samples/);
    const home = await html(`${site.url}/`);
    expect(home).toContain('Reseña de ejemplo 1');
    expect(home).toMatch(/<meta name="robots" content="noindex/);
    const events = await html(`${site.url}/eventos`);
    expect((events.match(/type="checkbox"/g) ?? []).length).toBeGreaterThanOrEqual(40);
  });

  test('the business of the configuration is everywhere', async ({ page, whatsapp, startSite }) => {
    const site = await startSite({
      env: {
        BUSINESS_NAME: 'La Brasa',
        WHATSAPP_PHONE: '+54 (9) 351-555.0000',
        INSTAGRAM_URL: 'https://www.instagram.com/labrasa',
        CONTACT_EMAIL: 'hola@labrasa.example',
        MAPS_URL: 'https://maps.example/labrasa',
      },
    });
    await openPage(page, `${site.url}/eventos`);
    await expect(page).toHaveTitle(/La Brasa/);
    await expect(page.getByRole('banner')).toContainText('La Brasa');
    await expect(page.getByRole('link', { name: 'Ver más reseñas de Google' })).toHaveAttribute(
      'href',
      'https://maps.example/labrasa',
    );
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/labrasa',
    );
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Solicitar servicio' }).click();
    await expect.poll(() => whatsapp.phones).toEqual(['5493515550000']);
  });

  test('everything works below a base path', async ({ page, whatsapp, expectedErrors, startSite }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    const { folder, basePath } = siteWithBasePath;
    const site = await startSite({ folder });
    const missing: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) missing.push(answer.url());
    });
    await openPage(page, `${site.url}${basePath}`);
    await page.getByRole('heading', { name: 'NUESTROS EVENTOS' }).scrollIntoViewIfNeeded();
    await expect(page.locator('#menu-section').getByRole('img')).toHaveCount(8);
    await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Armá tu menú' }).click();
    await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}${basePath}/eventos`);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Solicitar servicio' }).click();
    await expect.poll(() => whatsapp.texts.length).toBe(1);
    expect(missing).toEqual([]);
    expect((await page.goto(`${site.url}${basePath}/no-existe`))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'aquí' })).toHaveAttribute('href', basePath);
  });
});

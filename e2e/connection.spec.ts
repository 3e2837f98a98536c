import type { Page, Request } from '@playwright/test';
import { inspect } from './support/axe';
import { firstLoadScriptUrls } from './support/first-load';
import { category, expect, openPage, requestTab, test } from './support/test';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Solicitar servicio de catering:' });
const launcher = (page: Page) => page.getByRole('button', { name: 'Chatear por WhatsApp' });
const pizza = (page: Page) => page.getByRole('checkbox', { name: 'Pizza party' });

/** Aborts the requests for all scripts that the page has not fetched yet. */
async function blockNewScripts(page: Page) {
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route('**/*.js*', (route) =>
    known.includes(route.request().url()) ? route.continue() : route.abort(),
  );
}

test.describe('when the connection is lost after loading', { tag: '@phone' }, () => {
  test('menu and request work, and the chosen options are kept', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
    await openPage(page, '/eventos');
    await pizza(page).check();
    // Opened once, so that the code of the request has come.
    await requestTab(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.getByRole('checkbox', { name: 'Casamiento' }).check();
    await requestTab(page).click();
    await panel(page).getByPlaceholder('Nombre').fill('Ana');
    await panel(page).getByLabel('Fecha del evento').fill('2027-12-05');
    await page.keyboard.press('Escape');
    await category(page, 'Postres').click();
    await page.getByRole('checkbox', { name: 'Flan mixto' }).check();
    await requestTab(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveText([
      'Pizza party $16.900',
      'Casamiento & fiesta #1 $48.500',
      'Flan mixto $4.500',
    ]);
    await expect(panel(page).getByPlaceholder('Nombre')).toHaveValue('Ana');
    const link = panel(page).getByRole('link', { name: 'Solicitar servicio' });
    await expect(link).toHaveAttribute('href', /mi%20nombre%20es%20Ana.*05%2F12%2F2027.*Flan%20mixto/s);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('checkbox', { checked: true, includeHidden: true })).toHaveCount(3);
  });

  test('the other page can be opened', async ({ page, context, siteUrl, expectedErrors }) => {
    expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
    const scripts = await firstLoadScriptUrls(siteUrl, '/eventos');
    expect(scripts).not.toHaveLength(0);
    const pending = new Set<Request>();
    const fetched: string[] = [];
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => {
      pending.delete(request);
      fetched.push(request.url());
    });
    await openPage(page, '/');
    // The target of a link in view is prefetched: first its data, then the scripts that the data names.
    await expect.poll(() => fetched).toEqual(expect.arrayContaining(scripts));
    await expect.poll(() => pending.size).toBe(0);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Armá tu menú' }).click();
    await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
    await pizza(page).check();
    await expect(requestTab(page)).toBeVisible();
  });
});

test.describe('when scripts cannot be fetched after loading', { tag: '@phone' }, () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.js/);
  });

  test('the chat launcher opens WhatsApp instead', async ({ page, context, whatsapp }) => {
    await openPage(page, '/');
    await blockNewScripts(page);
    const popup = context.waitForEvent('page');
    await launcher(page).click();
    await popup;
    await expect.poll(() => whatsapp.texts.length).toBe(1);
    await expect(page.getByRole('link', { name: 'Chatear por WhatsApp' })).toBeFocused();
  });

  test('the chat opens if the second request for its code succeeds', async ({ page }) => {
    await openPage(page, '/');
    await page.route('**/*.js*', (route) => route.abort(), { times: 1 });
    await launcher(page).click();
    await expect(page.getByRole('dialog', { name: 'Hola! Cómo podemos ayudarte?' })).toBeVisible();
  });

  test('the reviews are a row that can be scrolled', async ({ page }) => {
    await openPage(page, '/');
    await blockNewScripts(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
    await failed;
    await page.getByText('Mensaje 1').hover();
    await page.mouse.wheel(5_000, 0);
    await expect(page.getByText('Mensaje 7')).toBeInViewport();
  });

  test('a page whose scripts fail shows an error, and reloading shows the page with its ticks', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ChunkLoadError/);
    await openPage(page, '/eventos');
    await pizza(page).check();
    const scripts = (url: string) =>
      page.evaluate(async (page) => {
        const html = await (await fetch(page)).text();
        return [...html.matchAll(/src="([^"]+\.js)/g)].map(([, src]) => src);
      }, url);
    const common = await scripts('/');
    const own = (await scripts('/eventos')).filter((src) => !common.includes(src));
    await page.route('**/*.js*', (route) =>
      own.includes(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
    );
    await openPage(page, '/');
    await page.getByRole('link', { name: 'Armá tu menú' }).click();
    await expect(page.getByRole('heading', { name: 'Unhandled Thrown Error!' })).toBeVisible();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await inspect(page, `the error page, ${width} px`);
    }
    await page.unroute('**/*.js*');
    await page.getByRole('button', { name: 'Recargar la página' }).click();
    await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
    await expect(pizza(page)).toBeChecked();
    await expect(requestTab(page)).toBeVisible();
  });
});

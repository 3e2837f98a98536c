import { endAnimations } from './support/animations';
import { firstLoadScriptUrls } from './support/first-load';
import { blockNewScripts, blockScripts } from './support/held-scripts';
import { inspect } from './support/inspect';
import { expect, openPage, test } from './support/test';
import * as ui from './support/ui';

test('menu and request work when the connection is lost after loading', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/eventos');
  await ui.option(page, 'Pizza party').check();
  // Opened once, so that the code of the request has loaded.
  await ui.requestTab(page).click();
  await expect(ui.sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await ui.category(page, 'Postres').click();
  await ui.option(page, 'Flan mixto').check();
  await ui.requestTab(page).click();
  await ui.sheet(page).getByPlaceholder('Nombre').fill('Ana');
  await expect(ui.sheet(page).getByRole('listitem')).toHaveText(['Pizza party $16.900', 'Flan mixto $4.500']);
  await expect(ui.sendLink(page)).toHaveAttribute('href', /mi%20nombre%20es%20Ana.*Flan%20mixto/s);
});

test.describe('scripts that fail after loading', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.(js|css)/);
  });

  test('tab and summary open WhatsApp without the code of the sheet', async ({ page, whatsapp }) => {
    await openPage(page, '/eventos');
    const unblock = await blockNewScripts(page);
    await ui.option(page, 'Pizza party').check();
    const link = page.getByRole('link', { name: 'Solicitar servicio' });
    await link.click();
    await expect
      .poll(() => whatsapp.texts)
      .toEqual([expect.stringContaining('*Menu principal:*\n- Pizza party')]);
    await page.bringToFront();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Pedir cotización' }).click();
    await expect.poll(() => whatsapp.texts).toHaveLength(2);
    expect(whatsapp.texts[1]).toBe(whatsapp.texts[0]);
    await page.bringToFront();
    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    // The next tick fetches the code again.
    await unblock();
    await ui.option(page, 'A convenir').check();
    await ui.requestTab(page).click();
    await expect(ui.sheet(page).getByRole('listitem')).toHaveText(['Pizza party $16.900', 'A convenir']);
  });

  test('a page whose scripts failed can be reloaded', async ({ page, siteUrl, expectedErrors }) => {
    expectedErrors.push(/ChunkLoadError/);
    await openPage(page, '/eventos');
    await ui.option(page, 'Pizza party').check();
    await expect(ui.requestTab(page)).toBeVisible();
    const unblock = await blockScripts(page, await firstLoadScriptUrls(siteUrl, '/'));
    await openPage(page, '/');
    await ui.menuLink(page).click();
    await expect(page.getByRole('heading', { name: 'Unhandled Thrown Error!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    await inspect(page, 'the error page');
    await unblock();
    await page.getByRole('button', { name: 'Recargar la página' }).click();
    await expect(ui.eventsTitle(page)).toBeVisible();
    await expect(ui.option(page, 'Pizza party')).toBeChecked();
  });
});

test.describe('scripts that fail', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.js/);
  });

  test('each script is requested again after a failure', async ({ page }) => {
    const failed = new Set<string>();
    await page.route('**/*.js*', (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await openPage(page, '/eventos');
    await ui.option(page, 'Pizza party').check();
    await expect(ui.requestTab(page)).toBeVisible();
  });

  test.describe('with timers', () => {
    test.use({ pageWaits: true });

    test('the photos of the home page appear without scripts after five seconds', async ({ page }) => {
      await page.route('**/*.js*', (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('#menu-section').getByRole('list')).toHaveCSS('animation-delay', '5s');
      const photo = page.locator('#menu-section').getByRole('img').last();
      await endAnimations(page);
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toBeInViewport();
      await expect(page.getByText('Cargando...')).not.toBeInViewport();
    });
  });
});

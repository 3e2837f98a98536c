import type { Page } from '@playwright/test';
import { ownFacts } from '../support/facts';
import { openRequest, showAll, states, statesWithoutScripts } from '../support/states';
import { expect, openPage, test } from '../support/test';
import * as ui from '../support/ui';

// The screenshots include states that take time to appear, such as the chat's welcome message.
test.use({ pageWaits: true });

/** Saves a screenshot of the viewport, or of the whole page. */
const save = (page: Page, name: string, fullPage = false) =>
  page.screenshot({
    animations: 'disabled',
    fullPage,
    path: `.e2e/screenshots/${name}-${page.viewportSize()?.width}.png`,
  });

/** Saves a screenshot of the whole page, with all that loads only when it is near. */
async function saveWholePage(page: Page, name: string) {
  await showAll(page);
  await save(page, name, true);
}

const long = (length: number, text = 'Superconglomeradamente rico. ') =>
  text.repeat(length).slice(0, length).trim();

const extremes = {
  menus: {
    'A Pedido': Array.from({ length: 40 }, (_, index) => ({
      title: index % 5 ? `Opción ${index + 1}` : long(60, 'Otorrinolaringológicamente '),
      ...(index % 3 && { price: 1_000 * (index + 1) }),
    })),
    [long(60, 'Categoría de nombre larguísimo ')]: [{ title: 'Única', price: 'desde 9.500 por persona' }],
  },
  testimonials: Array.from({ length: 60 }, (_, index) => ({
    name: index ? `Clienta ${index + 1}` : long(80, 'Maximiliana Hermenegilda '),
    message: index % 2 ? long(2_000) : 'Riquísimo.',
    stars: index % 6,
    date: '2026-01-31',
    link: 'https://maps.example/review',
  })),
};

for (const [name, open] of Object.entries(states))
  test(name, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    await open(page);
    if (!(await ui.sheet(page).isVisible())) await saveWholePage(page, `${name}, whole`);
    await save(page, name);
  });

test('phone menu', async ({ page }) => {
  await openPage(page, '/');
  if (!(await ui.phoneMenu(page).isVisible())) return;
  await ui.phoneMenu(page).click();
  await save(page, 'phone menu');
});

test('request filled in', async ({ page }) => {
  await openRequest(page);
  await page.getByPlaceholder('Nombre').fill('Ana');
  await page.getByLabel('Fecha del evento').fill('2027-12-05');
  await page.getByLabel('Invitados').fill('120');
  await save(page, 'request-filled');
  await page.getByText('Agregar detalles (opcional)').click();
  await page.getByLabel('Celíacos').fill('dos');
  await page.getByLabel('Comentarios').fill(long(600));
  await page.getByLabel('Comentarios').scrollIntoViewIfNeeded();
  await save(page, 'request-details');
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('button', { name: 'Ver mensaje' }).click();
  await save(page, 'request-message');
  await page.emulateMedia({ media: 'print' });
  await save(page, 'printed-menu');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await save(page, 'request-cancelled');
  await page.evaluate(() => window.location.assign('#m=1zzzzzzzAAAAAAA'));
  await expect(page.getByRole('status').filter({ hasText: 'ya no se ofrece' })).toBeVisible();
  await save(page, 'shared-menu');
});

test('loading', async ({ page }) => {
  await page.route('**/*.js*', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForSelector('main');
  await save(page, 'loading');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, open] of Object.entries(statesWithoutScripts))
    test(name, async ({ page }) => {
      await open(page);
      await save(page, `${name}, without scripts`, true);
    });
});

for (const [name, content, env] of [
  ['extreme-content', extremes, { FACTS_TABLE: ownFacts(long(60, 'La Parrilla de los Hermanos ')) }],
  ['no-content', { menus: {}, testimonials: [] }, {}],
] as const)
  test(name, async ({ page, startSite }) => {
    const site = await startSite({ env, content });
    await openPage(page, `${site.url}/eventos`);
    await saveWholePage(page, name);
  });

test('a business with opening hours, address, legal lines and VAT rate', async ({ page, rosarioUrl }) => {
  await openPage(page, `${rosarioUrl}/eventos`);
  await ui.launcher(page).click();
  await expect(page.getByRole('log').getByText('¿Para cuántas personas es?')).toBeVisible();
  await save(page, 'all-facts-chat');
  await page.keyboard.press('Escape');
  await saveWholePage(page, 'all-facts');
});

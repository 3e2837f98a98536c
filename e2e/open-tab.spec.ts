import type { Page, Route } from '@playwright/test';
import { DAY_MS } from '../lib/quotation/dates';
import type { AdminApi } from './support/admin-api';
import { menus } from './support/content';
import { refresh, type Site } from './support/site';
import { expect, goHome, openPage, test } from './support/test';
import * as ui from './support/ui';

/** The menu after two prices have risen, with a new category between the others. */
const later = {
  'A Pedido': menus['A Pedido'].map((option) =>
    option.title === 'Pizza party' ? { ...option, price: 17500 } : option,
  ),
  'Menú pizzas': menus['Menú pizzas'],
  Mesas: [{ title: 'Mesa de quesos', price: 7000 }],
  Entradas: menus.Entradas,
  Postres: [{ title: 'Flan mixto', price: 5200 }],
  Bebidas: menus.Bebidas,
};

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ has: ui.option(page, title) });

/** Opens the menu, chooses a drink, and fills in a name. The desserts and the drinks are open. */
async function startRequest(page: Page, site: Site) {
  await openPage(page, `${site.url}/eventos`);
  await ui.category(page, 'Postres').click();
  await ui.category(page, 'Bebidas').click();
  await ui.option(page, 'Vino + soda').check();
  await ui.requestTab(page).click();
  await ui.sheet(page).getByPlaceholder('Nombre').fill('Ana');
}

async function change(api: AdminApi, site: Site) {
  api.content.menus = later;
  expect((await refresh(site)).status).toBe(200);
}

/** Lets the visitor look at the tab again after three weeks. */
async function lookAgain(page: Page) {
  await page.clock.setSystemTime(Date.now() + 21 * DAY_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('a tab that is looked at again after days marks new prices', async ({ page, startSite }) => {
  const site = await startSite({ content: {}, shared: true });
  const { api } = site;
  await startRequest(page, site);
  await ui.sheet(page).getByRole('button', { name: /^X/ }).click();
  await ui.option(page, 'Vino + soda').scrollIntoViewIfNeeded();
  await change(api, site);
  await lookAgain(page);
  await expect(row(page, 'Flan mixto')).toContainText(/\$5\.200\s*antes \$4\.500/);
  await expect(ui.option(page, 'Vino + soda')).toBeInViewport();
  await expect(ui.option(page, 'Mesa de quesos')).toBeHidden();
  await ui.requestTab(page).click();
  await expect(ui.sheet(page).getByPlaceholder('Nombre')).toHaveValue('Ana');
});

test('the sheet of a tab that is looked at again closes by one step back', async ({ page, startSite }) => {
  const site = await startSite({ content: {}, shared: true });
  const { api } = site;
  await openPage(page, `${site.url}/`);
  await startRequest(page, site);
  await change(api, site);
  await lookAgain(page);
  await expect(row(page, 'Flan mixto')).toContainText('antes');
  await ui.sheet(page).getByRole('button', { name: /^X/ }).click();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
});

test.describe('a tab that cannot be refreshed', () => {
  test.use({ expectedErrors: [/^Failed to (load resource|fetch RSC payload)/] });

  for (const [when, path, answer] of [
    ['without a connection', '**/api/fresh', (route) => route.abort()],
    ['after a deployment', '**/api/fresh', (route) => route.fulfill({ body: 'another build' })],
    ['if the connection fails meanwhile', '**/eventos?_rsc=*', (route) => route.abort()],
  ] satisfies [string, string, (route: Route) => Promise<void>][])
    test(`stays as it is ${when}`, async ({ page, startSite }) => {
      const site = await startSite({ content: {}, shared: true });
      await startRequest(page, site);
      let answered = 0;
      await page.route(path, async (route) => {
        await answer(route);
        answered += 1;
      });
      await lookAgain(page);
      await expect.poll(() => answered).toBeGreaterThan(0);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(ui.sheet(page).getByPlaceholder('Nombre')).toHaveValue('Ana');
      await page.unroute(path);
      await page.keyboard.press('Escape');
      await goHome(page);
    });
});

test('a page that the browser kept shows new prices on the way back', async ({ page, startSite }) => {
  const site = await startSite({ content: {}, shared: true });
  const { api } = site;
  await openPage(page, `${site.url}/eventos`);
  await page.goto(`${site.url}/robots.txt`);
  await change(api, site);
  await page.goBack();
  await expect(row(page, 'Pizza party')).toContainText('$17.500');
});

import type { Page } from '@playwright/test';
import { inspect } from './support/axe';
import { endStyleWaits, expect, openPage, test } from './support/test';
import * as ui from './support/ui';

const menus = {
  'A Pedido': [
    { title: 'Pizza party', price: 16_900 },
    { title: 'Menú vegano', price: 17_900, diets: ['vegano', 'sin TACC'] },
    { title: 'Menú de la huerta', price: 15_900, diets: ['vegetariano'] },
    { title: 'Mesas y sillas', price: 320_000, unit: 'evento' },
  ],
};

const dietSwitch = (page: Page, diet: string) => page.getByRole('switch', { name: diet });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the diet switches grey out the options that suit none of them', async ({ page, startSite }) => {
    const site = await startSite({ content: { menus }, shared: true });
    await page.goto(`${site.url}/eventos`);
    await endStyleWaits(page);
    const titles = menus['A Pedido'].map(({ title }) => title);
    const isGrey = (title: string) =>
      page
        .locator('label', { hasText: title })
        .evaluate((label) => Number(getComputedStyle(label).fontWeight) <= 500);
    const grey = async () => {
      const found = await Promise.all(titles.map(isGrey));
      return titles.filter((_, index) => found[index]);
    };
    const explanation = page.getByText('En gris, lo que no está marcado como apto.');
    const suited = ui.category(page, 'A Pedido').getByText('1 vegana');
    const glutenFree = page.getByText(/^Sin TACC: /);
    for (const text of [explanation, suited, glutenFree]) await expect(text).toBeHidden();
    expect(await grey()).toEqual([]);

    await dietSwitch(page, 'vegano').check();
    for (const text of [explanation, suited]) await expect(text).toBeVisible();
    await expect(glutenFree).toBeHidden();
    expect(await grey()).toEqual(['Pizza party', 'Menú de la huerta']);
    // A grey option can be chosen.
    await ui.option(page, 'Pizza party').check();

    await dietSwitch(page, 'vegetariano').check();
    expect(await grey()).toEqual(['Pizza party']);

    await dietSwitch(page, 'celíaco').check();
    await expect(glutenFree).toBeVisible();

    for (const diet of ['vegano', 'vegetariano', 'celíaco']) await dietSwitch(page, diet).uncheck();
    await expect(explanation).toBeHidden();
    expect(await grey()).toEqual([]);
  });
});

test('a menu with all switches on is accessible, each name on one line', async ({ page, startSite }) => {
  const site = await startSite({ content: { menus }, shared: true });
  await openPage(page, `${site.url}/eventos`);
  for (const diet of await page.getByRole('switch').all()) await diet.check();
  await inspect(page, 'all switches are on');
  await page.setViewportSize({ width: 1024, height: 768 });
  const name = page.getByRole('heading', { name: 'A Pedido' });
  const lines = await name.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

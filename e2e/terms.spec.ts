import type { Page } from '@playwright/test';
import { inspect } from './support/inspect';
import { endStyleWaits, expect, openPage, test } from './support/test';
import * as ui from './support/ui';

const menus = {
  'A Pedido': [
    { title: 'Pizza party', price: 16_900 },
    { title: 'Menú vegano', price: 17_900, diets: ['vegano', 'sin TACC'] },
    { title: 'Menú de la huerta', price: 15_900, diets: ['vegetariano'] },
    { title: 'Mesas y sillas', price: 320_000, unit: 'evento' },
  ],
  Postres: [{ title: 'Flan', price: 4_500, diets: ['vegetariano'] }],
};

const dietSwitch = (page: Page, diet: string) => page.getByRole('switch', { name: diet });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the diet switches hide what suits none of them, but what is chosen', async ({ page, startSite }) => {
    const site = await startSite({ content: { menus }, shared: true });
    await page.goto(`${site.url}/eventos`);
    await endStyleWaits(page);
    const shown = () =>
      ui
        .menu(page)
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')));
    const desserts = ui.category(page, 'Postres');
    const jump = page.getByRole('link', { name: 'Postres' });
    const explanation = page.getByText('Ves lo marcado como apto y lo que elegiste.');
    const glutenFree = page.getByText(/^Sin TACC: /);
    const all = menus['A Pedido'].map(({ title }) => title);
    for (const text of [explanation, glutenFree]) await expect(text).toBeHidden();
    expect(await shown()).toEqual(all);

    await dietSwitch(page, 'vegano').check();
    await expect(explanation).toBeVisible();
    expect(await shown()).toEqual(['Menú vegano', 'Mesas y sillas']);
    for (const part of [desserts, jump]) await expect(part).toBeHidden();

    await dietSwitch(page, 'vegetariano').check();
    expect(await shown()).toEqual(['Menú vegano', 'Menú de la huerta', 'Mesas y sillas']);
    for (const part of [desserts, jump]) await expect(part).toBeVisible();

    await dietSwitch(page, 'vegetariano').uncheck();
    await dietSwitch(page, 'vegano').uncheck();
    await ui.option(page, 'Pizza party').check();
    await dietSwitch(page, 'sin TACC').check();
    await expect(glutenFree).toBeVisible();
    expect(await shown()).toEqual(['Pizza party', 'Menú vegano', 'Mesas y sillas']);

    await page.getByRole('button', { name: 'Ver todo' }).click();
    await expect(explanation).toBeHidden();
    expect(await shown()).toEqual(all);
    await expect(ui.option(page, 'Pizza party')).toBeChecked();
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

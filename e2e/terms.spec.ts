import type { Page } from '@playwright/test';
import { inspect } from './support/axe';
import { endStyleWaits, expect, openPage, test } from './support/test';
import * as ui from './support/ui';

const menus = {
  'A Pedido': [
    { title: 'Pizza party', price: 16_900, minimum: 35 },
    { title: 'Menú vegano', price: 17_900, diets: ['vegano', 'sin TACC'] },
    { title: 'Menú de la huerta', price: 15_900, diets: ['vegetariano'] },
    { title: 'Mesas y sillas', price: 320_000, unit: 'evento' },
  ],
};

const veganSwitch = (page: Page) => page.getByRole('switch', { name: 'vegano' });
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a diet switch makes the category explain the grey options', async ({ page, siteWith }) => {
      const { site } = await siteWith({ menus });
      await page.goto(`${site.url}/eventos`);
      await endStyleWaits(page);
      const sentence = page.getByText('En gris, lo que no está marcado para nada de lo que pediste arriba.');
      await expect(sentence).toBeHidden();
      await veganSwitch(page).check();
      await expect(sentence).toBeVisible();
      await veganSwitch(page).uncheck();
      await expect(sentence).toBeHidden();
    });
  });
}

test('a diet switch makes the header of a category count the options that suit', async ({
  page,
  siteWith,
}) => {
  const { site } = await siteWith({ menus });
  await openPage(page, `${site.url}/eventos`);
  const suited = ui.category(page, 'A Pedido').getByText('1 vegana');
  await expect(suited).toBeHidden();
  await veganSwitch(page).check();
  await expect(suited).toBeVisible();
});

test('the name of a category fits on one line with all switches on', async ({ page, siteWith }) => {
  const { site } = await siteWith({ menus });
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page, `${site.url}/eventos`);
  for (const diet of await page.getByRole('switch').all()) await diet.check();
  const name = page.getByRole('heading', { name: 'A Pedido' });
  const lines = await name.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('an option that suits any diet that is on is not grey', async ({ page, siteWith }) => {
  const { site } = await siteWith({ menus });
  await openPage(page, `${site.url}/eventos`);
  const weight = (title: string) =>
    page
      .locator('label', { hasText: title })
      .evaluate((label) => Number(getComputedStyle(label).fontWeight) > 500);
  const strong = async () =>
    (await Promise.all(Object.values(menus['A Pedido']).map(({ title }) => weight(title)))).map(Number);
  expect(await strong()).toEqual([1, 1, 1, 1]);
  await veganSwitch(page).check();
  expect(await strong()).toEqual([0, 1, 0, 1]);
  await page.getByRole('switch', { name: 'vegetariano' }).check();
  expect(await strong()).toEqual([0, 1, 1, 1]);
});

test('the sentence about gluten-free cooking shows while its switch is on', async ({ page, siteWith }) => {
  const { site } = await siteWith({ menus });
  await openPage(page, `${site.url}/eventos`);
  const sentence = page.getByText(/^Sin TACC: /);
  await expect(sentence).toBeHidden();
  await page.getByRole('switch', { name: 'sin TACC' }).check();
  await expect(sentence).toBeVisible();
});

test('an option that a switch greys out can be ticked', async ({ page, siteWith }) => {
  const { site } = await siteWith({ menus });
  await openPage(page, `${site.url}/eventos`);
  await veganSwitch(page).check();
  await ui.option(page, 'Pizza party').check();
  await expect(ui.requestTab(page)).toContainText('$16.900 por persona');
});

test('a menu whose options are greyed out is accessible', async ({ page, siteWith }) => {
  const { site } = await siteWith({ menus });
  await openPage(page, `${site.url}/eventos`);
  await veganSwitch(page).check();
  await inspect(page, 'a switch is on');
});

test('the message has the total for fewer guests than the minimum', async ({ page, siteWith, whatsapp }) => {
  const { site } = await siteWith({ menus });
  await openPage(page, `${site.url}/eventos`);
  await ui.option(page, 'Pizza party desde 35 personas $16.900').check();
  await ui.option(page, 'Mesas y sillas $320.000 por evento').check();
  await expect(ui.requestTab(page)).toContainText('$16.900 por persona + $320.000');
  await ui.requestTab(page).click();
  await ui.sheet(page).getByLabel('Invitados').fill('20');
  await expect(ui.sheet(page)).toContainText('Total: $911.500');
  await expect(ui.sheet(page)).toContainText(/35 × \$16\.900 \+ \$320\.000.* · mínimo 35/);
  await ui.sendLink(page).click();
  await expect
    .poll(() => whatsapp.texts[0])
    .toContain(
      '*Estimado:* $16.900 por persona + $320.000, $911.500 en total, con el mínimo de 35 personas: 35 × $16.900 + $320.000 por evento',
    );
});

test('no switch is shown if no option is marked for a diet', async ({ page }) => {
  await openPage(page, '/eventos');
  await expect(page.getByRole('switch')).toHaveCount(0);
});

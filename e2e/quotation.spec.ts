import type { Page } from '@playwright/test';
import {
  anywhere,
  anywhereOnPhone,
  category,
  expect,
  firstOption,
  openPage,
  requestTab,
  test,
} from './support/test';

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Solicitar servicio de catering:' });
const send = (page: Page) => panel(page).getByRole('link', { name: 'Solicitar servicio' });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test(
  'the events page has its headings in order, the introduction and its photos',
  anywhereOnPhone,
  async ({ page }) => {
    await openPage(page, '/eventos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('COTIZÁ TU EVENTO');
    await expect(page.locator('main h2:visible')).toHaveText([
      'Diseñá tu menú.',
      'Lo que dicen los clientes',
      'Resolvé todas tus dudas por Whatsapp',
    ]);
    await expect(page.getByText(/500 eventos.*cocineros y mozos/)).toBeVisible();
    await expect(page.locator('main > section').first().getByRole('img')).toHaveCount(3);
  },
);

test('a closed category hides its options and keeps its ticks', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/eventos');
  const flan = box(page, 'Flan mixto');
  await expect(box(page, 'Pizza party')).toBeVisible();
  await expect(flan).toBeHidden();
  await category(page, 'Postres').click();
  await flan.check();
  await category(page, 'Postres').click();
  await expect(flan).toBeHidden();
  await category(page, 'Postres').click();
  await expect(flan).toBeChecked();
});

test('a request from the first tick to the WhatsApp message', async ({ page, whatsapp, context }) => {
  await openPage(page, '/eventos');
  await expect(requestTab(page)).not.toBeAttached();
  await box(page, 'Casamiento & fiesta #1').check();
  await category(page, 'Entradas').click();
  await box(page, 'Empanadas').check();
  await category(page, 'Bebidas').click();
  await box(page, 'Vino + soda').check();

  await requestTab(page).click();
  await expect(panel(page).getByRole('listitem')).toHaveText([
    'Casamiento & fiesta #1 $48.500',
    'Empanadas $6.900',
    'Vino + soda $8.900',
  ]);
  await expect(panel(page)).toContainText(
    /solicitud, no una compra definitiva.*contactar.*confirmar el evento/s,
  );
  await panel(page).getByPlaceholder('Nombre').fill('Ana & Luis 50% #1 + ñ 😀');
  await panel(page).getByLabel('Fecha del evento').fill('2027-12-05');
  await expect(panel(page)).toContainText('05/12/2027');

  const popup = context.waitForEvent('page');
  await send(page).click();
  await popup;
  await expect
    .poll(() => whatsapp.texts)
    .toEqual([
      `Hola, mi nombre es Ana & Luis 50% #1 + ñ 😀 y quiero cotizar un evento.

*Fecha:* 05/12/2027

*Entrada:*
- Empanadas

*Menu principal:*
- Casamiento & fiesta #1

*Postre:*
Sin especificar

*Bebidas:*
- Vino + soda`,
    ]);
  expect(whatsapp.phones).toEqual(['5491100000000']);
  await expect(page).toHaveURL(/\/eventos$/);
});

test('Enter in the name field sends the request, in a checkbox it does nothing; Cancelar clears the request', {
  tag: '@phone',
}, async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(page.url()));
  await box(page, 'Pizza party').check();
  await box(page, 'Pizza party').press('Enter');
  await requestTab(page).click();
  const name = panel(page).getByPlaceholder('Nombre');
  await name.fill('Ana');
  await name.press('Enter');
  await expect.poll(() => whatsapp.texts).toEqual([expect.stringContaining('mi nombre es Ana y')]);
  await expect(name).toHaveValue('Ana');
  expect(documents).toEqual([]);

  await page.bringToFront();
  await panel(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(requestTab(page)).not.toBeAttached();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await box(page, 'A convenir').check();
  await requestTab(page).click();
  await expect(panel(page).getByRole('listitem')).toHaveText(['A convenir']);
  await expect(name).toHaveValue('');
});

test('a tick does not move the options of the menu, at any width', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/eventos');
  const count = page.getByText('1 elegida', { exact: true }).first();
  const place = () =>
    box(page, 'A convenir').evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  for (const size of [{ width: 320, height: 640 }, phone, desktop]) {
    await page.setViewportSize(size);
    const before = await place();
    await box(page, 'Pizza party').check();
    await expect(count).toBeVisible();
    expect(await place(), `${size.width} px`).toBe(before);
    await box(page, 'Pizza party').uncheck();
    await expect(count).toBeHidden();
  }
});

test('the open panel fixes the page, and closing it in any way restores scroll position and focus', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/eventos');
  await box(page, 'Pizza party').check();
  const close = page.getByRole('button', { name: 'X, cerrar la solicitud' });
  for (const [size, dismiss] of [
    [phone, () => page.keyboard.press('Escape')],
    [phone, () => page.mouse.click(20, 20)],
    [desktop, () => close.click()],
    [desktop, () => page.mouse.click(20, 20)],
  ] as const) {
    await page.setViewportSize(size);
    const place = await page.evaluate(() => {
      window.scrollTo({ top: 150, behavior: 'instant' });
      return window.scrollY;
    });
    expect(place).toBe(150);
    await requestTab(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await expect(page.locator('body')).toHaveCSS('position', 'fixed');
    await dismiss();
    await expect(panel(page)).not.toBeAttached();
    await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
    await expect(requestTab(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
});

test('the focused option is never behind the bar at the bottom', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/eventos');
  await box(page, 'Pizza party').check();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await category(page, 'A Pedido').focus();
  const bar = (await requestTab(page).boundingBox())?.y ?? 0;
  /** The bottom edge of the focused element; undefined once the focus has left the menu. */
  const bottom = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('fieldset') ? focused.getBoundingClientRect().bottom : undefined;
    });
  const scrolled = () => page.evaluate(() => window.scrollY);
  const atStart = await scrolled();
  let stops = 0;
  for (let at = await bottom(); at !== undefined; at = await bottom()) {
    stops += 1;
    expect(at, `stop ${stops}`).toBeLessThanOrEqual(bar + 1);
    await page.keyboard.press('Tab');
  }
  // Five categories, and the three options of the open one.
  expect(stops).toBe(8);
  // The page has scrolled: without that some of them would be behind the bar.
  expect(await scrolled()).toBeGreaterThan(atStart);
});

test('a tap outside the panel only closes it', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 1_400 });
  await openPage(page, '/eventos');
  await box(page, 'Pizza party').check();
  const beside = await box(page, 'A convenir').boundingBox();
  await requestTab(page).tap();
  await expect(panel(page).getByRole('heading', { name: 'Incluye:' })).toBeVisible();
  await page.touchscreen.tap((beside?.x ?? 0) + 20, (beside?.y ?? 0) + 20);
  await expect(panel(page)).not.toBeAttached();
  // The click of the first tap has been dispatched by the time of the second tap.
  await requestTab(page).tap();
  await expect(panel(page).getByRole('listitem')).toHaveText(['Pizza party $16.900']);
});

test('the first option of the menu can be requested', anywhere, async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  await (await firstOption(page)).check();
  await requestTab(page).click();
  await panel(page).getByPlaceholder('Nombre').fill('Prueba');
  await send(page).click();
  await expect
    .poll(() => whatsapp.texts[0])
    .toContain('Hola, mi nombre es Prueba y quiero cotizar un evento.');
});

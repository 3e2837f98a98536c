import type { Page } from '@playwright/test';
import { anywhere, expect, openPage, test } from './support/test';

const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page) => page.getByRole('button', { name: /^Solicitar servicio/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Solicitar servicio de catering:' });
const send = (page: Page) => panel(page).getByRole('link', { name: 'Solicitar servicio' });

async function tick(page: Page, title: string) {
  await page.getByRole('checkbox', { name: title }).check();
}

test('the events page holds its parts in order', anywhere, async ({ page }) => {
  await openPage(page, '/eventos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('COTIZÁ TU EVENTO');
  await expect(page.locator('main h2:visible')).toHaveText([
    'Diseñá tu menú.',
    'Lo que dicen los clientes',
    'Resolvé todas tus dudas por Whatsapp',
  ]);
  await expect(page.getByText(/500 eventos.*cocineros y mozos/)).toBeVisible();
  await expect(page.getByText('(Todos los precios son por persona)')).toBeVisible();
  await expect(page.locator('main > section').first().getByRole('img')).toHaveCount(3);
});

test('only "A Pedido" starts open; headers open and close', async ({ page }) => {
  await openPage(page, '/eventos');
  await expect(category(page, 'A Pedido')).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Menú pizzas', 'Entradas', 'Postres', 'Bebidas']) {
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'false');
  }
  await expect(page.getByRole('checkbox', { name: 'Flan mixto' })).toBeHidden();
  await category(page, 'Postres').click();
  await expect(page.getByRole('checkbox', { name: 'Flan mixto' })).toBeVisible();
  await category(page, 'Postres').click();
  await expect(page.getByRole('checkbox', { name: 'Flan mixto' })).toBeHidden();
});

test('options show a price only when they have one, and their dishes under labels', async ({ page }) => {
  await openPage(page, '/eventos');
  const options = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(options.filter({ hasText: 'Pizza party' })).toContainText('$16.900');
  await expect(options.filter({ hasText: 'Pizza party' })).toContainText(/Entradas:\s*Bruschettas/);
  await expect(options.filter({ hasText: 'Pizza party' })).toContainText(/Principal:\s*Pizzas libres/);
  await expect(options.filter({ hasText: 'Casamiento' })).toContainText('$48.500');
  await expect(options.filter({ hasText: 'A convenir' })).not.toContainText('$');
});

test('a request from the first tick to the WhatsApp message', async ({ page, whatsapp, context }) => {
  await openPage(page, '/eventos');
  await expect(tab(page)).not.toBeAttached();
  await tick(page, 'Casamiento & fiesta #1');
  await category(page, 'Entradas').click();
  await tick(page, 'Empanadas');
  await category(page, 'Bebidas').click();
  await tick(page, 'Vino + soda');

  await expect(panel(page)).not.toBeAttached();
  await tab(page).click();
  await expect(panel(page).getByRole('listitem')).toHaveText([
    'Casamiento & fiesta #1',
    'Empanadas',
    'Vino + soda',
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

test('name and date may be left out', async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  await tab(page).click();
  await send(page).click();
  await expect.poll(() => whatsapp.texts[0]).toContain('Hola, mi nombre es *Sin especificar* y quiero');
  expect(whatsapp.texts[0]).toContain('*Fecha:* *Sin especificar*');
});

test('Enter in the name sends like the button, without a reload', async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  await tab(page).click();
  await panel(page).getByPlaceholder('Nombre').fill('Ana');
  await panel(page).getByPlaceholder('Nombre').press('Enter');
  await expect.poll(() => whatsapp.texts.length).toBe(1);
  await expect(page).toHaveURL(/\/eventos$/);
  await expect(panel(page).getByPlaceholder('Nombre')).toHaveValue('Ana');
});

test('Enter in a box neither sends nor reloads', async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  await page.getByRole('checkbox', { name: 'Pizza party' }).press('Enter');
  await page.getByRole('checkbox', { name: 'A convenir' }).focus();
  await expect(page).toHaveURL(/\/eventos$/);
  await expect(page.getByRole('checkbox', { name: 'Pizza party' })).toBeChecked();
  expect(whatsapp.texts).toEqual([]);
});

test('a tick moves nothing in the menu', async ({ page }) => {
  await openPage(page, '/eventos');
  const box = page.getByRole('checkbox', { name: 'A convenir' });
  const place = () => box.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await tick(page, 'Pizza party');
  await expect(page.getByText('1 elegida', { exact: true }).first()).toBeVisible();
  expect(await place()).toBe(before);
});

test('ticks survive closing their category, and are counted on it', async ({ page }) => {
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  await category(page, 'A Pedido').click();
  await expect(page.getByText('1 elegida', { exact: true }).first()).toBeVisible();
  await category(page, 'A Pedido').click();
  await expect(page.getByRole('checkbox', { name: 'Pizza party' })).toBeChecked();
});

test('the open panel holds the page still and gives place and focus back', async ({ page }) => {
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  const place = await page.evaluate(() => {
    window.scrollBy(0, 150);
    return window.scrollY;
  });
  await tab(page).click();
  await expect(panel(page)).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(panel(page)).not.toBeAttached();
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
  await expect(tab(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('the keyboard never goes behind the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  const bar = await tab(page).boundingBox();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('fieldset') ? focused.getBoundingClientRect().bottom : 0;
    });
    expect(bottom).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  }
});

test('the panel closes with its X and with a press beside it', async ({ page }) => {
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  await tab(page).click();
  const close = page.getByRole('button', { name: 'X, cerrar la solicitud' });
  await expect(close).toHaveText('X');
  await close.click();
  await expect(panel(page)).not.toBeAttached();
  await tab(page).click();
  await page.mouse.click(20, 20);
  await expect(panel(page)).not.toBeAttached();
});

test('a tap beside the panel does nothing but close it', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 1_400 });
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  const beside = page.getByRole('checkbox', { name: 'A convenir' });
  const place = await beside.boundingBox();
  await tab(page).click();
  await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
  await expect(panel(page)).not.toBeAttached();
  await expect(beside).not.toBeChecked();
});

test('Cancelar starts anew', async ({ page }) => {
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  await tick(page, 'A convenir');
  await tab(page).click();
  await panel(page).getByPlaceholder('Nombre').fill('Ana');
  await panel(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(tab(page)).not.toBeAttached();
  await tick(page, 'Pizza party');
  await tab(page).click();
  await expect(panel(page).getByPlaceholder('Nombre')).toHaveValue('');
  await expect(panel(page).getByRole('listitem')).toHaveText(['Pizza party']);
});

test('a past day gets a hint and is sent all the same', async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  await tick(page, 'Pizza party');
  await tab(page).click();
  await expect(panel(page).getByLabel('Fecha del evento')).toHaveAttribute('min', '2023-01-01');
  await panel(page).getByLabel('Fecha del evento').fill('2024-02-29');
  await expect(panel(page).getByText('Ese día ya pasó')).toBeVisible();
  await send(page).click();
  await expect.poll(() => whatsapp.texts[0]).toContain('*Fecha:* 29/02/2024');
});

test('any option can be asked for on any site', anywhere, async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  const box = page.getByRole('checkbox').first();
  await box.check();
  await tab(page).click();
  await panel(page).getByPlaceholder('Nombre').fill('Prueba');
  await send(page).click();
  await expect
    .poll(() => whatsapp.texts[0])
    .toContain('Hola, mi nombre es Prueba y quiero cotizar un evento.');
});

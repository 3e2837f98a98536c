import type { Page } from '@playwright/test';
import { anywhereWide, expect, openPage, test } from './support/test';
import * as ui from './support/ui';

const input = (page: Page) => ui.chat(page).getByPlaceholder('Escribe un mensaje...');

test(
  'the button or Enter sends the text to WhatsApp, unless it is blank',
  anywhereWide,
  async ({ page, whatsapp }) => {
    await openPage(page, '/');
    await ui.launcher(page).click();
    await expect(input(page)).toBeFocused();
    await input(page).fill('50% & más #1 + ñ 😀');
    await ui.chat(page).getByRole('link', { name: 'Enviar' }).click();
    await expect.poll(() => whatsapp.texts).toEqual(['50% & más #1 + ñ 😀']);
    await expect(input(page)).toHaveValue('');
    await expect(input(page)).toBeFocused();

    await page.bringToFront();
    await input(page).fill('   ');
    await input(page).press('Enter');
    await input(page).fill('Hola');
    await input(page).press('Enter');
    await expect.poll(() => whatsapp.texts).toEqual(['50% & más #1 + ñ 😀', 'Hola']);
  },
);

test('Esc, the launcher or a click outside closes the chat', async ({ page }) => {
  await openPage(page, '/');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => ui.launcher(page).click(),
    () => page.locator('main').click({ position: { x: 10, y: 200 } }),
  ]) {
    await ui.launcher(page).click();
    await expect(input(page)).toBeFocused();
    // A cross replaces the icon.
    await expect(ui.launcher(page).locator('svg')).toBeHidden();
    await close();
    await expect(ui.chat(page)).toBeHidden();
  }
});

test('nothing covers the chat', async ({ page }) => {
  await openPage(page, '/eventos');
  for (const title of ['Pizza party', 'Casamiento & fiesta #1', 'A convenir'])
    await ui.option(page, title).check();
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [1280, 500],
    [1280, 400],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tab = await ui.requestTab(page).boundingBox();
    const button = await ui.launcher(page).boundingBox();
    if (!tab || !button) throw new Error('The tab or the launcher is not visible.');
    const apart = (side: 'x' | 'y', size: 'width' | 'height') =>
      tab[side] + tab[size] <= button[side] || button[side] + button[size] <= tab[side];
    expect(apart('x', 'width') || apart('y', 'height'), `${width} by ${height}`).toBe(true);
  }
  // A click fails if something covers the middle of the element.
  await ui.launcher(page).click();
  await input(page).click();
  await ui.chat(page).getByRole('button', { name: 'Cerrar el chat' }).click();
  await expect(ui.chat(page)).toBeHidden();
  await ui.requestTab(page).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  await ui.launcher(page).click();
  await input(page).tap();
  await expect(ui.chat(page)).toBeVisible();
});

test('a tap on a link beside the open chat follows the link', async ({ page }) => {
  await openPage(page, '/');
  await ui.launcher(page).tap();
  await expect(ui.chat(page)).toBeVisible();
  await ui.menuLink(page).tap();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await expect(ui.chat(page)).toBeHidden();
});

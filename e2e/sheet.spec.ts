import type { Locator, Page } from '@playwright/test';
import { endAnimations } from './support/animations';
import { longMenu } from './support/content';
import { expect, openPage, test } from './support/test';
import * as ui from './support/ui';

test('the page behind the open sheet stays in place', async ({ page }) => {
  await openPage(page, '/eventos');
  await ui.option(page, 'Pizza party').check();
  for (const [width, dismiss] of [
    [390, () => page.keyboard.press('Escape')],
    [390, () => page.mouse.click(20, 20)],
    [1280, () => page.getByRole('button', { name: 'X, cerrar la solicitud' }).click()],
    [1280, () => page.mouse.click(20, 20)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
    await ui.requestTab(page).focus();
    await page.keyboard.press('Enter');
    await expect(ui.sheet(page)).toBeFocused();
    await expect(ui.sheet(page).getByRole('img', { name: 'Código QR de tu solicitud' })).toBeVisible({
      visible: width >= 1024,
    });
    await expect(page.locator('body')).toHaveCSS('position', 'fixed');
    await endAnimations(page);
    await dismiss();
    await expect(ui.sheet(page)).not.toBeAttached();
    await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
    await expect(ui.requestTab(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  }
});

/** Whether the whole element is on the screen, and nothing lies over it. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [left + 10, y],
      [right - 10, y],
      [x, top + 3],
      [x, bottom - 3],
    ] as const;
    return points.every((point) => document.elementFromPoint(...point) === field);
  });
}

/** Opens the sheet with this many options chosen. */
async function openSheetWith(page: Page, url: string, count: number) {
  await openPage(page, `${url}/eventos`);
  await page.evaluate((chosen) => {
    const boxes = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    for (const box of [...boxes].slice(0, chosen)) box.click();
  }, count);
  await ui.requestTab(page).click();
}

test('first field, total and send button are in sight in every window', async ({ page, startSite }) => {
  const site = await startSite({ content: { menus: longMenu }, shared: true });
  await openSheetWith(page, site.url, 80);
  const name = ui.sheet(page).getByLabel('Tu nombre');
  const expectInSight = async (field: Locator, sizes: readonly (readonly [number, number])[]) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => isInSight(field), { message: `${width} by ${height}` }).toBe(true);
    }
  };
  const phones = [
    [320, 480],
    [360, 560],
    [390, 844],
  ] as const;
  // In addition: a keyboard that shrinks the page, a phone on its side, and a laptop.
  await expectInSight(name, [...phones, [360, 300], [740, 360], [1280, 800]]);
  for (const [width, height] of [
    // With a keyboard that shrinks the page.
    [320, 300],
    [360, 416],
    [360, 560],
    [360, 640],
    [390, 664],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await ui.sheet(page).getByLabel('Invitados').fill('80');
    const total = ui.sheet(page).getByText(/^Total para 80/);
    for (const part of [total, ui.sendLink(page)])
      await expect(part, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }
  await ui.sendLink(page).click();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectInSight(ui.sheet(page).getByText('¿Ya tocaste enviar en WhatsApp?'), phones);
  await expectInSight(name, phones);
});

test('opening the details brings them into view', async ({ page, startSite }) => {
  const site = await startSite({ content: { menus: longMenu }, shared: true });
  await openSheetWith(page, site.url, 30);
  await ui.sheet(page).getByText('Agregar detalles (opcional)').click();
  await expect(ui.sheet(page).getByLabel('Tipo de evento')).toBeInViewport({ ratio: 1 });
});

test('the fields stay above a keyboard that lies over the page', async ({ page, startSite }) => {
  const site = await startSite({ content: { menus: longMenu }, shared: true });
  await openSheetWith(page, site.url, 30);
  const name = ui.sheet(page).getByLabel('Tu nombre');
  await name.focus();
  // As on a phone: the keyboard reduces the height of the visible part of the page, not of the page.
  const visible = 420;
  await page.evaluate((height) => {
    Object.defineProperty(window.visualViewport, 'height', { value: height });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, visible);
  for (const field of [name, ui.sendLink(page)]) {
    await expect.poll(() => isInSight(field)).toBe(true);
    const { y, height } = (await field.boundingBox()) ?? { y: 0, height: visible + 1 };
    expect(y + height).toBeLessThanOrEqual(visible);
  }
});

test('with large text the send button is in sight beside what is chosen', async ({ page, startSite }) => {
  const site = await startSite({
    content: { menus: { 'A Pedido': [{ title: 'Pizza party', price: 16_900 }] } },
    shared: true,
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await openSheetWith(page, site.url, 1);
  for (const percent of [130, 175, 200]) {
    await page.evaluate((size) => {
      const styles = new CSSStyleSheet();
      styles.replaceSync(`:root { font-size: ${size}%; }`);
      document.adoptedStyleSheets = [styles];
    }, percent);
    const message = `${percent} %`;
    await expect(ui.sendLink(page), message).toBeInViewport({ ratio: 1 });
    await expect(ui.sheet(page).getByText('$16.900 por persona'), message).toBeInViewport({ ratio: 1 });
    await expect(ui.sheet(page).getByRole('listitem'), message).toBeInViewport({
      ratio: percent === 130 ? 1 : 0,
    });
  }
});

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

test('first field, figure and send button are in sight in all but low windows', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ content: { menus: longMenu }, shared: true });
  await openSheetWith(page, site.url, 80);
  const name = ui.sheet(page).getByLabel('Tu nombre');
  for (const [width, height] of [
    [320, 480],
    [360, 560],
    [390, 844],
    [1280, 600],
    // With a keyboard that makes the window lower, and a phone on its side.
    [360, 350],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = `${width} by ${height}`;
    await expect.poll(() => isInSight(name), { message }).toBe(true);
    if (height < 480) continue;
    await ui.sheet(page).getByLabel('Invitados').fill('80');
    const figure = ui.sheet(page).getByText(/^\$[\d.,]+ a \$[\d.,]+ por persona/);
    const missing = ui.sheet(page).getByText(/^Falta: para cuántos es /);
    for (const part of [figure, missing, ui.sendLink(page)])
      await expect(part, message).toBeInViewport({ ratio: 1 });
    await missing.click();
    const field = ui
      .sheet(page)
      .getByLabel(/^para cuántas personas/)
      .first();
    await expect(field, message).toBeFocused();
    await expect.poll(() => isInSight(field), { message }).toBe(true);
    await name.evaluate((field) => field.closest('dialog > div > div')?.scrollTo(0, 0));
  }
});

test('in a low window the whole sheet can be scrolled through', async ({ page, startSite }) => {
  const site = await startSite({ content: { menus: longMenu }, shared: true });
  await page.setViewportSize({ width: 360, height: 350 });
  await openSheetWith(page, site.url, 10);
  for (const part of [ui.sheet(page).getByLabel('Invitados'), ui.sendLink(page)]) {
    await part.scrollIntoViewIfNeeded();
    await expect.poll(() => isInSight(part)).toBe(true);
  }
});

test('opening the details brings them into view', async ({ page, startSite }) => {
  const site = await startSite({ content: { menus: longMenu }, shared: true });
  await openSheetWith(page, site.url, 30);
  await ui.sheet(page).getByText('Agregar detalles (opcional)').click();
  await expect(ui.sheet(page).getByLabel('Tipo de evento')).toBeInViewport({ ratio: 1 });
});

test('with large text the first field and the send button are in sight', async ({ page, startSite }) => {
  // As a visitor sets it in the browser, which counts in the conditions of style sheets too.
  const devtools = await page.context().newCDPSession(page);
  const site = await startSite({ content: { menus: longMenu }, shared: true });
  await openSheetWith(page, site.url, 10);
  for (const [percent, width, height] of [
    [130, 360, 640],
    [200, 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: Math.round((16 * percent) / 100) } });
    const name = ui.sheet(page).getByLabel('Tu nombre');
    await expect.poll(() => isInSight(name), { message: `${percent} %` }).toBe(true);
    await expect(ui.sendLink(page), `${percent} %`).toBeInViewport({ ratio: 1 });
  }
});

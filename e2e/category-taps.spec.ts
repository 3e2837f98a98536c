import type { Locator, Page } from '@playwright/test';
import { longMenus } from './support/content';
import { openWithScriptsHeld } from './support/held-scripts';
import { keepGuards, tapPlace } from './support/tap-place';
import { endStyleWaits, expect, openPage, test } from './support/test';

const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const vino = (page: Page) => page.getByRole('checkbox', { name: 'Vino + soda' });
const flan = (page: Page) => page.getByRole('checkbox', { name: 'Flan mixto' });

/** Taps the header of a category, 60 px from its left edge. Returns the place. */
async function tap(page: Page, element: Locator, fromBottom = 30): Promise<[x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not displayed.');
  const place: [x: number, y: number] = [box.x + 60, box.y + box.height - fromBottom];
  await tapPlace(page, place);
  return place;
}

/** The header around a category's button. */
const header = (page: Page, name: string) => category(page, name).locator('xpath=ancestor::div[1]');

test.describe('a double tap on the header of a category', { tag: '@phone' }, () => {
  test.beforeEach(({ context }) => keepGuards(context));

  const centre = (page: Page, name: string) =>
    category(page, name).evaluate((element) => element.scrollIntoView({ block: 'center' }));

  test('opens it once', async ({ page }) => {
    await openPage(page, '/eventos');
    await centre(page, 'Bebidas');
    const [x, y] = await tap(page, header(page, 'Bebidas'));
    await expect(vino(page)).toBeVisible();
    await tapPlace(page, [x + 15, y - 10]);
    await expect(category(page, 'Bebidas')).toHaveAttribute('aria-expanded', 'true');
  });

  test('opens it once before hydration', async ({ page }) => {
    await openWithScriptsHeld(page, '/eventos');
    await endStyleWaits(page);
    await centre(page, 'Bebidas');
    const place = await tap(page, header(page, 'Bebidas'));
    await expect(vino(page)).toBeVisible();
    await tapPlace(page, place);
    await expect(vino(page)).toBeVisible();
  });

  test('closes it, and not what moves under the finger by that', async ({ page }) => {
    await openPage(page, '/eventos');
    await category(page, 'Postres').tap();
    await expect(flan(page)).toBeVisible();
    await endStyleWaits(page);
    await centre(page, 'Postres');
    const [x, y] = await tap(page, header(page, 'Postres'), 3);
    await expect(flan(page)).toBeHidden();
    await tapPlace(page, [x, y + 10]);
    await expect(category(page, 'Postres')).toHaveAttribute('aria-expanded', 'false');
    await expect(category(page, 'Bebidas')).toHaveAttribute('aria-expanded', 'false');
  });

  test('does not keep another tap elsewhere from what it is for', async ({ page }) => {
    await openPage(page, '/eventos');
    await centre(page, 'Postres');
    await tap(page, header(page, 'Postres'));
    await expect(flan(page)).toBeVisible();
    await tap(page, header(page, 'Bebidas'));
    await expect(vino(page)).toBeVisible();
    await vino(page).tap();
    await expect(vino(page)).toBeChecked();
  });

  test('leaves a header that closes after the time', async ({ page }) => {
    await openPage(page, '/eventos');
    await centre(page, 'Bebidas');
    await tap(page, header(page, 'Bebidas'));
    await expect(vino(page)).toBeVisible();
    await endStyleWaits(page);
    const place = await tap(page, header(page, 'Bebidas'));
    await expect(vino(page)).toBeHidden();
    await tapPlace(page, place);
    await expect(category(page, 'Bebidas')).toHaveAttribute('aria-expanded', 'false');
  });

  test('is not what two presses of a key are', async ({ page }) => {
    await openPage(page, '/eventos');
    await category(page, 'Bebidas').focus();
    await page.keyboard.press('Enter');
    await expect(vino(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(vino(page)).toBeHidden();
  });
});

test('a category that was closed after coming back to the page is closed after a reload', async ({
  page,
}) => {
  await openPage(page, '/eventos');
  await category(page, 'Postres').click();
  await expect(flan(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await category(page, 'Postres').click();
  await expect(flan(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Chatear por WhatsApp' }).waitFor();
  await expect(category(page, 'Postres')).toHaveAttribute('aria-expanded', 'false');
});

test('a long category shows the options on the screen of a phone before those below it', {
  tag: '@phone',
}, async ({ page, siteWith }) => {
  const { site } = await siteWith({ menus: longMenus });
  await openPage(page, `${site.url}/eventos`);
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const options = [...document.querySelectorAll('#categoria-2 > ul > li')];
      const shown = options.filter((element) => element.checkVisibility());
      const screenIsFull = Number(shown.at(-1)?.getBoundingClientRect().bottom) >= innerHeight;
      seen.add(shown.length === options.length ? 'all' : screenIsFull ? 'a full screen' : `${shown.length}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });
  await category(page, 'Menú 1').click();
  await expect.poll(() => page.evaluate('[...seen]')).toEqual(['0', 'a full screen', 'all']);
});

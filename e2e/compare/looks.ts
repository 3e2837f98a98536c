import type { Page } from '@playwright/test';
import { states, statesWithoutScripts } from '../support/states';
import * as ui from '../support/ui';
import { expect, test } from './test';

/** Compares the accessibility tree, with its texts and links, and the picture. */
async function compare(page: Page): Promise<void> {
  await showAll(page);
  // Not `toMatchAriaSnapshot`: its snapshots replace numbers by patterns (`/\\$\\d+/`), so any price would match.
  expect.soft(await page.locator('body').ariaSnapshot()).toMatchSnapshot('tree.yml');
  // With the request open, a picture of the whole page can hang (Chromium 156). The state before it shows the page behind.
  const fullPage = !(await ui.sheet(page).isVisible());
  await expect.soft(page).toHaveScreenshot('picture.png', { fullPage });
}

/** Scrolls everything into view once, so that it loads and appears, and returns to the top. */
async function showAll(page: Page): Promise<void> {
  for (const part of await page.locator('main > *, main img, footer').all())
    if (await part.isVisible()) await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const [state, reach] of Object.entries(states))
  test(state, async ({ page }) => {
    await reach(page);
    await compare(page);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [state, reach] of Object.entries(statesWithoutScripts))
    test(state, async ({ page }) => {
      await reach(page);
      await compare(page);
    });
});

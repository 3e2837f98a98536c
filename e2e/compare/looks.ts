import type { Page } from '@playwright/test';
import { showAll, states, statesWithoutScripts } from '../support/states';
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

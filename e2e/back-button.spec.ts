import type { Page } from '@playwright/test';
import { longMenu } from './support/content';
import { expect, firstOption, goToEvents, openPage, test } from './support/test';
import * as ui from './support/ui';

// `page.goBack()` steps back in the history, like the back button of browsers in apps. It does not show what Android's back button does
// without the history.

/** Opens the sheet on the second page of a visit. */
async function openSheet(page: Page, url = '') {
  await openPage(page, `${url}/`);
  await goToEvents(page);
  await (await firstOption(page)).check();
  await ui.requestTab(page).click();
  await expect(ui.sheet(page)).toBeVisible();
}

/** Waits until the history entry of the open sheet is left. */
async function expectEntryGone(page: Page) {
  await expect.poll(() => page.evaluate(() => window.history.state?.partIsOpen)).toBeUndefined();
}

test('back closes the sheet without moving the page', async ({ page, startSite }) => {
  const site = await startSite({ content: { menus: longMenu }, shared: true });
  await openSheet(page, site.url);
  await page.keyboard.press('Escape');
  await expect(ui.sheet(page)).toBeHidden();
  // The step back in the history, which restores the position of its entry, comes later than the closing.
  await expectEntryGone(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await ui.requestTab(page).click();
  await expect(ui.sheet(page)).toBeVisible();
  await page.goBack();
  await expect(ui.sheet(page)).toBeHidden();
  await expect(ui.requestTab(page)).toBeFocused();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('a tap on a link beside the open chat follows the link', async ({ page }) => {
  await openPage(page, '/');
  await ui.launcher(page).tap();
  await expect(ui.chat(page)).toBeVisible();
  await ui.menuLink(page).tap();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await expect(ui.chat(page)).toBeHidden();
});

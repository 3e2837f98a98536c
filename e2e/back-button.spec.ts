import type { Page } from '@playwright/test';
import { longMenu } from './support/content';
import { anywhere, expect, firstOption, goToEvents, openPage, test } from './support/test';
import * as ui from './support/ui';

// `page.goBack()` is a step in the history, like the way back of browsers in apps. What Android's button does of its own accord is not.

/** Opens the sheet on the second page of a visit. */
async function openSheet(page: Page, url = '') {
  await openPage(page, `${url}/`);
  await goToEvents(page);
  await (await firstOption(page)).check();
  await ui.requestTab(page).click();
  await expect(ui.sheet(page)).toBeVisible();
}

test('the way back closes the sheet where the page was', async ({ page, siteWith }) => {
  const { site } = await siteWith({ menus: longMenu });
  await openSheet(page, site.url);
  await page.keyboard.press('Escape');
  await expect(ui.sheet(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await ui.requestTab(page).click();
  await expect(ui.sheet(page)).toBeVisible();
  await page.goBack();
  await expect(ui.sheet(page)).toBeHidden();
  await expect(ui.requestTab(page)).toBeFocused();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('a sheet that is closed otherwise leaves no step behind', anywhere, async ({ page }) => {
  await openSheet(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Escape');
    await expect(ui.sheet(page)).toBeHidden();
    // At once: the step back has not ended yet.
    await page.keyboard.press('Enter');
    await expect(ui.sheet(page)).toBeVisible();
  }
  expect(requests).toEqual([]);
  await page.goBack();
  await expect(ui.sheet(page)).toBeHidden();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
});

test('a sheet that was open at a reload leaves no step behind', anywhere, async ({ page }) => {
  await openSheet(page);
  await page.reload();
  await expect(ui.requestTab(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.partIsOpen)).toBeUndefined();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
});

test('back from a page that a link of the phone menu opened leads to the page before', async ({ page }) => {
  await openPage(page, '/');
  await goToEvents(page);
  await ui.phoneMenu(page).click();
  await ui.navigation(page).getByRole('link', { name: 'Inicio' }).click();
  await expect(ui.homeTitle(page)).toBeVisible();
  await expect(ui.navigation(page)).toBeHidden();
  await page.goBack();
  await expect(ui.eventsTitle(page)).toBeVisible();
});

test('the open phone menu does not come along to the page before', async ({ page }) => {
  await openPage(page, '/');
  await goToEvents(page);
  await ui.phoneMenu(page).click();
  await expect(ui.navigation(page)).toBeVisible();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
  await expect(ui.navigation(page)).toBeHidden();
});

test('a tap on a link beside the open chat follows it', async ({ page }) => {
  await openPage(page, '/');
  await ui.launcher(page).tap();
  await expect(ui.chat(page)).toBeVisible();
  await ui.menuLink(page).tap();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await expect(ui.chat(page)).toBeHidden();
});

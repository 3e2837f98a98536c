import type { Locator, Page } from '@playwright/test';
import { anywhere, expect, goToEvents, openPage, test } from './support/test';
import * as ui from './support/ui';

// `page.goBack()` is a step in the history, like the way back of browsers in apps. What Android's button does of its own accord is not.

/** Opens the events page as the second page of a visit. */
async function openSecondPage(page: Page) {
  await openPage(page, '/');
  await goToEvents(page);
}

type Part = { opener: (page: Page) => Locator; part: (page: Page) => Locator };

/** Opens it, with its entry in the history, which comes with the event that says that it is open. */
async function open(page: Page, { opener, part }: Part) {
  await opener(page).click();
  await expect(part(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.somethingIsOpen)).toBe(true);
}

/** Opens it and closes it otherwise than by the way back, once it has taken its step in the history back. */
async function openAndClose(page: Page, tested: Part) {
  await open(page, tested);
  const stepBack = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('popstate', () => resolve(true), { once: true })),
  );
  await page.keyboard.press('Escape');
  await expect(tested.part(page)).toBeHidden();
  await stepBack;
}

const parts: (Part & { name: string })[] = [
  { name: 'chat', opener: ui.launcher, part: ui.chat },
  { name: 'phone menu', opener: ui.phoneMenu, part: ui.navigation },
];

for (const tested of parts) {
  const { name, part } = tested;
  test.describe(`the ${name}`, () => {
    test('is closed by the way back, which stays on the page', anywhere, async ({ page }) => {
      await openSecondPage(page);
      await open(page, tested);
      await page.goBack();
      await expect(part(page)).toBeHidden();
      await expect(tested.opener(page)).toBeFocused();
      await expect(ui.eventsTitle(page)).toBeVisible();
    });

    test('leaves the next step back to the page before', anywhere, async ({ page }) => {
      await openSecondPage(page);
      await open(page, tested);
      await page.goBack();
      await expect(part(page)).toBeHidden();
      await page.goBack();
      await expect(ui.homeTitle(page)).toBeVisible();
    });

    test('leaves no steps behind when it is opened and closed ten times', async ({ page }) => {
      await openSecondPage(page);
      for (let time = 0; time < 10; time += 1) await openAndClose(page, tested);
      await page.goBack();
      await expect(ui.homeTitle(page)).toBeVisible();
    });

    test('is not opened by the way forward', async ({ page }) => {
      await openSecondPage(page);
      await open(page, tested);
      await page.goBack();
      await expect(part(page)).toBeHidden();
      await page.goForward();
      await expect(part(page)).toBeHidden();
      await page.goBack();
      await expect(ui.homeTitle(page)).toBeVisible();
    });

    test('leaves no step behind when the page is reloaded meanwhile', async ({ page }) => {
      await openSecondPage(page);
      await open(page, tested);
      await page.reload();
      await expect(ui.launcher(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.history.state?.somethingIsOpen)).toBeUndefined();
      await page.goBack();
      await expect(ui.homeTitle(page)).toBeVisible();
    });

    test('requests nothing when it is opened again', async ({ page }) => {
      await openSecondPage(page);
      await openAndClose(page, tested);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await openAndClose(page, tested);
      expect(requests).toEqual([]);
    });
  });
}

test('back from a page that a link of the phone menu opened leads to the page before', async ({ page }) => {
  await openSecondPage(page);
  await ui.phoneMenu(page).click();
  await ui.navigation(page).getByRole('link', { name: 'Inicio' }).click();
  await expect(ui.homeTitle(page)).toBeVisible();
  await page.goBack();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
});

test('a tap on a link beside the open chat follows it', async ({ page }) => {
  await openPage(page, '/');
  await ui.launcher(page).tap();
  await expect(ui.chat(page)).toBeVisible();
  await page.getByRole('link', { name: 'Armá tu menú' }).tap();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await expect(ui.chat(page)).toBeHidden();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
});

test('a page that is scrolled beside the open chat stays where it is', async ({ page }) => {
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY));
  await openSecondPage(page);
  await ui.launcher(page).click();
  await expect(ui.chat(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.goBack();
  await expect(ui.chat(page)).toBeHidden();
  expect(await scrolledTo()).toBe(600);
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
  await page.goForward();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await expect.poll(scrolledTo).toBe(600);
});

test('the way back closes a chat that was opened from the phone menu', async ({ page }) => {
  await openSecondPage(page);
  await ui.phoneMenu(page).click();
  await expect(ui.navigation(page)).toBeVisible();
  await ui.launcher(page).click();
  await expect(ui.chat(page)).toBeVisible();
  await expect(ui.navigation(page)).toBeHidden();
  await page.goBack();
  await expect(ui.chat(page)).toBeHidden();
  await expect(ui.eventsTitle(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { endAnimations } from './animations';
import { expect, firstOption, openPage } from './test';
import * as ui from './ui';

// None of these states needs a particular menu or review; those of the request need a menu.

/** Whether there are more reviews than a row of this width shows side by side. */
export async function hasMoreReviews(page: Page): Promise<boolean> {
  const { width = 0 } = page.viewportSize() ?? {};
  const sideBySide = [720, 1024, 1300].filter((from) => width >= from).length + 1;
  return (await page.getByRole('article').count()) > sideBySide;
}

/** Waits until the carousel of the page has started, if it has more reviews than fit. */
export async function startCarousel(page: Page): Promise<void> {
  await ui.reviews(page).scrollIntoViewIfNeeded();
  if (await hasMoreReviews(page)) await expect(ui.bullet(page, 1)).toBeVisible();
}

/** Opens the home page, with the gallery loaded and the carousel started. */
export async function openHome(page: Page): Promise<void> {
  await openPage(page, '/');
  await page.locator('#menu-section li').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Cargando...')).not.toBeAttached();
  await startCarousel(page);
}

/** Opens the events page, with all categories open and the first two options ticked. */
export async function openEvents(page: Page): Promise<void> {
  await openPage(page, '/eventos');
  await openCategories(page);
  for (const option of (await options(page).all()).slice(0, 2)) await option.check();
  await startCarousel(page);
}

/** Opens the request with two options. Skips a test on a deployed site whose menu is empty. */
export async function openRequest(page: Page): Promise<void> {
  await openEvents(page);
  await firstOption(page);
  await ui.requestTab(page).click();
  await expect(page.getByRole('dialog')).toBeFocused();
}

/** Opens the chat, with its typing indicator. */
export async function openChat(page: Page): Promise<void> {
  await openPage(page, '/');
  await ui.launcher(page).click();
  await expect(ui.chat(page).getByPlaceholder('Escribe un mensaje...')).toBeFocused();
}

/** Opens the request with name, day and guests filled in. */
async function fillInRequest(page: Page): Promise<void> {
  await openRequest(page);
  await ui.sheet(page).getByPlaceholder('Nombre').fill('Ana');
  await ui.sheet(page).getByLabel('Fecha del evento').fill('2027-12-05');
  await ui.sheet(page).getByLabel('Invitados').fill('120');
}

async function openRequestDetails(page: Page): Promise<void> {
  await openRequest(page);
  await ui.sheet(page).locator('details > summary').first().click();
}

/** Opens a page, ends the waits in its style sheets, such as that of the loading overlay, and loads what a visitor scrolls to. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await endAnimations(page);
  await showAll(page);
}

/** Opens all categories of the menu that are still closed. */
export async function openCategories(page: Page): Promise<void> {
  const closed = ui.menu(page).locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Scrolls everything into view once, so that it loads and appears, and returns to the top. */
export async function showAll(page: Page): Promise<void> {
  for (const part of await page.locator('main > *, main img, footer').all())
    if (await part.isVisible()) await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const options = (page: Page) => ui.menu(page).getByRole('checkbox');

/** The states that a visitor meets, each with what a picture of it shows and a function that opens it. */
export const states = {
  'the home page': openHome,
  'the chat before its welcome': openChat,
  'the events page': (page) => openPage(page, '/eventos'),
  'the open menu with two options ticked': openEvents,
  'the request for two options': openRequest,
  'the request with its fields filled in': fillInRequest,
  'the request with its details open': openRequestDetails,
  'a missing page': (page) => openPage(page, '/no-existe'),
} satisfies Record<string, (page: Page) => Promise<void>>;

/** The same for a visitor without scripts. */
export const statesWithoutScripts = {
  'the home page without scripts': (page) => openWithoutScripts(page, '/'),
  'the open menu without scripts': async (page) => {
    await openWithoutScripts(page, '/eventos');
    await openCategories(page);
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { endAnimations } from '../support/animations';
import * as ui from '../support/ui';

/** Generous, so that nothing fails because the machine is busy, in milliseconds. */
export const timeout = 60_000;

/** A page and what a visitor does there, state by state. No step names an option: the menu may be any. */
export type Journey = {
  path: string;
  withoutScripts?: boolean;
  states: { name: string; reach: (page: Page) => Promise<void> }[];
};

export const journeys: Journey[] = [
  {
    path: '/',
    states: [
      { name: 'home', reach: settle },
      { name: 'chat open', reach: openChat },
    ],
  },
  {
    path: '/eventos',
    states: [
      { name: 'events', reach: settle },
      { name: 'categories open', reach: openDetails },
      { name: 'options ticked', reach: tickOptions },
      { name: 'request open', reach: openRequest },
      { name: 'details of the request open', reach: openRequestDetails },
    ],
  },
  { path: '/no-existe', states: [{ name: '404', reach: settle }] },
  {
    path: '/',
    withoutScripts: true,
    states: [{ name: 'home without scripts', reach: settleWithoutScripts }],
  },
  {
    path: '/eventos',
    withoutScripts: true,
    states: [
      { name: 'events without scripts', reach: settleWithoutScripts },
      { name: 'categories open without scripts', reach: openDetails },
    ],
  },
];

/** Waits until the page has hydrated, and has loaded what it loads where the visitor comes near. */
async function settle(page: Page): Promise<void> {
  await ui.launcher(page).waitFor();
  await page.locator('html:not([data-loading])').waitFor();
  await scrollThrough(page);
  await page.getByText('Cargando...').waitFor({ state: 'hidden' });
  await page.locator('[data-motion="waiting"]').waitFor({ state: 'detached' });
  await rest(page);
}

/** Ends the waits of the style sheets, which show what scripts would. */
async function settleWithoutScripts(page: Page): Promise<void> {
  await endAnimations(page);
  await scrollThrough(page);
  await rest(page);
}

/** Brings everything into view once, from top to bottom. */
async function scrollThrough(page: Page): Promise<void> {
  for (const part of await page.locator('main > *, main li, footer').all())
    if (await part.isVisible()) await part.scrollIntoViewIfNeeded();
}

/** Waits until fonts and pictures are there and nothing moves, at the top of the page. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Renders a frame, at which animations that follow the scrolling notice it; without scripts the page itself cannot wait for one.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(picturesToCome), { timeout }).toEqual([]);
  await expect.poll(() => page.evaluate(countMovements), { timeout }).toBe(0);
}

/** Runs in the page: the addresses of shown pictures that have not loaded. */
function picturesToCome(): string[] {
  return [...document.images]
    .filter((image) => image.checkVisibility() && !image.complete)
    .map(({ src }) => src);
}

/** Runs in the page: how many animations will end, other than the waits that {@link stopWaits} makes endless. */
function countMovements(): number {
  const endOf = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime);
  return document
    .getAnimations()
    .filter((animation) => animation.timeline === document.timeline && animation.playState === 'running')
    .filter((animation) => endOf(animation) < 3_600_000).length;
}

async function openChat(page: Page): Promise<void> {
  await ui.launcher(page).click();
  await page
    .getByRole('log')
    .getByText(/\d\d:\d\d/)
    .waitFor();
  await rest(page);
}

/** Opens everything that opens, except for long reviews: the row of reviews would move. */
async function openDetails(page: Page): Promise<void> {
  for (const details of await page.locator('main details:not(article details)').all())
    if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
      await details.locator('summary').click();
  await rest(page);
}

async function tickOptions(page: Page): Promise<void> {
  for (const option of (await optionBoxes(page).all()).slice(0, 2)) await option.check();
  if ((await optionBoxes(page).count()) > 0) await ui.requestTab(page).waitFor();
  await rest(page);
}

const optionBoxes = (page: Page) => ui.menu(page).getByRole('checkbox');

/** With an empty menu there is no request. */
async function openRequest(page: Page): Promise<void> {
  if ((await optionBoxes(page).count()) === 0) return;
  await ui.requestTab(page).click();
  await ui.sheet(page).waitFor();
  await rest(page);
}

async function openRequestDetails(page: Page): Promise<void> {
  if ((await optionBoxes(page).count()) === 0) return;
  const fields = ui.sheet(page).locator('details');
  await fields.locator('summary').click();
  await fields.getByRole('textbox').last().scrollIntoViewIfNeeded();
  await rest(page);
}

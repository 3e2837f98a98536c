import type { Locator, Page } from '@playwright/test';
import { endAnimations } from './support/animations';
import { openWithScriptsHeld } from './support/held-scripts';
import { endStyleWaits, expect, test } from './support/test';
import * as ui from './support/ui';

/** Ends only the loading overlay, as on a page whose scripts are one second late. */
const endOverlay = (page: Page) => endAnimations(page, { of: 'html, body, body > [aria-hidden]' });

const carousel = (page: Page) => page.locator('[data-motion]');

/** Resolves once the browser has drawn all changes so far. */
const afterTwoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );

/** Expects an element to come to rest at this distance from the left, within one pixel. */
const expectPlace = (element: Locator, left: number) =>
  expect.poll(async () => Math.abs(((await element.boundingBox())?.x ?? 0) - left)).toBeLessThan(1);

/** The positions of what is on the screen, unless it reaches beyond the sides: sections, headings, labels, the footer and reviews. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section, h2, h3, label, footer, article')].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const visible = element.checkVisibility() && bottom > 0 && top < innerHeight;
      if (!visible || left < 0 || right > innerWidth) return [];
      const name = element.ariaLabel ?? (element.matches('h2, h3, label') ? element.textContent : element.id);
      return [`${name} ${Math.round(left)} ${Math.round(top)}`];
    }),
  );

test('the section that the address names is in view before scripts arrive', async ({ page }) => {
  await openWithScriptsHeld(page, '/eventos#disena-tu-menu');
  await expect(page.getByRole('heading', { name: 'Diseñá tu menú.' })).toBeInViewport();
});

test.describe('nothing moves', () => {
  for (const [part, when, end, started] of [
    ['[data-motion]', 'before the page stops waiting for them', endOverlay, '[data-motion=started]'],
    ['#menu-section', 'after the page has stopped waiting for them', endStyleWaits, '[data-in-view=true]'],
  ] as const) {
    test(`on the home page when scripts arrive ${when}`, async ({ page }) => {
      const release = await openWithScriptsHeld(page, '/');
      await end(page);
      await page.locator(part).evaluate((element) => element.scrollIntoView());
      const before = await places(page);
      expect(before).not.toEqual([]);
      await release();
      await expect(page.locator(started)).toBeAttached();
      expect(await places(page)).toEqual(before);
    });
  }

  test('on the events page when scripts arrive', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await openWithScriptsHeld(page, '/eventos');
    await endStyleWaits(page);
    const headers = page.locator('fieldset summary');
    const [first, last] = [page.getByRole('checkbox').first(), headers.last()];
    await first.check();
    await last.tap();
    await headers.nth(1).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await last.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await places(page);
    expect(before.length).toBeGreaterThan(3);
    await release();
    expect(await places(page)).toEqual(before);
    await expect(first).toBeChecked();
    await expect(headers.nth(1)).toBeFocused();
    await expect(page.locator('fieldset details[open]')).toHaveCount(2);
  });
});

test('the reviews stay where the visitor has scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 844 });
  const release = await openWithScriptsHeld(page, '/');
  await endStyleWaits(page);
  const review = page.getByRole('article', { name: '3 de 7' });
  await review.evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'center' }));
  const left = (await review.boundingBox())?.x ?? 0;
  await release();
  await expect(carousel(page)).not.toHaveAttribute('data-motion', 'waiting');
  await expectPlace(review, left);
  await expect(ui.bullet(page, 3)).toHaveAttribute('aria-current', 'true');
});

test('the reviews do not interrupt a swipe when the scripts arrive', async ({ page }) => {
  const release = await openWithScriptsHeld(page, '/');
  await endStyleWaits(page);
  const review = page.getByRole('article', { name: '1 de 7' });
  await review.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await review.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = box.y + box.height / 2;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y }] : [] });
  const left = async () => (await review.boundingBox())?.x ?? 0;
  let x = 350;
  await touch('touchStart', x);
  // The finger moves on until the row has followed it past the middle between two reviews: the browser handles some moves late, and
  // ignores the first ones.
  await expect
    .poll(
      async () => {
        x = Math.max(5, x - 20);
        await touch('touchMove', x);
        return left();
      },
      { intervals: [20] },
    )
    .toBeLessThan(box.x - box.width * 0.6);
  await expect.poll(async () => (await left()) - (await afterTwoFrames(page).then(left))).toBe(0);
  const before = await left();

  const code = page.waitForResponse(async (response) =>
    /\.js(\?|$)/.test(response.url()) ? (await response.text()).includes('slidesPerView') : false,
  );
  await release();
  await code;
  // Within 5 pixels.
  expect(await left()).toBeCloseTo(before, -1);
  await touch('touchEnd');
  await expect(ui.bullet(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page)).not.toHaveAttribute('data-motion', 'waiting');
  await expectPlace(page.getByRole('article', { name: '2 de 7' }), box.x);
});

test('scripts are requested only when the browser reports the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      waiting,
      PerformanceObserver: class {
        constructor(callback: () => void) {
          waiting.push(callback);
        }
        observe() {}
      },
    });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  expect(scripts).toEqual([]);
  await page.evaluate(() => {
    if ('waiting' in window && Array.isArray(window.waiting))
      for (const callback of window.waiting) callback();
  });
  await expect(ui.launcher(page)).toBeVisible();
});

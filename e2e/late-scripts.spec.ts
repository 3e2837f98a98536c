import type { Page } from '@playwright/test';
import { endAnimations } from './support/animations';
import { openWithScriptsHeld } from './support/held-scripts';
import { endStyleWaits, expect, hydrated, test } from './support/test';
import * as ui from './support/ui';

/** Ends only the loading overlay, as on a page whose scripts are one second late. */
const endOverlay = (page: Page) => endAnimations(page, { of: 'html, body, body > [aria-hidden]' });

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

test('the chat opens before scripts arrive', async ({ page }) => {
  const release = await openWithScriptsHeld(page, '/');
  await endOverlay(page);
  await ui.launcher(page).click();
  await expect(ui.chat(page).getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
  await expect(ui.chat(page).getByRole('link', { name: 'Abrir WhatsApp' })).toBeHidden();
  await endStyleWaits(page);
  await expect(ui.chat(page).getByRole('link', { name: 'Abrir WhatsApp' })).toBeVisible();
  await release();
  await expect(ui.chat(page).getByPlaceholder('Escribe un mensaje...')).toBeFocused();
});

test.describe('late scripts', () => {
  for (const [part, when, end, started] of [
    ['[data-motion]', 'before the page stops waiting for them', endOverlay, '[data-motion=started]'],
    ['#menu-section', 'after the page has stopped waiting for them', endStyleWaits, '[data-in-view=true]'],
  ] as const) {
    test(`nothing moves on the home page when scripts arrive ${when}`, async ({ page }) => {
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

  test('nothing moves on the events page when scripts arrive', async ({ page }) => {
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
  await hydrated(page);
});

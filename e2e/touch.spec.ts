import type { BrowserContext, Locator, Page } from '@playwright/test';
import { endAnimations } from './support/animations';
import { endStyleWaits, expect, openPage, test } from './support/test';
import * as ui from './support/ui';

/** The middle of an element on the screen, or a point at another share of its width. */
async function placeOf(element: Locator, share = 0.5): Promise<[x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return [box.x + box.width * share, box.y + box.height / 2];
}

/**
 * Taps a point of the screen, whatever is there, and returns once the page has handled the clicks, which is after Playwright's tap has
 * returned.
 */
async function tapPlace(page: Page, [x, y]: [x: number, y: number], times = 1): Promise<void> {
  const counted = await page.evaluateHandle(() => {
    const clicks = { count: 0 };
    // In the capture phase: a click on a part that has not hydrated does not get any further.
    window.addEventListener('click', () => setTimeout(() => (clicks.count += 1)), true);
    return clicks;
  });
  for (let tap = 0; tap < times; tap += 1) await page.touchscreen.tap(x, y);
  await expect.poll(() => counted.evaluate(({ count }) => count)).toBe(times);
}

const tapTwice = async (page: Page, element: Locator, share?: number) =>
  tapPlace(page, await placeOf(element, share), 2);

/** Extends the guards against a second tap until `endStyleWaits`, so that it comes in time on a machine of any speed. */
function keepGuards(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(':root { --arming-time: 100000s; }');
    document.adoptedStyleSheets.push(styles);
  });
}

test.describe('with guards', () => {
  test.beforeEach(({ context }) => keepGuards(context));

  test('a second tap on the tab of the request neither cancels nor sends', async ({ page, whatsapp }) => {
    await openPage(page, '/eventos');
    await ui.option(page, 'Pizza party').check();
    await expect(ui.requestTab(page)).toBeVisible();
    for (const share of [0.2, 0.85]) {
      await tapTwice(page, ui.requestTab(page), share);
      await expect(ui.sheet(page)).toBeVisible();
      await expect(ui.option(page, 'Pizza party')).toBeChecked();
      expect(whatsapp.texts).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(ui.sheet(page)).toBeHidden();
    }
  });

  test('a second tap does not send right after the sheet takes taps', async ({ page, whatsapp, context }) => {
    await openPage(page, '/eventos');
    await ui.option(page, 'Pizza party').check();
    await ui.requestTab(page).focus();
    await page.keyboard.press('Enter');
    await expect(ui.sheet(page)).toBeVisible();
    await endAnimations(page, { of: 'dialog' });
    await tapPlace(page, await placeOf(ui.sendLink(page), 0.2));
    await endStyleWaits(page);
    const opened = context.waitForEvent('page');
    await tapPlace(page, await placeOf(ui.sendLink(page), 0.8));
    await opened;
    await expect.poll(() => whatsapp.texts).toHaveLength(1);
    expect(context.pages()).toHaveLength(2);
  });
});

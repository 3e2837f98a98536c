import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** The middle of an element on the screen, or another share of its width. */
export async function placeOf(element: Locator, share = 0.5): Promise<[x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return [box.x + box.width * share, box.y + box.height / 2];
}

/**
 * Taps a place of the screen, whatever is there, and returns once the page has handled the click: that comes later than Playwright's
 * tap returns.
 */
export async function tapPlace(page: Page, [x, y]: [x: number, y: number], times = 1): Promise<void> {
  const counted = await page.evaluateHandle(() => {
    const clicks = { count: 0 };
    // On the way down: the click on what has not hydrated goes no further.
    window.addEventListener('click', () => setTimeout(() => (clicks.count += 1)), true);
    return clicks;
  });
  for (let tap = 0; tap < times; tap += 1) await page.touchscreen.tap(x, y);
  await expect.poll(() => counted.evaluate(({ count }) => count)).toBe(times);
}

/** Has every tap come early enough to be the second of two, on a machine of any speed, until `endStyleWaits`. */
export function keepGuards(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(':root { --arming-time: 100000s; }');
    document.adoptedStyleSheets.push(styles);
  });
}

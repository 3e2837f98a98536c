import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './server-test';

type Area = { x: number; y: number; width: number; height: number };

/** How much the lightness of a pixel has to change, of 255. Text with the least contrast that WCAG allows (4.5:1) changes it by more. */
const NOTICEABLE = 80;

/** The share of an element's pixels that have to change. With thin letters in a wide line, a few hundredths change. */
const LEAST_SHARE = 0.005;

/**
 * Expects that an eye sees these elements: their pixels change when their text becomes transparent or, for pictures, when they are hidden.
 * An element fails if it has too little opacity or contrast, has no size, is outside the window, or is covered by another element or its
 * own ornament. Nothing may move meanwhile: use `reducedMotion`.
 */
export async function expectSeen(...elements: Locator[]): Promise<void> {
  for (const element of elements)
    await expect.poll(() => seenShare(element), `${element} is seen`).toBeGreaterThan(LEAST_SHARE);
}

/** The share of an element's pixels that change noticeably when it is hidden. */
async function seenShare(element: Locator): Promise<number> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const area = await areaInView(element);
  if (!area) return 0;
  const shown = await pixelsOf(element.page(), area);
  const isPicture = await element.evaluate(
    (node) => node.matches('img, svg, input') || node.querySelector('svg, img') !== null,
  );
  // Not `visibility`: the element would lose its role, and the locator would not find it any more.
  const [property, value] = isPicture ? ['opacity', '0'] : ['-webkit-text-fill-color', 'transparent'];
  await element.evaluate(
    (node: HTMLElement, [name, hiding]) => node.style.setProperty(name, hiding, 'important'),
    [property, value] as const,
  );
  const hidden = await pixelsOf(element.page(), area);
  await element.evaluate((node: HTMLElement, name) => node.style.removeProperty(name), property);
  const changed = shown.filter((level, index) => Math.abs(level - (hidden[index] ?? level)) > NOTICEABLE);
  return changed.length / shown.length;
}

/** The part of an element within the window; undefined if it has no size or is outside. */
async function areaInView(element: Locator): Promise<Area | undefined> {
  const box = await element.boundingBox();
  const size = element.page().viewportSize();
  if (!box || !size) return undefined;
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const width = Math.min(size.width, box.x + box.width) - x;
  const height = Math.min(size.height, box.y + box.height) - y;
  return width >= 1 && height >= 1 ? { x, y, width, height } : undefined;
}

/** The lightness of each pixel of an area, 0 to 255. */
async function pixelsOf(page: Page, area: Area): Promise<Uint8Array> {
  return sharp(await page.screenshot({ clip: area }))
    .greyscale()
    .raw()
    .toBuffer();
}

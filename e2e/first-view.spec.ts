import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/test';
import * as ui from './support/ui';

/** The texts and controls that the chat button covers. */
function coveredByLauncher(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const launcher = document.querySelector<HTMLElement>('aside a');
    if (!launcher) throw new Error('There is no chat button.');
    const button = launcher.getBoundingClientRect();
    // If the button is inside the bar, the bar already covers what lies below it, so only its own content counts.
    const bar = document.querySelector('[data-quiet-bar], div:has(> button[data-count="sheet"])');
    const { left = 0, right = 0, top = 0, bottom = 0 } = bar?.getBoundingClientRect() ?? {};
    const isInBar =
      left <= button.left && right >= button.right && top <= button.top && bottom >= button.bottom;
    const covers = ({ left, right, top, bottom }: DOMRect) =>
      left < button.right && right > button.left && top < button.bottom && bottom > button.top;
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    function coveredTexts(): string[] {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (isCovered(text)) found.push(text.textContent?.trim() ?? '');
      return found;
    }

    function isCovered(text: Node): boolean {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || launcher?.contains(element) || !visible(element))
        return false;
      if (isInBar && !bar?.contains(element)) return false;
      const lines = document.createRange();
      lines.selectNodeContents(text);
      // A text only for screen readers has a box of one pixel.
      return element.getBoundingClientRect().width > 1 && [...lines.getClientRects()].some(covers);
    }

    const controls = [...document.querySelectorAll('a, button, input, select, textarea, label, summary')]
      .filter((control) => control !== launcher && visible(control) && (!isInBar || bar?.contains(control)))
      .filter((control) => [...control.getClientRects()].some(covers))
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
    return [...new Set([...coveredTexts(), ...controls])];
  });
}

const sizes = [
  [320, 480],
  [360, 640],
  [390, 844],
  [430, 520],
  [430, 932],
  [1280, 800],
] as const;

async function expectNothingCovered(page: Page) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => coveredByLauncher(page), `${width} x ${height}`).toEqual([]);
  }
}

test('the chat button covers nothing in the first view of a page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  for (const path of ['/', '/no-existe', '/eventos']) {
    await openPage(page, path);
    await expectNothingCovered(page);
  }
  for (const [width, height] of sizes.filter(([wide]) => wide < 1024)) {
    await page.setViewportSize({ width, height });
    const bar = await page.getByText('Elegí lo que te guste: se suma acá').boundingBox();
    const button = await ui.launcher(page).boundingBox();
    if (!bar || !button) throw new Error('The bar or the chat button is not visible.');
    expect(button.y, `${width} x ${height}`).toBeGreaterThanOrEqual(bar.y);
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y + bar.height);
  }
  await ui.option(page, 'Pizza party').check();
  await expect(ui.requestTab(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNothingCovered(page);
});

test('with text at 200 % the first button is whole, clear of the chat button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(ui.menuLink(page)).toBeInViewport({ ratio: 1 });
  expect(await coveredByLauncher(page)).toEqual([]);
});

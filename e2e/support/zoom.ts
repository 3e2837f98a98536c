import { expect, type Page } from '@playwright/test';
import { endAnimations } from './animations';

/** Targets smaller than 44 px: a point 20 px from the centre is outside the target. That is 2 px less than half, to allow for rounding. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    // With an open dialog only its own targets are checked.
    const scope = document.querySelector('dialog[open], :popover-open') ?? document;
    for (const target of scope.querySelectorAll<HTMLElement>('a[href], button, input')) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The skip link is in view only while it has the focus.
      if (target.getBoundingClientRect().bottom < 0) continue;
      const { left, top, width, height } = target.getBoundingClientRect();
      const missed = [
        [0, -20],
        [0, 20],
        [-20, 0],
        [20, 0],
      ].filter(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        const label = hit?.closest('label');
        return hit?.closest('a, button, input') !== target && label?.control !== target;
      });
      if (missed.length > 0) small.push(`${target.outerHTML.slice(0, 120)}: ${width} x ${height}`);
      // Else the reviews move on to the last one, and those before it cannot be scrolled to.
      for (let around = target.parentElement; around; around = around.parentElement) around.scrollLeft = 0;
    }
    return small;
  });
}

/** Texts that are cut off, or outside the viewport, and cannot be scrolled into view. */
function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Whether an element is visually hidden, truncated on purpose (the whole text is behind its link), a carousel slide or scrollable. */
    function mayHide(element: HTMLElement): boolean {
      const { overflowX, clipPath, webkitLineClamp } = getComputedStyle(element);
      const isShortened = clipPath !== 'none' || webkitLineClamp !== 'none' || element.tagName === 'ARTICLE';
      return isShortened || overflowX === 'auto' || overflowX === 'scroll';
    }

    function cuts(element: HTMLElement, text: DOMRect): boolean {
      if (element === document.body) return text.left < -1 || text.right > innerWidth + 1;
      const clips = getComputedStyle(element).overflowX !== 'visible' || element.matches('a, button, input');
      const box = element.getBoundingClientRect();
      const isOutside = text.left < box.left - 2 || text.right > box.right + 2;
      const third = text.height / 3;
      return clips && (isOutside || text.top < box.top - third || text.bottom > box.bottom + third);
    }

    function isRead(text: Node): boolean {
      const isVisible = text.parentElement?.checkVisibility({ visibilityProperty: true });
      return isVisible === true && text.textContent?.trim() !== '';
    }

    /** The elements around a text that cut it. */
    function cutBy(text: Node): HTMLElement[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const found: HTMLElement[] = [];
      for (let around = text.parentElement; around && !mayHide(around); around = around.parentElement) {
        if (cuts(around, box)) found.push(around);
        if (getComputedStyle(around).position === 'fixed') break;
      }
      return found;
    }

    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { outerHTML } of isRead(text) ? cutBy(text) : [])
        lost.push(`${text.textContent?.trim().slice(0, 60)} in ${outerHTML.slice(0, 80)}`);
    if (document.documentElement.scrollWidth > innerWidth)
      lost.push(`${document.documentElement.scrollWidth} px wide`);
    return lost;
  });
}

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

/**
 * Checks a page in its present state: targets on a phone and a laptop, texts on a desktop zoomed to 400 % and with wider spacing. What it
 * finds are soft failures. Afterwards the spacing stays wide.
 */
export async function inspectZoom(page: Page, state: string) {
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport);
    await endAnimations(page);
    expect
      .soft(await smallTargets(page), `${state}: targets smaller than 44 px, ${viewport.width} px`)
      .toEqual([]);
  }

  await page.setViewportSize({ width: 320, height: 256 });
  await endAnimations(page);
  expect.soft(await lostTexts(page), `${state}: texts lost on a desktop zoomed to 400 %`).toEqual([]);

  // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [spacing];
  });
  for (const viewport of [phone, laptop]) {
    await page.setViewportSize(viewport);
    await endAnimations(page);
    expect
      .soft(await lostTexts(page), `${state}: texts lost to wider spacing, ${viewport.width} px`)
      .toEqual([]);
  }
}

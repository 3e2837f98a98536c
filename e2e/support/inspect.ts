import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { endAnimations } from './animations';

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on the page in its present state. Violations are soft failures: the test goes on and fails at its end. */
export async function inspect(page: Page, state: string) {
  // Colours and positions are checked in their final state.
  await endAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const violations = await page.evaluate(async (values) => {
    // https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html
    const options = { 'label-content-name-mismatch': { enabled: true } };
    const results = await window.axe.run({ runOnly: values, rules: options, resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
  expect.soft(violations, state).toEqual([]);
}

/** {@link inspect} in the narrowest layout and in a wide one. */
export async function inspectAtAllWidths(page: Page, state: string) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await inspect(page, `${state}, ${width} px`);
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Targets smaller than about 40 px, of the 44 that are wanted: a point 20 px from the centre is outside the target. That is 2 px less than
 * half, to allow for rounding.
 */
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

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

/** Whether a page scrolls sideways. */
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/**
 * Checks a page in its present state: the targets on a phone and a laptop, and that it does not scroll sideways on a desktop zoomed to
 * 400 %, or with wider spacing. What it finds are soft failures. Afterwards the spacing stays wide.
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
  expect.soft(await isTooWide(page), `${state}: scrolls sideways on a desktop zoomed to 400 %`).toBe(false);
  // https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [spacing];
  });
  await page.setViewportSize(phone);
  expect.soft(await isTooWide(page), `${state}: scrolls sideways with wider spacing`).toBe(false);
}

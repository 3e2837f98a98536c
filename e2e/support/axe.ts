import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finishes all CSS animations and transitions, so that colours and positions are checked in their final state. */
export async function finishAnimations(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      // In Chromium 156 `finish()` stops a rounding error before the end of an animation with a delay, which leaves its element visible.
      if (Number.isFinite(end) && animation.timeline === document.timeline) animation.currentTime = end + 1;
    }
  });
}

/** Runs axe on the page in its present state. Violations are soft failures: the test goes on and fails at its end. */
export async function inspect(page: Page, state: string) {
  await finishAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const results = await window.axe.run({ runOnly: values, resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
  expect.soft(violations, state).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

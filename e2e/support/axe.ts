import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets nothing that fades or glides be halfway: colours and places are judged as they will stay. */
export async function settle(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      // `finish()` stops a rounding error short of the end of an animation that begins late (Chromium 156): not yet hidden.
      if (Number.isFinite(end) && animation.timeline === document.timeline) animation.currentTime = end + 1;
    }
  });
}

/** Fails the test, which goes on, when axe finds anything in the page's present state. */
export async function inspect(page: Page, state: string) {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run({ runOnly: values, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
  expect.soft(found, state).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

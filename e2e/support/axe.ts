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

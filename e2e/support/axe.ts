import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets nothing that fades or glides be halfway: colours are judged as they will stay. */
export async function settle(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const ends = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (ends && animation.timeline === document.timeline) animation.finish();
    }
  });
}

/** Fails the test, which goes on, when axe finds anything in the page's present state. */
export async function inspect(page: Page, state: string) {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
}

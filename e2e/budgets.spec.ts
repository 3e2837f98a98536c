import { budgets } from './bench/budgets';
import { firstLoadScripts, frameworkFloor, visit } from './bench/first-load';
import { expect, test } from './support/test';

const sum = (sizes: { bytes: number }[]) => sizes.reduce((total, { bytes }) => total + bytes, 0);

test.describe('on a phone', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'phones are the budget');
  // As sharp as phones get, so that the largest photos are the ones that are weighed.
  test.use({ deviceScaleFactor: 3 });

  for (const path of ['/', '/eventos']) {
    test(`${path} loads few scripts beyond the framework's own`, async ({ siteUrl }) => {
      const scripts = await firstLoadScripts(siteUrl, path);
      expect(scripts - (await frameworkFloor())).toBeLessThanOrEqual(budgets.scriptsAboveFloor);
    });

    test(`${path} fetches little style`, async ({ page }) => {
      const styles = (await visit(page, path)).filter(({ type }) => type === 'stylesheet');
      expect(sum(styles)).toBeGreaterThan(1_000);
      expect(sum(styles)).toBeLessThanOrEqual(budgets.styles);
    });

    test(`${path} fetches one small font`, async ({ page }) => {
      const fonts = (await visit(page, path)).filter(({ type }) => type === 'font');
      expect(fonts).toHaveLength(1);
      expect(sum(fonts)).toBeLessThanOrEqual(budgets.font);
    });

    test(`${path} makes few requests, and none twice`, async ({ page }) => {
      const urls = (await visit(page, path)).map(({ url }) => url);
      expect(urls.length).toBeLessThanOrEqual(budgets.requests);
      expect(urls).toEqual([...new Set(urls)]);
    });
  }

  test('the banner fetches one small photo', async ({ page }) => {
    const heroes = (await visit(page, '/')).filter(({ url }) => url.includes('/hero-'));
    expect(heroes).toHaveLength(1);
    expect(sum(heroes)).toBeLessThanOrEqual(budgets.hero);
  });
});

import { pagePaths } from '../../lib/site/pages';
import { budgets } from '../bench/budgets';
import { firstLoadScripts, frameworkBaseline } from '../support/first-load';
import { expect, test } from '../support/server-test';

for (const path of pagePaths) {
  test(`the scripts of ${path} beyond the framework's own stay within the budget`, async ({ siteUrl }) => {
    const [scripts, baseline] = await Promise.all([firstLoadScripts(siteUrl, path), frameworkBaseline()]);
    expect(scripts).toBeGreaterThan(baseline);
    expect(scripts - baseline).toBeLessThanOrEqual(budgets.scriptsAboveBaseline[path]);
  });
}

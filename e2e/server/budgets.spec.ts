import { pagePaths } from '../../lib/site/pages';
import { budgets } from '../bench/budgets';
import { firstLoadScripts } from '../support/first-load';
import { expect, test } from '../support/server-test';

for (const path of pagePaths) {
  test(`the scripts of ${path} beyond the framework's own stay within the budget`, async ({ siteUrl }) => {
    const own = (await firstLoadScripts(siteUrl, path)) - budgets.frameworkScripts;
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThanOrEqual(budgets.scriptsAboveBaseline[path]);
  });
}

import { budgets } from '../bench/budgets';
import { firstLoadScripts, frameworkFloor } from '../bench/first-load';
import { expect, test } from '../support/server-test';

for (const path of ['/', '/eventos']) {
  test(`${path} loads few scripts beyond the framework's own`, async ({ siteUrl }) => {
    const [scripts, floor] = await Promise.all([firstLoadScripts(siteUrl, path), frameworkFloor()]);
    expect(scripts).toBeGreaterThan(floor);
    expect(scripts - floor).toBeLessThanOrEqual(budgets.scriptsAboveFloor);
  });
}

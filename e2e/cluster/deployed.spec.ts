import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/cluster-test';
import { publicBusiness } from '../support/facts';
import { projectRoot } from '../support/site';

test('the flows for deployed sites pass on a site behind the proxy', async ({ startSite, startProxy }) => {
  // Two browsers visit every page.
  test.setTimeout(900_000);
  const SITE_URL = 'https://catering.example';
  const site = await startSite({ content: {}, env: { SITE_URL, ...publicBusiness } });
  const { url } = await startProxy(site);
  const env = { ...process.env, BASE_URL: url, SITE_URL };
  const run = await promisify(execFile)('npm', ['run', 'e2e'], { cwd: projectRoot, env }).catch(
    (error) => error,
  );
  expect(run.code, run.stdout).toBeUndefined();
});

/** Runs the Playwright flows: against a fresh production build, or against `BASE_URL` those that are safe there. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build, buildFingerprint, ensureBuilt, install, projectRoot, run, standalone } from './project.mjs';

await install();
if (!process.env.BASE_URL) {
  await ensureBuiltWithBasePath('/catering');
  await ensureBuilt();
}
const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
process.exitCode = await run('playwright', args, { CHROMIUM_PATH: await findBrowser() });

/**
 * A second build, for the tests of the base path, which is fixed when the site is built.
 * @param {string} basePath
 */
async function ensureBuiltWithBasePath(basePath) {
  const folder = join(projectRoot, '.e2e/with-base-path');
  const env = { ...process.env, BASE_PATH: basePath };
  const built = await readFile(join(folder, 'fingerprint'), 'utf8').catch(() => '');
  if (built === (await buildFingerprint(env))) return;
  await build({ BASE_PATH: basePath });
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(projectRoot, '.e2e'), { recursive: true });
  if (existsSync(standalone)) await rename(standalone, folder);
}

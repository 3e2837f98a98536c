/**
 * Runs the Playwright tests against an up-to-date production build, or, with `BASE_URL`, those that are safe on a deployed site.
 * Tests start sites of their own on free ports (support/site.ts). Two runs at once share the build, which nothing locks.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/commands/build-state.mjs';
import { install } from '../lib/commands/install.mjs';
import { projectRoot, run } from '../lib/commands/run.mjs';
import { findBrowser } from './support/browser.mjs';

const { BASE_URL } = process.env;
if (BASE_URL && new URL(BASE_URL).pathname !== '/') {
  console.error('BASE_URL is the address of a host: the flows open /eventos there, not below a path.');
  process.exit(1);
}
await install();
if (!BASE_URL) await ensureBuilt();
// A folder of its own, which the next run does not empty.
const results = join('.e2e/results', new Date().toISOString().slice(0, 19).replaceAll(':', '-'));
const args = ['test', '--config', 'e2e/playwright.config.ts', '--output', results, ...process.argv.slice(2)];
const env = {
  CHROMIUM_PATH: await findBrowser(),
  // Outside this folder, so that `--last-failed` finds it.
  PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(projectRoot, '.e2e/last-run.json'),
};
process.exitCode = await run('playwright', args, env);
if (process.exitCode === 0) await rm(join(projectRoot, results), { recursive: true, force: true });
else console.log(`What the failed tests left: ${results}`);

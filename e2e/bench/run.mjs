/** Measures the production build and prints one table. Arguments select groups of figures; without any, all are measured. */

import { ensureBuilt, install, run } from '../../lib/commands/project.mjs';
import { findBrowser } from '../support/browser.mjs';
import { ensureFrameworkBaseline } from '../support/framework-baseline.mjs';

await install();
const onlySize = process.argv.slice(2).join() === 'size';
if (!onlySize) {
  await ensureBuilt();
  await ensureFrameworkBaseline();
}
const args = ['--require', 'esbuild-register', 'e2e/bench/bench.ts', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args, onlySize ? {} : { CHROMIUM_PATH: await findBrowser() });

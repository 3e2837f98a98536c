/** Measures the production build and prints one table; arguments name groups of figures to measure alone. */
import { findBrowser } from './browser.mjs';
import { ensureFrameworkBaseline } from './framework-baseline.mjs';
import { ensureBuilt, install, run } from './project.mjs';

await install();
await ensureBuilt();
await ensureFrameworkBaseline();
const args = ['--require', 'esbuild-register', 'e2e/bench/bench.ts', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args, { CHROMIUM_PATH: await findBrowser() });

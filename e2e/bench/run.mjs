/** Measures the production build: Lighthouse on both pages, and how long taps take. */
import { ensureBuilt } from '../../lib/commands/build-state.mjs';
import { install } from '../../lib/commands/install.mjs';
import { run } from '../../lib/commands/run.mjs';
import { findBrowser } from '../support/browser.mjs';
import { ensurePrograms } from '../support/programs.mjs';

await install();
await ensurePrograms({ caddy: 'caddy' });
await ensureBuilt();
const args = ['--require', 'esbuild-register', 'e2e/bench/bench.ts'];
process.exitCode = await run(process.execPath, args, { CHROMIUM_PATH: await findBrowser() });

/** Measures the production build and prints one table. Arguments select groups of figures; without any, all are measured. */
import { ensureBuilt } from '../../lib/commands/build-state.mjs';
import { install } from '../../lib/commands/install.mjs';
import { run } from '../../lib/commands/run.mjs';
import { findBrowser } from '../support/browser.mjs';
import { ensurePrograms } from '../support/programs.mjs';

await install();
await ensurePrograms({ caddy: 'caddy' });
await ensureBuilt();
// With the condition, `server-only` lets the readers of tables be imported.
const options = ['--require', 'esbuild-register', '--conditions', 'react-server'];
const args = [...options, 'e2e/bench/bench.ts', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args, { CHROMIUM_PATH: await findBrowser() });

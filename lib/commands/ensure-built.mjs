/** Installs the dependencies and builds the site, each only if out of date. A fresh clone needs both before it can be served. */
import { ensureBuilt } from './build-state.mjs';
import { install } from './install.mjs';
import { runOrExit } from './run.mjs';

await install();
// Now that its package is there.
await import('./env-file.mjs');
// With the condition, `server-only` lets the readers of tables be imported.
const options = ['--require', 'esbuild-register', '--conditions', 'react-server'];
await runOrExit(process.execPath, [...options, 'lib/commands/judge-settings.ts']);
await ensureBuilt();

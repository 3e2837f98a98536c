/** Installs the dependencies and builds the site, each only if out of date. A fresh clone needs both before it can be served. */
import { ensureBuilt } from './build-state.mjs';
import { install } from './install.mjs';
import { runOrExit, typescript } from './run.mjs';

await install();
// Now that its package is there.
await import('./env-file.mjs');
await runOrExit(process.execPath, [...typescript, 'lib/commands/judge-settings.ts']);
await ensureBuilt();

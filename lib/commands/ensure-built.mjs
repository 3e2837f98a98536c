/** Installs the dependencies and builds the site, each only if out of date. A fresh clone needs both before it can be served. */
import { ensureBuilt } from './build-state.mjs';
import { install } from './install.mjs';

await install();
// Now that its package is there.
await import('./env-file.mjs');
await ensureBuilt();

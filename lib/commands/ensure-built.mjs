/** Installs the dependencies and builds the site, each only if out of date. A fresh clone needs both before it can be served. */
import { ensureBuilt } from './build-state.mjs';
import { install } from './install.mjs';

await install();
await ensureBuilt();

// https://nodejs.org/en/about/previous-releases
if (Number.parseInt(process.versions.node, 10) < 22)
  console.warn(
    `Node ${process.versions.node} no recibe arreglos de seguridad desde abril de 2026: instalá Node 24 o 26.`,
  );

/** What a fresh clone needs before it can be served: installs and builds what is out of date. */
import { ensureBuilt, install } from './project.mjs';

await install();
await ensureBuilt();

/** From a fresh clone to a running production site: installs and builds what is out of date, then serves. */
import { ensureBuilt, install } from './project.mjs';

await install();
await ensureBuilt();
await import('./serve.mjs');

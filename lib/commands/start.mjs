/** From a fresh clone to a running production site: installs and builds what is out of date, then serves. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFingerprint, install, runOrExit, standalone } from './project.mjs';

await install();
const built = await readFile(join(standalone, 'fingerprint'), 'utf8').catch(() => '');
if (built !== (await buildFingerprint())) await runOrExit(process.execPath, ['lib/commands/build.mjs']);
await import('./serve.mjs');

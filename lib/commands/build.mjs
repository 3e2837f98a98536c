/** Builds the site into `.next/standalone`, a folder that runs by itself. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressStaticFiles } from '../serving/compressed.mjs';
import { preparePictures } from './pictures.mjs';
import { buildFingerprint, projectRoot, runOrExit, standalone } from './project.mjs';

await preparePictures();
await runOrExit('next', ['build'], { NODE_ENV: 'production' });
// Next leaves these two out, for sites that serve them from elsewhere.
await cp(join(projectRoot, 'public'), join(standalone, 'public'), { recursive: true });
await cp(join(projectRoot, '.next/static'), join(standalone, '.next/static'), { recursive: true });
await compressStaticFiles(standalone);
await writeFile(join(standalone, 'fingerprint'), await buildFingerprint());

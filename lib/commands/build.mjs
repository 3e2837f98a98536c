/** Builds the site into `.next/standalone`, a folder that runs by itself with `node server.js`. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { preparePictures } from './pictures.mjs';
import { buildFingerprint, projectRoot, runOrExit, standalone } from './project.mjs';

await preparePictures();
await runOrExit('next', ['build'], { NODE_ENV: 'production' });
// Next leaves these two out, for sites that serve them from elsewhere.
await cp(join(projectRoot, 'public'), join(standalone, 'public'), { recursive: true });
await cp(join(projectRoot, '.next/static'), join(standalone, '.next/static'), { recursive: true });
await compressFiles(join(standalone, '.next/static'));
await bundleServer();
await writeFile(join(standalone, 'fingerprint'), await buildFingerprint());

/**
 * Writes a brotli and a gzip copy beside each text file, at their highest quality: a sixth smaller than what a server can afford to
 * make for each request.
 * @param {string} folder
 */
async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !['.js', '.css', '.svg'].includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
  }
}

/** Puts our server, with all that it needs but Next, in place of the one that Next generates. */
async function bundleServer() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(projectRoot, 'lib/serving/main.ts')],
    outfile: join(standalone, 'server.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['next'],
    // As in Next's own bundles: `server-only` may be imported, and the base path is fixed.
    conditions: ['react-server'],
    define: { 'process.env.BASE_PATH': JSON.stringify(process.env.BASE_PATH ?? '') },
    logLevel: 'warning',
  });
}

/** Builds the site into `.next/standalone`, a folder that runs by itself with `node server.js`. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { buildFingerprint, projectRoot, runOrExit, standalone } from './project.mjs';

/** Has Chromium 136 and newer compile a script while it streams in, off the main thread: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** What is to be said of the photos at each start. */
const photoReport = join(projectRoot, '.cache/photos.txt');

await mkdir(dirname(photoReport), { recursive: true });
await runOrExit(process.execPath, ['--require', 'esbuild-register', 'lib/commands/pictures.ts', photoReport]);
const fingerprint = await buildFingerprint();
// Next takes it for its `deploymentId`: the router of an open page leaves the document when it meets another. Each character of it stands in
// the address of every file.
await runOrExit('next', ['build'], { NODE_ENV: 'production', NEXT_DEPLOYMENT_ID: fingerprint.slice(0, 8) });
await runOrExit(process.execPath, ['--require', 'esbuild-register', 'lib/commands/built-pages.ts']);
for (const folder of ['public', '.next/static', 'lib/content/sample'])
  await cp(join(projectRoot, folder), join(standalone, folder), { recursive: true });
// Next takes along what it would read again at the start, in place of what stands there by then.
for (const file of ['.env', '.env.production']) await rm(join(standalone, file), { force: true });
await cp(photoReport, join(standalone, 'photos.txt'));
await hintAndCompress(join(standalone, '.next/static'));
await bundleServer();
await writeFile(join(standalone, 'fingerprint'), fingerprint);

/** @param {string} folder */
async function hintAndCompress(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!['.js', '.css', '.svg'].includes(extname(name))) continue;
    const file = join(folder, name);
    if (extname(name) === '.js') await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
  }
}

async function bundleServer() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(projectRoot, 'lib/serving/main.ts')],
    outfile: join(standalone, 'server.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['next'],
    // Its other form, UMD, hides what it requires from the bundler.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    // As in Next's own bundles: `server-only` may be imported, and the base path is fixed.
    conditions: ['react-server'],
    define: { 'process.env.BASE_PATH': JSON.stringify(process.env.BASE_PATH ?? '') },
    logLevel: 'warning',
  });
}

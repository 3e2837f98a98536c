/** Compresses the files that browsers load, lets scripts start faster, and marks the build as up to date. The site works without this. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { markBuilt, projectRoot } from './project.mjs';

/** Makes Chromium 136 and later compile a script while it streams in, off the main thread: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

await hintAndCompress(join(projectRoot, '.next/static'));
await markBuilt();

/** @param {string} folder */
async function hintAndCompress(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!['.js', '.css', '.svg'].includes(extname(name))) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const hinted = extname(name) === '.js' && !text.startsWith(COMPILE_HINT) ? COMPILE_HINT + text : text;
    if (hinted !== text) await writeFile(file, hinted);
    // The proxy serves these (deploy/Caddyfile).
    await writeFile(`${file}.br`, await promisify(brotliCompress)(hinted));
  }
}

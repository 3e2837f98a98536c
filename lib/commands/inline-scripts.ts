import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const folder = 'components/startup';

/** The oldest browsers that Next supports. */
const target = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/** Builds the scripts for the head of each page, as modules, keyed by file name without extension. */
export async function buildInlineScripts(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/inline/*.ts`],
    outdir: 'out',
    bundle: true,
    minify: true,
    format: 'esm',
    target,
    write: false,
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path, '.js'), text.trim()]));
}

/** Writes the scripts to the file that the pages import. */
export async function writeInlineScripts(): Promise<void> {
  const json = JSON.stringify(await buildInlineScripts(), null, 2);
  await writeFile(join(folder, 'inline-scripts.json'), `${json}\n`);
}

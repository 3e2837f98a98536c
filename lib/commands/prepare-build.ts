/** Prepares a build or a development server: judges the settings, and prepares the sample's photos. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPhotos, preparePhotos, recipes } from '@/lib/content/photos/prepare-photos';
import { parseConfig } from '@/lib/site/parse-config';

if (require.main === module)
  prepareBuild().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

async function prepareBuild(): Promise<void> {
  parseConfig(process.env);
  await prepareSample();
}

/** @throws {Error} if a photo of the sample cannot be used */
export async function prepareSample(folder = join(process.cwd(), 'public/images')): Promise<void> {
  const directory = join(folder, 'prepared');
  const { found } = findPhotos(await readdir(folder));
  const target = { directory, path: '/images/prepared' };
  const { entries, remarks } = await preparePhotos(found, folder, target);
  const missing = recipes.find(({ name }) => !entries[name]);
  if (missing) throw new Error(`[fotos] ${[...remarks, `${folder}: falta ${missing.photo}`].join('; ')}`);
  const manifest = join(directory, 'manifest.json');
  const json = `${JSON.stringify(entries, null, 2)}\n`;
  for (const name of await readdir(directory))
    if (/\.(avif|jpg)$/.test(name) && !json.includes(name)) await rm(join(directory, name));
  if ((await readFile(manifest, 'utf8').catch(() => '')) !== json) await writeFile(manifest, json);
}

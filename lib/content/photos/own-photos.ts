import 'server-only';
import { readdir } from 'node:fs/promises';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { config } from '@/lib/site/config';
import { photoNames } from '@/lib/site/photo-names';
import { photosDirectory } from './photos-directory';
import { type Entry, own } from './pictures';
import { findPhotos, preparePhotos } from './prepare-photos';

/**
 * Names the files of the owner's folder that are not used, and the photos that are still the sample's. The others are prepared while the
 * site runs, which takes minutes the first time; pages show each as soon as it is ready.
 */
export async function startOwnPhotos(folder: string): Promise<void> {
  const { found, warnings } = findPhotos(await readdir(/* turbopackIgnore: true */ folder));
  const missing = photoNames.filter((name) => !found.has(name));
  if (missing.length > 0) warnings.push(`son todavía las de la muestra: ${missing.join(', ')}`);
  warn(warnings);
  void prepareOwn(found, folder);
}

async function prepareOwn(found: ReadonlyMap<string, string>, folder: string): Promise<void> {
  try {
    const onPrepared = (name: string, entry: Entry) => {
      own.entries[name] = entry;
      outdatePages();
    };
    const target = { directory: photosDirectory, path: '/photos', onPrepared };
    const { warnings } = await preparePhotos(found, folder, target);
    warn(warnings);
    console.log(`[fotos] listas: ${found.size} de ${config.PHOTOS_FOLDER}`);
  } catch (error) {
    warn([`no se pueden preparar, se ven las de la muestra: ${String(error)}`]);
  }
}

function warn(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`[fotos] ${warning}`);
}

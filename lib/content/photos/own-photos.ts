import 'server-only';
import { readdir } from 'node:fs/promises';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { photoNames } from '@/lib/site/photo-names';
import { own, photosDirectory } from './pictures';
import { findPhotos, preparePhotos } from './prepare-photos';

/**
 * Names the files of the owner's folder that cannot be used, and the photos that are still the sample's. The others are prepared while the
 * site runs, which shows the sample's until then.
 */
export async function startOwnPhotos(folder: string): Promise<void> {
  const { found, warnings } = findPhotos(await readdir(/* turbopackIgnore: true */ folder));
  Object.assign(own, { found, warnings: [...warnings] });
  const missing = photoNames.filter((name) => !found.has(name));
  if (missing.length > 0) warnings.push(`son todavía las de la muestra: ${missing.join(', ')}`);
  warn(warnings);
  void prepareOwn(found, folder).catch((error) =>
    warn([`no se pueden preparar, se ven las de la muestra: ${String(error)}`]),
  );
}

async function prepareOwn(found: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const target = { directory: photosDirectory, path: '/photos' };
  const { entries, warnings } = await preparePhotos(found, folder, target);
  own.entries = entries;
  own.warnings.push(...warnings);
  outdatePages();
  warn(warnings);
  console.log(`[fotos] listas: ${found.size} de ${folder}`);
}

function warn(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`[fotos] ${warning}`);
}

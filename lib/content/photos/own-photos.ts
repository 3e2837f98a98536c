import 'server-only';
import { readdir } from 'node:fs/promises';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { photoNames } from '@/lib/site/photo-names';
import { own, photosDirectory } from './pictures';
import { findPhotos, preparePhotos } from './prepare-photos';

/**
 * Reads the owner's folder, once: what changes there shows after the next start.
 * Warns of files of the owner's folder whose names cannot be used, and of photos that are still the sample's. The others are prepared while the
 * site runs; until then it shows the sample's, and dishes without one. `preparePhotos` says which are broken.
 */
export async function startOwnPhotos(folder: string): Promise<void> {
  const { found, remarks } = findPhotos(await readdir(/* turbopackIgnore: true */ folder));
  // A copy: that a photo is the sample's, the owner's page does not say.
  Object.assign(own, { found, remarks: [...remarks] });
  const missing = photoNames.filter((name) => !found.has(name));
  if (missing.length > 0) remarks.push(`son todavía las de la muestra: ${missing.join(', ')}`);
  warn(remarks);
  void prepareOwn(found, folder).catch((error) =>
    warn([`no se pueden preparar, se ven las de la muestra: ${String(error)}`]),
  );
}

async function prepareOwn(found: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const target = { directory: photosDirectory, path: '/photos' };
  const { entries, remarks } = await preparePhotos(found, folder, target);
  own.entries = entries;
  own.remarks.push(...remarks);
  outdatePages();
  warn(remarks);
  console.log(`[fotos] listas: ${found.size} de ${folder}`);
}

function warn(remarks: readonly string[]): void {
  for (const remark of remarks) console.warn(`[fotos] ${remark}`);
}

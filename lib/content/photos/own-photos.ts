import 'server-only';
import { readdir } from 'node:fs/promises';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { config } from '@/lib/site/config';
import { photoNames } from '@/lib/site/photo-names';
import { photosDirectory } from './photos-directory';
import { type Entry, own } from './pictures';
import { findPhotos, preparePhotos } from './prepare-photos';

/** What is read of the menus: which photos their options show. */
type Menus = {
  read: () => Promise<{ content: readonly { options: readonly { photo?: string | undefined }[] }[] }>;
};

/**
 * Names the files of the owner's folder that cannot be used, and the photos that are still the sample's. The others are prepared while the
 * site runs: pages show each within seconds, and its sizes are made when they are first asked for, or in the following minutes.
 */
export async function startOwnPhotos(folder: string, menus: Menus): Promise<void> {
  const { found, warnings } = findPhotos(await readdir(/* turbopackIgnore: true */ folder));
  const missing = photoNames.filter((name) => !found.has(name));
  if (missing.length > 0) warnings.push(`son todavía las de la muestra: ${missing.join(', ')}`);
  warn(warnings);
  void prepareOwn(found, folder, menus);
}

async function prepareOwn(found: ReadonlyMap<string, string>, folder: string, menus: Menus): Promise<void> {
  try {
    const onPrepared = (name: string, entry: Entry) => {
      own.entries[name] = entry;
      outdatePages();
    };
    const target = { directory: photosDirectory, path: '/photos', onPrepared, later: own.later };
    const { warnings } = await preparePhotos(found, folder, target);
    warn([...warnings, ...(await unusedBy(found, menus))]);
    if (own.later.size > 0)
      console.log(
        `[fotos] se ven las de ${config.PHOTOS_FOLDER}; prepararlas en ${own.later.size} tamaños tarda unos minutos, solo la primera vez`,
      );
    for (const [file, make] of own.later) await make().catch((error) => warn([`${file}: ${String(error)}`]));
    console.log(`[fotos] listas: ${found.size} de ${config.PHOTOS_FOLDER}`);
  } catch (error) {
    warn([`no se pueden preparar, se ven las de la muestra: ${String(error)}`]);
  }
}

/** Names the pictures of dishes that no option shows. Without a menu nothing is known. */
async function unusedBy(found: ReadonlyMap<string, string>, menus: Menus): Promise<string[]> {
  const { content } = await menus.read();
  const shown = new Set<string | undefined>(
    content.flatMap(({ options }) => options.map(({ photo }) => photo)),
  );
  const unused = [...found].filter(([name]) => name.startsWith('plato-') && !shown.has(name));
  return content.length > 0
    ? unused.map(
        ([, file]) =>
          `${file}: no se usa; ningún plato la nombra en "foto", y los lugares son ${photoNames.join(', ')}`,
      )
    : [];
}

function warn(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`[fotos] ${warning}`);
}

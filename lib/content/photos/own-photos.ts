import 'server-only';
import { readdir } from 'node:fs/promises';
import { reasonOf } from '@/lib/content/source/reason-of';
import { SingleRun } from '@/lib/content/source/single-run';
import { outdatePages } from '@/lib/pages/outdated-pages.cjs';
import { photoNames } from '@/lib/site/photo-names';
import { own, photosDirectory } from './pictures';
import { findPhotos, preparePhotos } from './prepare-photos';

/** What is read of the menus: which photos their options show. */
type Menus = {
  read: () => Promise<{ content: readonly { options: readonly { photo?: string | undefined }[] }[] }>;
};

/**
 * Names the files of the owner's folder that cannot be used, and the photos that are still the sample's. The others are prepared while the
 * site runs, and again when somebody has removed their files: pages show each within seconds, and as AVIF in the following minutes.
 */
export async function startOwnPhotos(folder: string, menus: Menus): Promise<void> {
  const { found, warnings } = findPhotos(await readdir(/* turbopackIgnore: true */ folder));
  const missing = photoNames.filter((name) => !found.has(name));
  if (missing.length > 0) warnings.push(`son todavía las de la muestra: ${missing.join(', ')}`);
  warn(warnings);
  const preparation = new SingleRun(() =>
    prepareOwn(found, folder, menus).catch((error) => {
      own.entries = {};
      outdatePages();
      warn([`no se pueden preparar, se ven las de la muestra: ${String(error)}`]);
    }),
  );
  own.makeFiles = () => void preparation.join();
  own.makeFiles();
}

async function prepareOwn(found: ReadonlyMap<string, string>, folder: string, menus: Menus): Promise<void> {
  const target = { directory: photosDirectory, path: '/photos' };
  const { entries, warnings, later } = await preparePhotos(found, folder, target);
  own.entries = entries;
  outdatePages();
  warn([...warnings, ...(await unusedBy(found, menus))]);
  if (later.length > 0)
    console.log(`[fotos] se ven las de ${folder}; achicarlas tarda unos minutos, solo la primera vez`);
  for (const { file, makeSizes } of later) {
    await makeSizes().catch((error) => warn([`${file}: ${reasonOf(error)}; se ve, pero tarda más`]));
    outdatePages();
  }
  console.log(`[fotos] listas: ${found.size} de ${folder}`);
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

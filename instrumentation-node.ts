import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemOfFacts, readers, tableProblems } from '@/lib/content/content';
import { keepStaticFiles } from '@/lib/pages/keep-static-files';
import { config } from '@/lib/site/config';
import { exitFor } from '@/lib/site/judge-site';
import { isSample, remarksOn, remarksOnNames } from '@/lib/site/parse-config';

/**
 * Starts reading the content, keeps the build's files, starts preparing the owner's photos, and logs remarks for the owner and the origin of
 * the content. Exits the process if a table file cannot be read and no copy was kept, or if a public site with content of its own still has
 * the sample's name. For settings that cannot be used, judgeSite has ended it before (instrumentation.ts). At SIGTERM the counter writes what
 * it has (lib/counts/routes.ts).
 */
export async function start(): Promise<void> {
  // When nobody reads the log any more, each line causes an error event, and logging that error would cause the next one.
  for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);
  exitFor(await tableProblems());
  // Read now so that the first visitor does not wait. Not awaited, so that the start does not wait either.
  for (const reader of Object.values(readers)) void reader.read();
  void problemOfFacts().then((problem) => exitFor(problem ? [problem] : []));
  if (config.SITE_STATIC)
    // The proxy looks for the files under their URL path (deploy/Caddyfile).
    await keepStaticFiles('.next/static', join(config.SITE_STATIC, config.BASE_PATH ?? '', '_next/static'));
  for (const line of [...remarksOn(config), ...(await remarksOnFiles())]) console.warn(line);
  if (config.PHOTOS_FOLDER) {
    // Imported only where it is needed, because the library for pictures takes memory.
    const { startOwnPhotos } = await import('@/lib/content/photos/own-photos');
    await startOwnPhotos(config.PHOTOS_FOLDER);
  }
  console.log(
    isSample(config)
      ? 'Contenido: la muestra, porque no hay planilla ni ADMIN_API_URL. Los buscadores no listan el sitio.'
      : `Contenido: ${[config.ADMIN_API_URL, config.MENU_TABLE, config.REVIEWS_TABLE, config.FACTS_TABLE].filter(Boolean).join(', ')}`,
  );
}

/** Remarks on the names in the files of settings: that of `npm start`, and that of Compose. */
async function remarksOnFiles(): Promise<string[]> {
  const files = ['.env', 'deploy/.env', 'deploy/compose.yaml', 'deploy/Caddyfile'];
  const read = (file: string) => readFile(/* turbopackIgnore: true */ file, 'utf8').catch(() => '');
  const [site, compose, ...otherReaders] = await Promise.all(files.map(read));
  return remarksOnNames(`${site}\n${compose}`, otherReaders.join());
}

import 'server-only';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1_000;
const KEPT_MS = 30 * DAY_MS;

/**
 * Copies the files that browsers load into a folder that outlives builds, so that an open page finds its scripts after a deployment, and
 * removes those that no build of the last 30 days had. Their names hold a hash of what is in them. A disk that cannot be written costs one
 * line: the site sends the files that the door does not find.
 * @param own the build's files
 * @param shared the folder, which the door serves
 */
export async function shareFiles(own: string, shared: string): Promise<void> {
  try {
    const files = await filesBelow(own);
    for (const file of files) await share(join(own, file), join(shared, file));
    await removeOld(shared);
    // So that the 30 days begin when the last process of a build has ended.
    const noteUse = () => Promise.all(files.map((file) => touch(join(shared, file)).catch(() => false)));
    setInterval(noteUse, DAY_MS).unref();
  } catch (error) {
    console.error(`[static] the files of this build are not kept in SITE_STATIC: ${error}`);
  }
}

async function share(from: string, to: string) {
  if (await touch(to)) return;
  await mkdir(dirname(to), { recursive: true });
  // Nobody sees half of a file, which browsers would keep for a year.
  const incomplete = `${to}.${process.pid}`;
  await copyFile(from, incomplete);
  await rename(incomplete, to);
}

/** Notes that a file is in use. Resolves to whether it is there. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(file, now, now);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function removeOld(folder: string) {
  for (const file of await filesBelow(folder)) {
    const { mtimeMs } = await stat(join(folder, file));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, file), { force: true });
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

import 'server-only';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@/lib/process/write-whole';
import { DAY_MS } from '@/lib/quotation/dates';

const KEPT_MS = 30 * DAY_MS;

/**
 * Copies the files that browsers load into a folder that outlives builds, so that an open page finds its scripts after a deployment.
 * Removes files that no build has used for 30 days. The name of a file contains a hash of its content, so builds do not overwrite each
 * other's files. If the disk cannot be written, it logs one line, and the site itself sends the files that the proxy does not find.
 * @param own the folder of the build's files
 * @param shared the folder that the proxy serves
 */
export async function keepStaticFiles(own: string, shared: string): Promise<void> {
  try {
    const files = await filesBelow(own);
    for (const file of files) await share(join(own, file), join(shared, file));
    await removeOld(shared);
    // The 30 days begin when the last process of a build has ended.
    const noteUse = () => Promise.all(files.map((file) => touch(join(shared, file)).catch(() => false)));
    setInterval(noteUse, DAY_MS).unref();
  } catch (error) {
    console.error(`[static] the files of this build are not kept in SITE_STATIC: ${error}`);
  }
}

async function share(from: string, to: string) {
  // Written whole: a browser would keep half a file for a year.
  if (!(await touch(to))) await writeWhole(to, await readFile(/* turbopackIgnore: true */ from));
}

/** Marks a file as used now. Resolves to whether the file exists. */
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

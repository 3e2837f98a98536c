import 'server-only';
import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Copies the files that browsers load into a folder that outlives builds, so that an open page finds its scripts after a deployment, and
 * removes those that no build of the last 30 days had. Their names hold a hash of what is in them.
 * @param own the build's files
 * @param shared the folder, which the proxy serves
 */
export async function shareFiles(own: string, shared: string): Promise<void> {
  const now = new Date();
  for (const file of await filesBelow(own)) {
    const target = join(shared, file);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(own, file), target);
    await utimes(target, now, now);
  }
  for (const file of await filesBelow(shared)) {
    const { mtimeMs } = await stat(join(shared, file));
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(join(shared, file), { force: true });
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

import 'server-only';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@/lib/process/write-whole';

/**
 * Copies the files that browsers load into a folder that outlives builds, so that an open page finds its scripts after a deployment. Each is
 * written whole, because a browser would keep half a file for a year. What is there already is skipped: a path holds a hash of what Next
 * wrote, or the build's id. Nothing is deleted; a build adds some 3 MB. If the disk cannot be written, it logs one line, and the site itself
 * sends the files that the proxy does not find.
 * @param own the folder of the build's files
 * @param shared the folder that the proxy serves
 */
export async function keepStaticFiles(own: string, shared: string): Promise<void> {
  try {
    const entries = await readdir(own, { recursive: true, withFileTypes: true });
    for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
      const from = join(parentPath, name);
      const to = join(shared, from.slice(own.length));
      if (!existsSync(/* turbopackIgnore: true */ to))
        await writeWhole(to, await readFile(/* turbopackIgnore: true */ from));
    }
  } catch (error) {
    console.error(`[static] the files of this build are not kept in SITE_STATIC: ${error}`);
  }
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { config } from '../site/config';
import type { SourceName } from './source-names';

const stored = z.object({ url: z.string(), text: z.string() });

/** The last body of a source that could be used: its JSON text as the API sent it, and from which address. */
export type LastGood = z.infer<typeof stored>;

const directory = resolve(config.CONTENT_CACHE_DIR);

// Next bundles this module once for pages and once for route handlers: the warning is for both.
declare global {
  var warnedOfDisk: boolean | undefined;
}

/** Keeps a good body beyond the end of this process. A disk that cannot be written costs one warning. */
export async function writeLastGood(source: SourceName, lastGood: LastGood): Promise<void> {
  const path = pathOf(source);
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(directory, { recursive: true });
    // Renaming is atomic: a process that dies while writing leaves the old file whole.
    await writeFile(temporary, JSON.stringify(lastGood));
    await rename(temporary, path);
  } catch (error) {
    if (!globalThis.warnedOfDisk)
      console.warn(`[content] last good content is kept in memory only: ${String(error)}`);
    globalThis.warnedOfDisk = true;
    // Half a file would take room on a disk that may have none left.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** @returns the JSON text of the last good body of a source at this address, of this process or of an earlier one */
export async function readLastGood(source: SourceName, url: string): Promise<string | undefined> {
  try {
    const lastGood = stored.parse(JSON.parse(await readFile(pathOf(source), 'utf8')));
    return lastGood.url === url ? lastGood.text : undefined;
  } catch {
    // Never written, or by another program: the same as nothing.
    return undefined;
  }
}

function pathOf(source: SourceName): string {
  return join(directory, `${source}.json`);
}

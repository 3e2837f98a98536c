import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { config } from '../site/config';

const stored = z.object({ url: z.string(), fetchedAt: z.number(), body: z.unknown() });

/** The last body of a source that could be used, as it came, and when (milliseconds since 1970). */
export type LastGood = z.infer<typeof stored>;

const directory = resolve(config.CONTENT_CACHE_DIR);

// Next bundles this module once for pages and once for route handlers; they must share one memory.
declare global {
  var lastGoodContent: { bySource: Map<string, LastGood>; warnedOfDisk: boolean } | undefined;
}
globalThis.lastGoodContent ??= { bySource: new Map(), warnedOfDisk: false };
const memory = globalThis.lastGoodContent;

/** Keeps a good body in memory and, as far as the disk allows, beyond the end of this process. */
export async function rememberLastGood(source: string, lastGood: LastGood): Promise<void> {
  memory.bySource.set(source, lastGood);
  const path = pathOf(source);
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(directory, { recursive: true });
    // Renaming is atomic: a process that dies while writing leaves the old file whole.
    await writeFile(temporary, JSON.stringify(lastGood));
    await rename(temporary, path);
  } catch (error) {
    if (!memory.warnedOfDisk)
      console.warn(`[content] last good content is kept in memory only: ${String(error)}`);
    memory.warnedOfDisk = true;
    // Half a file would take room on a disk that may have none left.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** @returns the last good body of a source at this address, of this process or of an earlier one */
export async function recallLastGood(source: string, url: string): Promise<LastGood | undefined> {
  const inMemory = memory.bySource.get(source);
  if (inMemory) return inMemory;
  try {
    const onDisk = stored.parse(JSON.parse(await readFile(pathOf(source), 'utf8')));
    return onDisk.url === url ? onDisk : undefined;
  } catch {
    // Never written, or not by us: the same as nothing.
    return undefined;
  }
}

/** @returns seconds since this process last got a good body of the source; undefined when it never did */
export function ageOf(source: string): number | undefined {
  const fetchedAt = memory.bySource.get(source)?.fetchedAt;
  return fetchedAt === undefined ? undefined : (Date.now() - fetchedAt) / 1_000;
}

function pathOf(source: string): string {
  return join(directory, `${source}.json`);
}

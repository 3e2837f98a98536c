import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { SourceName } from '@/lib/content/source-names';
import { sharedState } from '@/lib/shared-state';
import { config } from '@/lib/site/config';
import { MAX_BYTES } from './fetch-bytes';
import { warnOnce } from './warn-once';

const stored = z.object({
  url: z.string(),
  // Another program's may be longer than any body of the API, and hold up all visitors while it is parsed.
  text: z.string().max(MAX_BYTES),
  sentAt: z.number().default(0),
});

/** The last body of a source that could be used, as it was sent: from which address, and when, in milliseconds since 1970. */
export type LastGood = z.infer<typeof stored>;

const directory = resolve(config.CONTENT_CACHE_DIR);

/** Keeps a good body beyond the end of this process, on the disk and in Redis. A disk that cannot be written costs one warning. */
export async function writeLastGood(source: SourceName, lastGood: LastGood): Promise<void> {
  const value = JSON.stringify(lastGood);
  sharedState.peers?.writeLastGood(source, value);
  const path = pathOf(source);
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(directory, { recursive: true });
    // Renaming is atomic: a process that dies while writing leaves the old file whole.
    await writeFile(temporary, value);
    await rename(temporary, path);
  } catch (error) {
    warnOnce(`[content] last good content cannot be written to the disk: ${reasonOf(error)}`);
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** The last good bodies of a source at this address, that on the disk and that in Redis, the newer one first. */
export async function readLastGood(source: SourceName, url: string): Promise<LastGood[]> {
  const onDisk = readFile(pathOf(source), 'utf8').then(parse);
  const inRedis = Promise.resolve(sharedState.peers?.readLastGood(source)).then(parse);
  const found = await Promise.all([
    onDisk.catch((error) => {
      const reason = reasonOf(error);
      if (reason !== 'ENOENT' && reason !== 'ENOTDIR')
        warnOnce(`[content] ${source}: the last good content on the disk cannot be read: ${reason}`);
    }),
    inRedis.catch(() => undefined),
  ]);
  return found.flatMap((one) => (one?.url === url ? one : [])).sort((a, b) => b.sentAt - a.sentAt);
}

function parse(value = ''): LastGood {
  return stored.parse(JSON.parse(value));
}

function reasonOf(error: unknown): string {
  const { code, name } = Object(error);
  return String(code ?? name);
}

function pathOf(source: SourceName): string {
  return join(directory, `${source}.json`);
}

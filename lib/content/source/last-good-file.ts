import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { MAX_BYTES } from '@/lib/content/table/limits';
import type { SourceName } from './source';

const storedSource = z.object({
  url: z.string(),
  text: z.string().max(MAX_BYTES),
  sentAt: z.number(),
});

/** The last usable body of a source, as it was sent, with its address and the time when it was sent (milliseconds since 1970). */
export type LastGood = z.infer<typeof storedSource>;

/** @throws if it is none */
export function parseLastGood(value: string): LastGood {
  return storedSource.parse(JSON.parse(value));
}

/** Where a source's last good body is kept on the disk. */
export function lastGoodPath(folder: string, source: SourceName): string {
  return resolve(folder, `${source}.json`);
}

/** @throws if there is none */
export async function readLastGoodFile(folder: string, source: SourceName): Promise<LastGood> {
  const path = lastGoodPath(folder, source);
  // JSON writes a byte as six at most.
  if ((await stat(path)).size > 6 * MAX_BYTES + 10_000) throw new Error(`${path} is too large.`);
  return parseLastGood(await readFile(path, 'utf8'));
}

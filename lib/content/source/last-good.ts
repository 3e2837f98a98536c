import 'server-only';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { MAX_BYTES } from '@/lib/content/limits';
import type { Parsed } from '@/lib/content/rows/row-report';
import { writeWhole } from '@/lib/process/write-whole';
import { prefix, redis } from '@/lib/redis/redis';
import { sendCommand } from '@/lib/redis/send-command';
import { config } from '@/lib/site/config';
import { logChange } from './log';
import type { SourceName } from './source';

const folder = resolve(config.CONTENT_CACHE_DIR);

/** How long a reading waits for a Redis that does not answer. */
const REDIS_MS = 1_000;

const storedSource = z.object({
  url: z.string(),
  text: z.string().max(MAX_BYTES),
  sentAt: z.number(),
  /** While a newer table is held: when that was first found. */
  heldSince: z.number().optional(),
});

/**
 * The last usable body of a source, as it was sent, with its address and the time when it was sent (milliseconds since 1970). It is shown
 * however old it is; `/api/health` tells its age.
 */
export type LastGood = z.infer<typeof storedSource>;

/** Content that is shown, and what it was read from. */
export type Shown<T> = { parsed: Parsed<T> & { content: T[] }; sent: LastGood };

/** @throws if it is none */
export function parseLastGood(value: string): LastGood {
  return storedSource.parse(JSON.parse(value));
}

/** Keeps a good body on the disk and in Redis, beyond the end of this process. Logs one warning if the disk cannot be written. */
export async function writeLastGood(source: SourceName, lastGood: LastGood): Promise<void> {
  const value = JSON.stringify(lastGood);
  void sendCommand((client) => client.set(redisKey(source), value));
  await writeWhole(fileOf(source), value).catch((error) =>
    logChange('disk', `last good content cannot be written: ${codeOf(error)}`),
  );
}

/** The last good bodies of a source at this address, from the disk and from Redis, the newer one first. */
export async function readLastGood(source: SourceName, url: string): Promise<LastGood[]> {
  const found = await Promise.all([
    readFromDisk(source).catch((error) => {
      const code = codeOf(error);
      if (code !== 'ENOENT' && code !== 'ENOTDIR')
        logChange(source, `the last good content on the disk cannot be read: ${code}`);
    }),
    Promise.race([readFromRedis(source), delay(REDIS_MS, undefined, { ref: false })]).catch(() => undefined),
  ]);
  return found.flatMap((one) => (one?.url === url ? one : [])).sort((a, b) => b.sentAt - a.sentAt);
}

async function readFromDisk(source: SourceName): Promise<LastGood> {
  return parseLastGood(await readFile(fileOf(source), 'utf8'));
}

function fileOf(source: SourceName): string {
  return resolve(folder, `${source}.json`);
}

async function readFromRedis(source: SourceName): Promise<LastGood | undefined> {
  const client = await redis;
  return client && parseLastGood((await client.get(redisKey(source))) ?? '');
}

function codeOf(error: unknown): string {
  const { code, name } = Object(error);
  return String(code ?? name);
}

/** The Redis key, and also the channel. */
export function redisKey(source: SourceName): string {
  return prefix + source;
}

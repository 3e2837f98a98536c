import 'server-only';
import { resolve } from 'node:path';
import { writeWhole } from '@/lib/process/write-whole';
import { prefix, redis } from '@/lib/redis/redis';
import { sendCommand } from '@/lib/redis/send-command';
import { config } from '@/lib/site/config';
import { type LastGood, lastGoodPath, parseLastGood, readLastGoodFile } from './last-good-file';
import type { SourceName } from './source';
import { warnOnce } from './warn-once';

const folder = resolve(config.CONTENT_CACHE_DIR);

/** Keeps a good body on the disk and in Redis, beyond the end of this process. Logs one warning if the disk cannot be written. */
export async function writeLastGood(source: SourceName, lastGood: LastGood): Promise<void> {
  const value = JSON.stringify(lastGood);
  void sendCommand((client) => client.set(redisKey(source), value));
  await writeWhole(lastGoodPath(folder, source), value).catch((error) =>
    warnOnce(`[content] last good content cannot be written to the disk: ${codeOf(error)}`),
  );
}

/** The last good body of a source at this address, from the disk or from Redis, whichever is newer. */
export async function readLastGood(source: SourceName, url: string): Promise<LastGood | undefined> {
  const found = await Promise.all([
    readLastGoodFile(folder, source).catch((error) => {
      const code = codeOf(error);
      if (code !== 'ENOENT' && code !== 'ENOTDIR')
        warnOnce(`[content] ${source}: the last good content on the disk cannot be read: ${code}`);
    }),
    readFromRedis(source).catch(() => undefined),
  ]);
  return found.flatMap((one) => (one?.url === url ? one : [])).sort((a, b) => b.sentAt - a.sentAt)[0];
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

import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { SourceName } from '@/lib/content/source-names';
import { prefix, redis } from '@/lib/redis/redis';
import { config } from '@/lib/site/config';
import { MAX_BYTES } from './fetch-bytes';
import { warnOnce } from './warn-once';

/** Another program's value may be longer than any of ours, and hold up all visitors while it is read. */
const MAX_STORED_BYTES = 5_000_000;

const stored = z.object({
  url: z.string(),
  text: z.string().max(MAX_BYTES),
  sentAt: z.number().default(0),
});

/** The last body of a source that could be used, as it was sent: from which address, and when, in milliseconds since 1970. */
export type LastGood = z.infer<typeof stored>;

const directory = resolve(config.CONTENT_CACHE_DIR);

/** Keeps a good body beyond the end of this process, on the disk and in Redis. A disk that cannot be written costs one warning. */
export async function writeLastGood(source: SourceName, lastGood: LastGood): Promise<void> {
  const value = JSON.stringify(lastGood);
  void redis?.then((client) => client.set(keyOf(source), value)).catch(() => undefined);
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
  const found = await Promise.all([
    readFromDisk(source).catch((error) => {
      const reason = reasonOf(error);
      if (reason !== 'ENOENT' && reason !== 'ENOTDIR')
        warnOnce(`[content] ${source}: the last good content on the disk cannot be read: ${reason}`);
    }),
    readFromRedis(source).catch(() => undefined),
  ]);
  return found.flatMap((one) => (one?.url === url ? one : [])).sort((a, b) => b.sentAt - a.sentAt);
}

async function readFromDisk(source: SourceName): Promise<LastGood> {
  const { size } = await stat(pathOf(source));
  if (size > MAX_STORED_BYTES) throw Object.assign(new Error('too large'), { code: 'EFBIG' });
  return parse(await readFile(pathOf(source), 'utf8'));
}

async function readFromRedis(source: SourceName): Promise<LastGood | undefined> {
  const client = await redis;
  return client && parse((await client.getRange(keyOf(source), 0, MAX_STORED_BYTES)) ?? '');
}

/** Has the other instances show it too. They need not request what this one was just sent. */
export function tellOthers(source: SourceName, lastGood: LastGood): void {
  void redis
    ?.then((client) => client.publish(keyOf(source), JSON.stringify(lastGood)))
    .catch(() => undefined);
}

/**
 * Listens to the other instances.
 * @param onTold gets what another one, or this one, has told them
 * @param onBack is called whenever there is a connection to Redis again: what was told before is missed
 */
export async function listenToOthers(
  source: SourceName,
  onTold: (lastGood: LastGood) => void,
  onBack: () => void,
): Promise<void> {
  const client = await redis;
  if (!client) return;
  const listen = (value: string) => {
    try {
      onTold(parse(value));
    } catch {
      console.error(`[redis] ${keyOf(source)}: a message that is none of ours`);
    }
  };
  // The client would give up a subscription that was waiting for a connection that fails.
  const subscribe = () =>
    client.subscribe(keyOf(source), listen).catch((error) => {
      if (client.isReady)
        console.error(`[redis] edits of other instances do not come here: ${String(error)}`);
    });
  client.on('ready', () => {
    void subscribe();
    onBack();
  });
  if (client.isReady) await subscribe();
}

function parse(value: string): LastGood {
  return stored.parse(JSON.parse(value));
}

function reasonOf(error: unknown): string {
  const { code, name } = Object(error);
  return String(code ?? name);
}

/** Both a key and a channel. */
function keyOf(source: SourceName): string {
  return prefix + source;
}

function pathOf(source: SourceName): string {
  return join(directory, `${source}.json`);
}

import 'server-only';
import { resolve } from 'node:path';
import { writeWhole } from '@/lib/process/write-whole';
import { prefix, redis } from '@/lib/redis/redis';
import { sendCommand } from '@/lib/redis/send-command';
import { config } from '@/lib/site/config';
import { type LastGood, lastGoodPath, parseLastGood, readLastGoodFile } from './last-good-file';
import type { SourceName } from './source';
import { warnOnce } from './warn-once';

/** Another program's value may be longer than any of ours, and block all visitors while it is read. */
const MAX_STORED_BYTES = 5_000_000;

const folder = resolve(config.CONTENT_CACHE_DIR);

/** Keeps a good body on the disk and in Redis, beyond the end of this process. Logs one warning if the disk cannot be written. */
export async function writeLastGood(source: SourceName, lastGood: LastGood): Promise<void> {
  const value = JSON.stringify(lastGood);
  void sendCommand((client) => client.set(keyOf(source), value));
  await writeWhole(lastGoodPath(folder, source), value).catch((error) =>
    warnOnce(`[content] last good content cannot be written to the disk: ${codeOf(error)}`),
  );
}

/** The last good bodies of a source at this address, from the disk and from Redis, newest first. */
export async function readLastGood(source: SourceName, url: string): Promise<LastGood[]> {
  const found = await Promise.all([
    readLastGoodFile(folder, source).catch((error) => {
      const code = codeOf(error);
      if (code !== 'ENOENT' && code !== 'ENOTDIR')
        warnOnce(`[content] ${source}: the last good content on the disk cannot be read: ${code}`);
    }),
    readFromRedis(source).catch(() => undefined),
  ]);
  return found.flatMap((one) => (one?.url === url ? one : [])).sort((a, b) => b.sentAt - a.sentAt);
}

async function readFromRedis(source: SourceName): Promise<LastGood | undefined> {
  const client = await redis;
  return client && parseLastGood((await client.getRange(keyOf(source), 0, MAX_STORED_BYTES)) ?? '');
}

/** Sends a good body to the other instances, so that they show it without requesting it themselves. */
export function tellOthers(source: SourceName, lastGood: LastGood): void {
  void sendCommand((client) => client.publish(keyOf(source), JSON.stringify(lastGood)));
}

/**
 * Listens to what instances tell each other.
 * @param onTold gets what another instance, or this one, has told the others
 * @param onBack called whenever the connection to Redis is ready again: anything told before that is lost
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
      onTold(parseLastGood(value));
    } catch {
      console.error(`[redis] ${keyOf(source)}: a message that is none of ours`);
    }
  };
  // Subscribes on each connection: the client gives up a subscription that waits for a connection that then fails.
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

function codeOf(error: unknown): string {
  const { code, name } = Object(error);
  return String(code ?? name);
}

/** The Redis key, and also the channel. */
function keyOf(source: SourceName): string {
  return prefix + source;
}

import { randomUUID } from 'node:crypto';
import type { SourceName } from '@/lib/content/source-names';
import type { CountStore } from '@/lib/counts/count-store';
import { sharedState } from '@/lib/shared-state';
import type { Config } from '@/lib/site/parse-config';
import { countsInRedis } from './counts-in-redis';
import { clientsOf, lagTolerantDelay, RedisConnection } from './redis-connection';
import { RefreshMarks } from './refresh-marks';

const TIMEOUT_MS = 500;

const MAX_STORED_BYTES = 5_000_000;

/** Shares refreshes and last good content with the other instances. Returns where they add up their counts; undefined without `REDIS_URL`. */
export async function joinPeers(config: Config, basePath: string): Promise<CountStore | undefined> {
  const { REDIS_URL } = config;
  if (!REDIS_URL) return undefined;
  const { MultiErrorReply } = await import('@redis/client');
  const prefix = config.REDIS_PREFIX ?? `${new URL(config.SITE_URL).host}${basePath}`;
  const keyOf = (source: SourceName) => `${prefix}:${source}`;
  const token = randomUUID();
  const marks = new RefreshMarks((source) => `${keyOf(source)}:refreshes`);
  const redis = new RedisConnection(await clientsOf(REDIS_URL), async (client) => {
    for (const source of await marks.exchange(client))
      void refreshHere(source, `http://127.0.0.1:${config.PORT}${basePath}`, token);
  });

  sharedState.peers = {
    token,
    refresh: (sources) => marks.mark(sources),
    readLastGood: (source) => {
      const reply = redis.client.getRange(keyOf(source), 0, MAX_STORED_BYTES).then(
        (value) => value ?? undefined,
        () => undefined,
      );
      return Promise.race([reply, lagTolerantDelay(TIMEOUT_MS)]);
    },
    writeLastGood: (source, value) => {
      redis.client.set(keyOf(source), value).catch(() => undefined);
    },
  };
  await Promise.race([redis.start(), lagTolerantDelay(TIMEOUT_MS)]);
  marks.expectPages();
  return countsInRedis(() => redis.client, `${prefix}:counts`, MultiErrorReply);
}

/** By a request, for outside of one `revalidateTag` throws. */
async function refreshHere(source: SourceName, url: string, token: string) {
  try {
    const response = await fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ sources: [source] }),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`status ${response.status}`);
  } catch (error) {
    console.error(`[redis] what another instance refreshed was not refreshed here: ${String(error)}`);
  }
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type {} from '../content/notify-peers';
import { type SourceName, sourceNames } from '../content/source-names';
import type { Config } from '../site/parse-config';

/** Where the instances of one site meet in Redis. */
const CHANNEL = 'catering:refresh';

const wireMessage = z.object({ from: z.string(), sources: z.array(z.enum(sourceNames)).min(1) });

/**
 * Joins the instances that share `REDIS_URL`. Redis may be away, now or later: nothing waits for it, and the client connects again until
 * it is back. Without `REVALIDATE_SECRET` there is nothing to share.
 */
export async function joinPeers(config: Config, basePath: string): Promise<void> {
  const { REDIS_URL, REVALIDATE_SECRET } = config;
  if (!REDIS_URL || !REVALIDATE_SECRET) return;
  // Loaded here, for most sites are one instance.
  const { createClient } = await import('@redis/client');
  const client = createClient({ url: REDIS_URL, disableOfflineQueue: true });
  const self = randomUUID();
  const unpublished = new Set<SourceName>();
  let disconnected = false;

  function onError(error: Error) {
    // One line for each time the connection is lost, rather than for each attempt.
    if (!disconnected) console.error(`[redis] this instance is on its own: ${error.message || error.name}`);
    disconnected = true;
  }

  client.on('error', onError);
  client.on('ready', () => {
    client.subscribe(CHANNEL, onMessage).catch(onError);
    // Messages of the time without a connection are lost, in both directions.
    if (disconnected) void refreshHere(sourceNames);
    if (unpublished.size > 0) publish([...unpublished]);
    disconnected = false;
  });
  globalThis.publishRefresh = publish;

  function publish(sources: readonly SourceName[]) {
    client.publish(CHANNEL, JSON.stringify({ from: self, sources })).then(
      () => {
        for (const source of sources) unpublished.delete(source);
      },
      () => {
        for (const source of sources) unpublished.add(source);
      },
    );
  }

  function onMessage(text: string) {
    const message = parseMessage(text);
    if (message && message.from !== self) void refreshHere(message.sources);
  }

  /** Through this server's own route, for Next revalidates only within a request (README.md beside this file). */
  async function refreshHere(sources: readonly SourceName[]): Promise<void> {
    try {
      const { status } = await fetch(`http://127.0.0.1:${config.PORT}${basePath}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
        body: JSON.stringify({ sources, notifyPeers: false }),
      });
      if (status !== 200) throw new Error(`status ${status}`);
    } catch (error) {
      console.error(`[redis] what another instance refreshed was not refreshed here: ${String(error)}`);
    }
  }

  client.connect().catch(onError);
}

/** @returns nothing for what is no message of an instance */
function parseMessage(text: string): z.infer<typeof wireMessage> | undefined {
  try {
    return wireMessage.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type SourceName, sourceNames } from '../content/source';
import { config } from '../site/config';

/** Where the instances of one site meet in Redis. */
const CHANNEL = 'catering:refresh';

const wireMessage = z.object({ from: z.string(), sources: z.array(z.enum(sourceNames)).min(1) });

// Next bundles this module once for the start of the server and once for route handlers.
declare global {
  var publishRefresh: ((sources: readonly SourceName[]) => void) | undefined;
}

/** Has the other instances refresh these sources too. Never throws and waits for nobody: time refreshes whom it does not reach. */
export function tellPeers(sources: readonly SourceName[]): void {
  globalThis.publishRefresh?.(sources);
}

/**
 * Joins the instances that share `REDIS_URL`. Redis may be away, now or later: nobody waits for it, and it is looked for until it is
 * back. Without `REVALIDATE_SECRET` there is nothing to share.
 */
export async function joinPeers(): Promise<void> {
  if (!config.REDIS_URL || !config.REVALIDATE_SECRET) return;
  // Fetched here, for most sites are one instance.
  const { createClient } = await import('@redis/client');
  const client = createClient({ url: config.REDIS_URL, disableOfflineQueue: true });
  const self = randomUUID();
  const untold = new Set<SourceName>();
  let away = false;

  function onError(error: Error) {
    // One line for each time it goes, rather than for each time it is looked for.
    if (!away) console.error(`[redis] this instance is on its own: ${error.message || error.name}`);
    away = true;
  }

  client.on('error', onError);
  client.on('ready', () => {
    client.subscribe(CHANNEL, onMessage).catch(onError);
    // What the others said meanwhile went past this instance, and what it said past them.
    if (away) void refreshHere(sourceNames);
    if (untold.size > 0) publish([...untold]);
    away = false;
  });
  globalThis.publishRefresh = publish;

  function publish(sources: readonly SourceName[]) {
    client.publish(CHANNEL, JSON.stringify({ from: self, sources })).then(
      () => {
        for (const source of sources) untold.delete(source);
      },
      () => {
        for (const source of sources) untold.add(source);
      },
    );
  }

  function onMessage(text: string) {
    const message = readMessage(text);
    if (message && message.from !== self) void refreshHere(message.sources);
  }

  client.connect().catch(onError);
}

/** @returns nothing for what none of ours has said */
function readMessage(text: string): z.infer<typeof wireMessage> | undefined {
  try {
    return wireMessage.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** By this server's own route: outside of a request Next revalidates nothing. */
async function refreshHere(sources: readonly SourceName[]): Promise<void> {
  const url = `http://127.0.0.1:${process.env.PORT}${process.env.BASE_PATH ?? ''}/api/revalidate`;
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.REVALIDATE_SECRET}` },
      body: JSON.stringify({ sources, peers: false }),
    });
    if (status !== 200) throw new Error(`answered ${status}`);
  } catch (error) {
    console.error(`[redis] what another instance refreshed was not refreshed here: ${String(error)}`);
  }
}

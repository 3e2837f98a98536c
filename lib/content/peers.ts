import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { config } from '../config';
import { type SourceName, sourceNames } from './source';

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

/** Joins the instances that share `REDIS_URL`. Redis may be away, now or later: it is asked again until it is back. */
export async function joinPeers(): Promise<void> {
  if (!config.REDIS_URL) return;
  // Fetched here, for most sites are one instance.
  const { createClient } = await import('@redis/client');
  const client = createClient({ url: config.REDIS_URL, commandsQueueMaxLength: 100 });
  const self = randomUUID();
  let away = false;

  client.on('error', (error: Error) => {
    // One line for each time it goes, rather than for each time it is looked for.
    if (!away) console.error(`[redis] this instance is on its own: ${error.message || error.name}`);
    away = true;
  });
  client.on('ready', () => {
    // What the others said meanwhile went past this instance.
    if (away) void refreshHere(sourceNames);
    away = false;
  });

  globalThis.publishRefresh = (sources) => {
    client.publish(CHANNEL, JSON.stringify({ from: self, sources })).catch((error: Error) => {
      console.error(`[redis] the other instances were not told: ${error.message}`);
    });
  };

  function onMessage(text: string) {
    const message = readMessage(text);
    if (message && message.from !== self) void refreshHere(message.sources);
  }

  client
    .connect()
    .then(() => client.subscribe(CHANNEL, onMessage))
    .catch((error: Error) => console.error(`[redis] this instance stays on its own: ${error.message}`));
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

import 'server-only';
import { ofProcess } from '@/lib/process/of-process';
import { config } from '@/lib/site/config';

const PING_MS = 1_000;
const SILENCE_MS = 5_000;
const RETRY_MS = 500;
const COMMAND_MS = 1_000;

/** Prefix of this site's keys and channels: several sites can share one Redis. The build has fixed the base path. */
export const prefix = `${new URL(config.SITE_URL).host}${process.env.BASE_PATH ?? ''}:`;

export type Redis = Awaited<ReturnType<typeof connect>>;

const isUsed = config.REDIS_URL && process.env.NEXT_PHASE !== 'phase-production-build';

/**
 * The connection through which instances share data; undefined without `REDIS_URL`, and in a build. The client reconnects by itself. While
 * it is not connected, commands reject after a second; of subscriptions `listenToOthers` takes care.
 */
export const redis: Promise<Redis> | undefined = isUsed ? ofProcess('redis', connect) : undefined;

async function connect() {
  // Imported only if it is used: it takes 20 MB of memory.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url: config.REDIS_URL ?? '',
    // `socketTimeout` ends a silent connection. Pings keep an idle one from being silent; a server that hangs does not reply to them.
    pingInterval: PING_MS,
    socket: { socketTimeout: SILENCE_MS, reconnectStrategy: RETRY_MS },
    commandOptions: { timeout: COMMAND_MS },
    // Both would send commands that a user with few rights may not send.
    disableClientInfo: true,
    maintNotifications: 'disabled',
  });
  let isAway = false;
  client.on('error', ({ message, code, name }: NodeJS.ErrnoException) => {
    if (!isAway) console.error(`[redis] this instance is on its own: ${message || code || name}`);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) console.log('[redis] this instance shares again');
    isAway = false;
  });
  // Each failure is also an `error` event.
  client.connect().catch(() => undefined);
  return client;
}

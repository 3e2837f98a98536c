import 'server-only';
import { type Redis, redis } from './redis';

/** Sends a command whose reply nobody needs. Logs what Redis refuses, such as for a full memory. Does nothing where instances share nothing. */
export async function sendCommand(command: (client: Redis) => Promise<unknown>): Promise<void> {
  const client = await redis;
  if (!client) return;
  await command(client).catch((error) => {
    // A lost connection is said by itself.
    if (client.isReady) console.error(`[redis] refuses what this instance sends: ${String(error)}`);
  });
}

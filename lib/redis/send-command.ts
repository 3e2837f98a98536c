import 'server-only';
import { type Redis, redis } from './redis';

let isRefused = false;

/**
 * Sends a command whose reply nobody needs. What Redis refuses, because its memory is full or the user has few rights, is said once, and
 * once more when it takes commands again. Does nothing where instances share nothing.
 */
export async function sendCommand(command: (client: Redis) => Promise<unknown>): Promise<void> {
  const client = await redis;
  if (!client) return;
  try {
    await command(client);
    if (isRefused) console.log('[redis] takes what this instance sends again');
    isRefused = false;
  } catch (error) {
    // A lost connection is said by itself.
    if (isRefused || !client.isReady) return;
    console.error(`[redis] refuses what this instance sends: ${String(error)}`);
    isRefused = true;
  }
}

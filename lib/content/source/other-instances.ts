import 'server-only';
import { redis } from '@/lib/redis/redis';
import { sendCommand } from '@/lib/redis/send-command';
import { type LastGood, parseLastGood, redisKey } from './last-good';
import type { SourceName } from './source';

/** Sends a good body to the other instances, so that they show it without requesting it themselves. */
export function tellOthers(source: SourceName, lastGood: LastGood): void {
  void sendCommand((client) => client.publish(redisKey(source), JSON.stringify(lastGood)));
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
      console.error(`[redis] ${redisKey(source)}: a message that is none of ours`);
    }
  };
  // Subscribes on each connection: the client gives up a subscription that waits for a connection that then fails.
  const subscribe = () =>
    client.subscribe(redisKey(source), listen).catch((error) => {
      if (client.isReady)
        console.error(`[redis] edits of other instances do not come here: ${String(error)}`);
    });
  client.on('ready', () => {
    void subscribe();
    onBack();
  });
  if (client.isReady) await subscribe();
}

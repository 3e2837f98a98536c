import type { MultiErrorReply } from '@redis/client';
import { type CountStore, type Counts, KEPT_DAYS, lastDays } from '@/lib/counts/count-store';
import type { RedisClient } from './redis-connection';

const SECONDS_KEPT = KEPT_DAYS * 86_400;

/**
 * Keeps counts in Redis, where all instances add them up: `<key>:<day>` is a hash by event, source and campaign, which Redis forgets after 90 days.
 * @param client the one that is connected now
 * @param SomeFailed what the client throws where some commands of a transaction were refused, the others carried out
 */
export function countsInRedis(
  client: () => RedisClient,
  key: string,
  SomeFailed: typeof MultiErrorReply,
): CountStore {
  /** What another program has put in its place is no day. */
  const readDay = (day: string) =>
    client()
      .hGetAll(`${key}:${day}`)
      .catch((error: Error) => {
        if (error.message.startsWith('WRONGTYPE')) return {};
        throw error;
      });
  return {
    add: async (counts) => {
      const commands = client().multi();
      for (const [name, count] of counts) {
        const [day = '', ...event] = name.split(' ');
        const hash = `${key}:${day}`;
        commands.hIncrBy(hash, event.join(' '), count).expire(hash, SECONDS_KEPT);
      }
      try {
        await commands.exec();
      } catch (error) {
        if (!(error instanceof SomeFailed)) throw error;
        // What stands there is no number. Adding once more would count the others twice.
        console.error(
          `[counts] some are lost, Redis cannot add to what it has: ${[...error.errors()].join(', ')}`,
        );
      }
    },
    read: async () => {
      const counts: Counts = new Map();
      for (const day of lastDays(KEPT_DAYS))
        for (const [event, count] of Object.entries(await readDay(day)))
          if (/^\d+$/.test(count)) counts.set(`${day} ${event}`, Number(count));
      return counts;
    },
  };
}

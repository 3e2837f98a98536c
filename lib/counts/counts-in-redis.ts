import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { prefix, type Redis } from '@/lib/redis/redis';
import { DAY_MS } from '@/lib/values/dates';
import { type CountStore, type Counts, DAY_LENGTH, KEPT_DAYS, lastDays } from './count-store';

const SECONDS_KEPT = (KEPT_DAYS * DAY_MS) / 1_000;

/** A process that ends waits no longer for Redis. */
const LONGEST_MS = 1_000;

/**
 * Keeps the counts of all instances in Redis: each day is a hash of sums by event and source, which Redis deletes `KEPT_DAYS` after the last
 * write. While Redis is away both functions reject, and `Counter` keeps what it has. If a reply is lost or late, what was sent is sent again,
 * and may count twice.
 */
export function countsInRedis(redis: Promise<Redis>): CountStore {
  return {
    add: async (counts) => {
      const client = await redis;
      const sent = [...counts].map(async ([key, count]) => {
        const ofDay = prefixed(key.slice(0, DAY_LENGTH));
        await client.hIncrBy(ofDay, key.slice(DAY_LENGTH + 1), count);
        counts.delete(key);
        await client.expire(ofDay, SECONDS_KEPT);
      });
      // Rejects as the first of them, but once all have an answer.
      const replies = Promise.allSettled(sent).then(() => Promise.all(sent));
      const isLate = delay(LONGEST_MS, true, { ref: false });
      if ((await Promise.race([replies, isLate])) === true) throw new Error('Redis does not reply');
    },
    read: async () => {
      const client = await redis;
      const counts: Counts = new Map();
      const readDay = async (day: string) => {
        for (const [name, count] of Object.entries(await client.hGetAll(prefixed(day))))
          counts.set(`${day} ${name}`, Number(count) || 0);
      };
      await Promise.all(lastDays(KEPT_DAYS).map(readDay));
      return counts;
    },
  };
}

function prefixed(day: string): string {
  return `${prefix}counts:${day}`;
}

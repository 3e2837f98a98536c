import 'server-only';
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@/lib/quotation/dates';
import { prefix, type Redis } from '@/lib/redis/redis';
import { add, type CountStore, type Counts, KEPT_DAYS, lastDays } from './count-store';

const SECONDS_KEPT = (KEPT_DAYS * DAY_MS) / 1_000;

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/**
 * Keeps counts in Redis for all instances. Each day is a hash that Redis deletes 90 days after the last write. Each process has its own
 * fields in it, such as `visit google #4f9c…`, and writes its sums: if a reply is lost, it writes them again, and nothing is counted twice.
 */
export function countsInRedis(redis: Promise<Redis>): CountStore {
  const mark = ` #${randomUUID()}`;
  /** This process's sums that Redis has. */
  let written: Counts = new Map();

  return {
    add: async (counts) => {
      const sums = new Map(written);
      add(sums, counts);
      const days = new Set([...counts.keys()].map((key) => key.slice(0, DAY_LENGTH)));
      for (const day of days) await writeDay(await redis, day, fieldsOf(sums, day, mark));
      written = sums;
    },
    read: async () => {
      const client = await redis;
      const days = await Promise.all(lastDays(KEPT_DAYS).map((day) => readDay(client, day)));
      const counts: Counts = new Map();
      for (const day of days) add(counts, day);
      return counts;
    },
  };
}

function fieldsOf(sums: Counts, day: string, mark: string): [field: string, sum: number][] {
  const ofDay = [...sums].filter(([key]) => key.startsWith(day));
  return ofDay.map(([key, sum]) => [key.slice(DAY_LENGTH + 1) + mark, sum]);
}

async function writeDay(client: Redis, day: string, fields: [field: string, sum: number][]): Promise<void> {
  const key = keyOf(day);
  try {
    await client.hSet(key, Object.fromEntries(fields));
    await client.expire(key, SECONDS_KEPT);
  } catch (error) {
    if (!isTaken(error)) throw error;
    console.error(`[counts] some are lost: in Redis ${key} is something else`);
  }
}

/** The counts of all instances. Ignores values that another program has put there. */
async function readDay(client: Redis, day: string): Promise<[key: string, count: number][]> {
  const fields = await client.hGetAll(keyOf(day)).catch((error) => {
    if (!isTaken(error)) throw error;
    return {};
  });
  const numbers = Object.entries(fields).filter(([, count]) => /^\d+$/.test(count));
  return numbers.map(([field, count]) => [`${day} ${field.replace(/ #.*/, '')}`, Number(count)]);
}

function keyOf(day: string): string {
  return `${prefix}counts:${day}`;
}

/** Whether the key holds another program's value. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('WRONGTYPE');
}

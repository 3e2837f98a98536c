import type { Redis } from '@/lib/redis/redis';
import { countsInRedis } from './counts-in-redis';

const key = '2026-11-21 visit google';
const sums = new Map([['visit google', 'many']]);

const redis = {
  hIncrBy: async (_key: string, field: string, count: number) => {
    if (sums.has(field)) throw new Error('ERR hash value is not an integer');
    sums.set(field, String(count));
    return count;
  },
  expire: async () => 1,
  hGetAll: async () => Object.fromEntries(sums),
};

const store = countsInRedis(Promise.resolve(redis as Partial<Redis> as Redis));

afterEach(() => jest.useRealTimers());

it('what Redis refuses is given back, and nothing else', async () => {
  const counts = new Map([
    [key, 2],
    ['2026-11-21 chat other', 1],
  ]);
  await expect(store.add(counts)).rejects.toThrow('not an integer');
  expect(counts).toEqual(new Map([[key, 2]]));
});

it('a sum in Redis that is no number counts nothing', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') });
  expect((await store.read()).get(key)).toBe(0);
});

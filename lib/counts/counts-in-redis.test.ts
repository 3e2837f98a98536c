import type { Redis } from '@/lib/redis/redis';
import { Counter } from './counter';
import { countsInRedis } from './counts-in-redis';

/** The field of today that Redis refuses to add to, as if it were not a number. */
let refused: string | undefined;
let sums: Record<string, number>;

const redis = {
  hIncrBy: async (_key: string, field: string, count: number) => {
    if (field === refused) throw new Error('ERR hash value is not an integer');
    sums[field] = (sums[field] ?? 0) + count;
    return sums[field];
  },
  expire: async () => 1,
  hGetAll: async () => ({ 'visit google': 'many' }),
};

const store = countsInRedis(Promise.resolve(redis as Partial<Redis> as Redis));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sums = {};
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('what Redis refuses is sent again, and nothing else', async () => {
  const counter = new Counter(store);
  const minute = async () => {
    counter.count('visit google');
    counter.count('chat other');
    await jest.advanceTimersByTimeAsync(60_000);
  };
  refused = 'visit google';
  await minute();
  expect(sums).toEqual({ 'chat other': 1 });
  refused = undefined;
  await minute();
  expect(sums).toEqual({ 'visit google': 2, 'chat other': 2 });
});

it('a sum in Redis that is no number counts nothing', async () => {
  const { '2026-11-21': today } = await new Counter(store).report();
  expect(today).toEqual({ google: { visit: 0 } });
});

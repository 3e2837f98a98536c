import { FakeRedis } from '@/lib/redis/testing';
import type { CountStore } from './count-store';

const TODAY = '2026-11-21';

let redis: FakeRedis;

/** The store of one process. */
async function startProcess(): Promise<CountStore> {
  const { countsInRedis } = await import('./counts-in-redis');
  const { redis: connection } = await import('@/lib/redis/redis');
  return countsInRedis(connection as NonNullable<typeof connection>);
}

const visits = (count: number, name = 'visit google') => new Map([[`${TODAY} ${name}`, count]]);

const sumsOf = async (store: CountStore) => Object.fromEntries(await store.read());

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`) });
  jest.resetModules();
  redis = new FakeRedis();
  jest.doMock('@/lib/redis/redis', () => redis.module);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the counts of all processes are added up', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  await one.add(visits(2));
  await one.add(visits(1));
  await other.add(visits(4));
  expect(await sumsOf(other)).toEqual({ [`${TODAY} visit google`]: 7 });
});

it('counts are added only once if the reply is lost', async () => {
  const store = await startProcess();
  await store.add(visits(2));
  jest.spyOn(redis, 'expire').mockRejectedValueOnce(new Error('Socket closed unexpectedly'));
  await expect(store.add(visits(3))).rejects.toThrow();
  await store.add(visits(3));
  expect(await sumsOf(store)).toEqual({ [`${TODAY} visit google`]: 5 });
});

it('a count that is not a number is skipped', async () => {
  const store = await startProcess();
  await redis.hSet(`counts:${TODAY}`, { 'visit google': 'many' });
  await store.add(visits(1, 'chat other'));
  expect(await sumsOf(store)).toEqual({ [`${TODAY} chat other`]: 1 });
});

describe('if Redis holds something else for a day,', () => {
  const OTHER_DAY = '2026-11-20';
  let log: jest.SpyInstance;
  let store: CountStore;

  beforeEach(async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    store = await startProcess();
    await redis.set(`counts:${TODAY}`, 'no hash');
    await store.add(new Map([...visits(1), [`${OTHER_DAY} visit google`, 1]]));
  });

  it('the loss is reported', () => {
    expect(log.mock.calls).toEqual([[expect.stringContaining('[counts] some are lost')]]);
  });

  it('other days are counted', async () => {
    expect(await sumsOf(store)).toEqual({ [`${OTHER_DAY} visit google`]: 1 });
  });
});

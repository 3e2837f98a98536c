import { Redis, type RedisOptions } from './redis';
import { test as base, expect } from './server-test';

type Fixtures = {
  /** Starts a Redis server for this test. */
  startRedis: (options?: RedisOptions) => Promise<Redis>;
};

/** Playwright's test with what several instances of the site need. */
export const test = base.extend<Fixtures>({
  startRedis: async ({}, use) => {
    const started: Redis[] = [];
    await use(async (options) => {
      const redis = await Redis.start(options);
      started.push(redis);
      return redis;
    });
    await Promise.all(started.map((redis) => redis.stop('SIGKILL')));
  },
});

export { expect };

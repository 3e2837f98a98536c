import { Redis } from './redis';
import { type ProxyOptions, ReverseProxy } from './reverse-proxy';
import { test as base, expect, many } from './server-test';
import type { Site } from './site';

type Instance = Pick<Site, 'address'>;

type WorkerFixtures = {
  /** A site that all tests of a worker share. A test that stops or refreshes a site has to start its own. */
  site: Site;
};

type TestFixtures = {
  startRedis: typeof Redis.start;
  /** Starts a proxy in front of one instance or several. */
  startProxy: (instances: Instance | Instance[], options?: ProxyOptions) => Promise<ReverseProxy>;
  /** A proxy in front of {@link WorkerFixtures.site}, for this test alone. */
  reverseProxy: ReverseProxy;
};

/** The test of `server-test.ts`, with Redis, the proxy and several instances. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [async ({ startSharedSite }, use) => use(await startSharedSite()), { scope: 'worker' }],
  startRedis: many(Redis.start),
  startProxy: many((instances: Instance | Instance[], options?: ProxyOptions) =>
    ReverseProxy.start(
      [instances].flat().map(({ address }) => address),
      options,
    ),
  ),
  reverseProxy: async ({ site, startProxy }, use) => use(await startProxy(site)),
});

export { expect };

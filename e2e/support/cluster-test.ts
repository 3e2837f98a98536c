import { Redis } from './redis';
import { ReverseProxy } from './reverse-proxy';
import { test as base, ending, expect } from './server-test';
import type { Site } from './site';

type WorkerFixtures = {
  /** A site that all tests of a worker share. A test that stops or refreshes a site has to start its own. */
  site: Site;
};

type TestFixtures = {
  startRedis: typeof Redis.start;
  startProxy: typeof ReverseProxy.start;
  /** A proxy in front of {@link WorkerFixtures.site}, for this test alone. */
  reverseProxy: ReverseProxy;
};

/** The test of `server-test.ts`, with Redis, the proxy and several instances. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ startSite }, use) => use(await startSite({ env: { ADMIN_API_URL: '' }, shared: true })),
    { scope: 'worker' },
  ],
  startRedis: ({}, use) => use(async (options) => ending(await Redis.start(options))),
  startProxy: ({}, use) =>
    use(async (instances, options) => ending(await ReverseProxy.start(instances, options))),
  reverseProxy: async ({ site, startProxy }, use) => use(await startProxy(site)),
});

export { expect };

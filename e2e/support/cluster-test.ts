import { Door, type DoorOptions } from './door';
import { Redis } from './redis';
import { test as base, expect, many } from './server-test';
import type { Site } from './site';

type Instance = Pick<Site, 'address'>;

type WorkerFixtures = {
  /** A site that all tests of a worker share. A test that stops or refreshes a site has to start its own. */
  site: Site;
};

type TestFixtures = {
  startRedis: typeof Redis.start;
  /** Starts a door in front of one instance or several. */
  startDoor: (instances: Instance | Instance[], options?: DoorOptions) => Promise<Door>;
  /** A door in front of {@link WorkerFixtures.site}, for this test alone. */
  door: Door;
};

/** The test of `server-test.ts`, with Redis, the door and several instances. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [async ({ startSharedSite }, use) => use(await startSharedSite()), { scope: 'worker' }],
  startRedis: many(Redis.start),
  startDoor: many((instances: Instance | Instance[], options?: DoorOptions) =>
    Door.start(
      [instances].flat().map(({ address }) => address),
      options,
    ),
  ),
  door: async ({ site, startDoor }, use) => use(await startDoor(site)),
});

export { expect };

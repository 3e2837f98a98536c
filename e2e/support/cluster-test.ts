import { menus, testimonials } from './content';
import { ImageHost, pictureOf } from './image-host';
import { Nginx } from './nginx';
import { Redis } from './redis';
import { test as base, expect, many } from './server-test';
import type { Site } from './site';

type WorkerFixtures = {
  /** Two instances of the site, with two reviews that have a picture. A test that stops or refreshes instances has to start its own. */
  sharedInstances: [Site, Site];
};

type TestFixtures = {
  startRedis: typeof Redis.start;
  /** Starts an nginx in front of these instances. Its cache is empty. */
  startNginx: (...instances: Pick<Site, 'address'>[]) => Promise<Nginx>;
  /** An nginx in front of {@link WorkerFixtures.sharedInstances}, for this test alone. */
  nginx: Nginx;
};

/** The test of one process with Redis, nginx and several instances. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedInstances: [
    async ({ startSharedApi, startSharedSite }, use) => {
      const reviewWith = (photo: string) => ({
        name: 'Ana',
        message: photo,
        image: { url: pictureOf(photo) },
      });
      const reviews = [...testimonials, reviewWith('hero'), reviewWith('evento-1')];
      const api = await startSharedApi({ menus, testimonials: reviews });
      const imageHost = await ImageHost.start();
      const env = { ADMIN_API_URL: api.url, NODE_OPTIONS: imageHost.nodeOptions };
      await use(await Promise.all([startSharedSite({ env }), startSharedSite({ env })]));
      await imageHost.stop();
    },
    { scope: 'worker' },
  ],
  startRedis: many(Redis.start),
  startNginx: many((...instances: Pick<Site, 'address'>[]) =>
    Nginx.start(instances.map(({ address }) => address)),
  ),
  nginx: async ({ sharedInstances, startNginx }, use) => use(await startNginx(...sharedInstances)),
});

export { expect };

import { AdminApi } from './admin-api';
import { menus, testimonials } from './content';
import { ImageHost, pictureOf } from './image-host';
import { Nginx } from './nginx';
import { Redis, type RedisOptions } from './redis';
import { test as base, expect } from './server-test';
import { Site, secret } from './site';

type WorkerFixtures = {
  /** Two instances of the site, with two reviews that have a picture. A test that stops or refreshes instances has to start its own. */
  sharedInstances: [Site, Site];
};

type TestFixtures = {
  /** Starts a Redis server for this test. */
  startRedis: (options?: RedisOptions) => Promise<Redis>;
  /** Starts an nginx for this test in front of these instances. Its cache is empty. */
  startNginx: (...instances: Site[]) => Promise<Nginx>;
  /** An nginx in front of {@link WorkerFixtures.sharedInstances}, for this test alone. */
  nginx: Nginx;
};

/** The test of one process with Redis, nginx and several instances. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedInstances: [
    async ({}, use) => {
      const pictures = ['hero', 'evento-1'].map((photo) => ({
        name: photo,
        message: 'Rico',
        image: { url: pictureOf(photo) },
      }));
      const api = await AdminApi.start({ menus, testimonials: [...testimonials, ...pictures] });
      const imageHost = await ImageHost.start();
      const { nodeOptions: NODE_OPTIONS } = imageHost;
      const env = { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret, NODE_OPTIONS };
      const instances = await Promise.all([Site.start({ env }), Site.start({ env })]);
      await use(instances);
      await Promise.all(instances.map((instance) => instance.stop()));
      await imageHost.stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
  startRedis: async ({}, use) => {
    const started: Redis[] = [];
    await use(async (options) => {
      const redis = await Redis.start(options);
      started.push(redis);
      return redis;
    });
    await Promise.all(started.map((redis) => redis.stop('SIGKILL')));
  },
  startNginx: async ({}, use, testInfo) => {
    const started: Nginx[] = [];
    await use(async (...instances) => {
      const nginx = await Nginx.start(instances.map(({ address }) => address));
      started.push(nginx);
      return nginx;
    });
    await Promise.all(started.map((nginx) => nginx.stop()));
    if (testInfo.status === testInfo.expectedStatus) return;
    for (const { log } of started) await testInfo.attach('log of nginx', { body: log });
  },
  nginx: async ({ sharedInstances, startNginx }, use) => use(await startNginx(...sharedInstances)),
});

export { expect };

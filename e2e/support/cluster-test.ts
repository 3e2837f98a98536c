import { AdminApi } from './admin-api';
import { menus, testimonials } from './content';
import { Nginx } from './nginx';
import { test as base, expect } from './server-test';
import { Site, secret } from './site';

type WorkerFixtures = {
  /** Two instances of the site. A test that stops or refreshes instances has to start its own. */
  instances: [Site, Site];
};

type TestFixtures = {
  /** Starts an nginx for this test in front of these instances. Its cache is empty. */
  startNginx: (...instances: Site[]) => Promise<Nginx>;
  /** An nginx in front of {@link WorkerFixtures.instances}, for this test alone. */
  nginx: Nginx;
};

/** The test of one process with nginx and several instances. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  instances: [
    async ({}, use) => {
      const api = await AdminApi.start({ menus, testimonials });
      const env = { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret };
      const instances = await Promise.all([Site.start({ env }), Site.start({ env })]);
      await use(instances);
      await Promise.all(instances.map((instance) => instance.stop()));
      await api.stop();
    },
    { scope: 'worker' },
  ],
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
  nginx: async ({ instances, startNginx }, use) => use(await startNginx(...instances)),
});

export { expect };

import type { ChildProcess } from 'node:child_process';
import { Image } from './container';
import { test as base } from './server-test';
import { freePort, Site } from './site';

type TestFixtures = {
  /** Starts the image's site on a free port. */
  startContainer: (env?: Record<string, string>) => Promise<Site>;
};

type WorkerFixtures = {
  /** What the Dockerfile makes. */
  image: Image;
};

/** The test with the image that the Dockerfile makes. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  image: [
    async ({}, use) => {
      const image = await Image.build();
      await use(image);
      await image.remove();
    },
    // Installs the dependencies and builds the site.
    { scope: 'worker', timeout: 600_000 },
  ],
  startContainer: async ({ image }, use) => {
    const processes: ChildProcess[] = [];
    await use(async (env = {}) => {
      const port = String(await freePort());
      const container = image.start(image.command, { ...env, PORT: port });
      processes.push(container);
      return Site.servedBy(container, port);
    });
    for (const container of processes) container.kill('SIGKILL');
  },
});

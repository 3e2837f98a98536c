import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { avatarAddress } from '../../lib/site/avatar-address';
import { pictureOf } from '../support/image-host';
import { test as base, expect } from '../support/server-test';
import { freePort, refresh, Site, secret } from '../support/site';
import { Image } from './container';

const MAX_BYTES = 200_000_000;

type TestFixtures = {
  /** Starts the image's site on a free port. */
  startContainer: (env?: Record<string, string>) => Promise<Site>;
};

const test = base.extend<TestFixtures, { image: Image }>({
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
      const container = image.start(image.stage.command, { ...env, PORT: port });
      processes.push(container);
      return Site.servedBy(container, port);
    });
    for (const container of processes) container.kill('SIGKILL');
  },
});

/** Resolves to the exit code of the image's health check. */
async function checkHealth(image: Image, env: Record<string, string>): Promise<number | null> {
  const [code] = await once(image.start(image.stage.healthCheck, env), 'exit');
  return code;
}

test.describe('the container', () => {
  test('has less than 200 MB', async ({ image }) => {
    const files = await image.find('-type', 'f');
    const bytes = files.reduce((sum, file) => sum + Number(file.split(' ').at(-2)), 0);
    expect(bytes).toBeGreaterThan(MAX_BYTES / 2);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  test('runs as a user that is not root, by number, who may write to the cache only', async ({ image }) => {
    expect(image.stage.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(await image.find('!', '-type', 'l', '-perm', '/022')).toEqual([
      expect.stringMatching(/^site\/\.cache drwxrwxrwt /),
    ]);
  });

  test('serves everything without writing or missing anything outside of its cache', async ({
    image,
    startAdminApi,
    imageHost,
    startContainer,
  }) => {
    const testimonials = [{ name: 'Ana', message: 'Rico', image: { url: pictureOf('hero') } }];
    const api = await startAdminApi({ testimonials });
    const withoutCache = () => image.find('-path', '*/site/.cache', '-prune', '-o');
    const before = await withoutCache();
    const site = await startContainer({
      ADMIN_API_URL: api.url,
      REVALIDATE_SECRET: secret,
      NODE_OPTIONS: imageHost.nodeOptions,
    });
    const started = site.output;
    const visit = async (path: string) => (await fetch(`${site.url}${path}`, { redirect: 'manual' })).status;
    const answers = {
      '/': 200,
      '/eventos': 200,
      '/nada': 404,
      '/m/1AAAAAAA': 307,
      '/opengraph-image': 200,
      '/sitemap.xml': 200,
      '/icon.svg': 200,
      '/images/hero.jpg': 200,
      [avatarAddress(pictureOf('hero'))]: 200,
    };
    for (const [path, status] of Object.entries(answers))
      expect([path, await visit(path)]).toEqual([path, status]);
    expect((await refresh(site)).status).toBe(200);
    expect(await visit('/eventos')).toBe(200);

    // The last good content, and the picture as it was made smaller, beside the files of this build.
    await expect
      .poll(() => image.find('-path', '*/site/.cache/*', '-not', '-path', '*/builds/*', '-type', 'f'))
      .toHaveLength(3);
    expect(await withoutCache()).toEqual(before);
    expect(site.output).toBe(started);
  });

  test('needs no variable, passes its health check, and ends with code 0 after SIGTERM', async ({
    image,
    startContainer,
  }) => {
    const site = await startContainer();
    const env = { PORT: new URL(site.url).port };
    expect(await checkHealth(image, env)).toBe(0);
    expect(await site.stop('SIGTERM')).toBe(0);
    expect(await checkHealth(image, env)).toBe(1);
  });

  test('checks its health below the base path, and fails when the site is not healthy', async ({ image }) => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(503).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await checkHealth(image, { PORT: String(port), BASE_PATH: '/catering' })).toBe(1);
    expect(asked).toEqual(['/catering/api/health']);
    server.close();
  });
});

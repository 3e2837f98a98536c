import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { avatarAddress } from '../../lib/site/avatar-address';
import { pictureOf } from '../support/image-host';
import { test as base, expect } from '../support/server-test';
import { freePort, refresh, Site, secret } from '../support/site';
import { Image } from './container';

/** Starts the image's site on a free port. */
type Start = (env?: Record<string, string>) => Promise<Site>;

const test = base.extend<{ startContainer: Start }, { image: Image }>({
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
  test('has a user who may write to the cache only', async ({ image }) => {
    const files = await image.find('-type', 'f');
    const bytes = files.reduce((sum, file) => sum + Number(file.split(' ').at(-2)), 0);
    expect(bytes).toBeGreaterThan(100_000_000);
    expect(bytes).toBeLessThan(200_000_000);
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
    const { nodeOptions: NODE_OPTIONS } = imageHost;
    const env = { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret, NODE_OPTIONS };
    const site = await startContainer(env);
    const started = site.output;
    const visit = async (path: string) => (await fetch(`${site.url}${path}`, { redirect: 'manual' })).status;
    const [preview = ''] = /\/opengraph-image\/\w+/.exec(await (await fetch(site.url)).text()) ?? [];
    const files = [preview, '/sitemap.xml', '/icon.svg', '/images/hero.jpg'];
    for (const path of ['/', '/eventos', ...files, avatarAddress(pictureOf('hero'))])
      expect([path, await visit(path)]).toEqual([path, 200]);
    expect(await visit('/nada')).toBe(404);
    expect(await visit('/m/1AAAAAAA')).toBe(307);
    expect((await refresh(site)).status).toBe(200);
    expect(await visit('/eventos')).toBe(200);

    // The last good content, and the picture as it was made smaller, beside the files of this build.
    await expect
      .poll(() => image.find('-path', '*/site/.cache/*', '-not', '-path', '*/builds/*', '-type', 'f'))
      .toHaveLength(3);
    expect(await withoutCache()).toEqual(before);
    expect(site.output).toBe(started);
  });

  test('starts without variables and ends well after SIGTERM', async ({ image, startContainer }) => {
    const site = await startContainer();
    const env = { PORT: new URL(site.url).port };
    expect(await checkHealth(image, env)).toBe(0);
    expect(await site.stop('SIGTERM')).toBe(0);
    expect(await checkHealth(image, env)).toBe(1);
  });

  test('checks its health below the base path', async ({ image }) => {
    const server = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
    const asked = once(server, 'request');
    await once(server, 'listening');
    const PORT = String((server.address() as AddressInfo).port);
    expect(await checkHealth(image, { PORT, BASE_PATH: '/catering' })).toBe(1);
    expect((await asked)[0].url).toBe('/catering/api/health');
    server.close();
  });
});

import type { AdminApi } from '../support/admin-api';
import { test as base, expect } from '../support/cluster-test';
import type { Redis } from '../support/redis';
import { refresh, type Site, secret, temporaryFolder } from '../support/site';

const MENUS_KEY = 'catering.example:menus';

type Fixtures = {
  api: AdminApi;
  redis: Redis;
  /** Starts an instance, with an empty disk unless `CONTENT_CACHE_DIR` is given. */
  startInstance: (env?: Record<string, string>) => Promise<Site>;
};

const test = base.extend<Fixtures>({
  api: async ({ startAdminApi }, use) => use(await startAdminApi()),
  redis: async ({ startRedis }, use) => use(await startRedis()),
  startInstance: async ({ api, redis, startSite }, use) => {
    const ownEnv = { ADMIN_API_URL: api.url, SITE_URL: 'https://catering.example', REDIS_URL: redis.url };
    await use((env) => startSite({ env: { ...ownEnv, ...env } }));
  },
});

async function visit(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/eventos`);
  expect(response.status).toBe(200);
  return response.text();
}

/** Waits until Redis holds the menu, as all instances have written it. */
const untilStored = (redis: Redis) =>
  expect.poll(() => redis.command('GET', MENUS_KEY)).toContain('Flan mixto');

test.describe('last good content in Redis', () => {
  test('is shown by an instance that starts with an empty disk while the API is down', async ({
    api,
    redis,
    startInstance,
  }) => {
    await startInstance();
    await untilStored(redis);
    await api.stop();
    const site = await startInstance();
    expect(await visit(site)).toContain('Flan mixto');
    expect(await (await fetch(site.url)).text()).toContain('Mensaje 1');
  });

  test('comes back into a Redis that has lost it, while the API is down', async ({
    api,
    redis,
    startInstance,
    startRedis,
  }) => {
    await startInstance({ REVALIDATE_SECRET: secret });
    await untilStored(redis);
    await api.stop();
    await redis.stop('SIGKILL');
    const empty = await startRedis({ port: Number(new URL(redis.url).port) });
    await untilStored(empty);
    expect(await visit(await startInstance())).toContain('Flan mixto');
  });

  test('is not mixed up with that of another site that uses the same Redis', async ({
    api,
    redis,
    startAdminApi,
    startInstance,
  }) => {
    await startInstance();
    await untilStored(redis);
    const otherApi = await startAdminApi({ menus: { Postres: [{ title: 'Budín ajeno' }] } });
    const other = { ADMIN_API_URL: otherApi.url, SITE_URL: 'https://other.example' };
    await startInstance(other);
    await expect.poll(() => redis.command('GET', 'other.example:menus')).toContain('Budín ajeno');
    await Promise.all([api.stop(), otherApi.stop()]);
    expect(await visit(await startInstance())).toContain('Flan mixto');
    expect(await visit(await startInstance(other))).toContain('Budín ajeno');
  });

  test('is not waited for when Redis hangs or is killed while it is asked', async ({
    api,
    redis,
    startInstance,
  }) => {
    await api.stop();
    const site = await startInstance({ REVALIDATE_SECRET: secret });
    redis.signal('SIGSTOP');
    await refresh(site);
    // Not even as long as it takes until Redis counts as away.
    expect(site.output).not.toContain('[redis]');
    const asking = Promise.all([refresh(site), visit(site)]);
    await redis.stop('SIGKILL');
    await asking;
    await expect.poll(() => site.output).toContain('[redis] this instance is on its own');
    await visit(site);
    expect(site.output.match(/\[redis\]/g)).toHaveLength(1);
  });

  const noRow = (api: AdminApi) =>
    JSON.stringify({ url: `${api.url}/menus/by_category`, text: '{"Postres": [{}]}', sentAt: Date.now() });
  const poisons: [what: string, poison: (redis: Redis, api: AdminApi) => Promise<unknown>][] = [
    ['a list', (redis) => redis.command('RPUSH', MENUS_KEY, 'x')],
    ['no row that can be used', (redis, api) => redis.command('SET', MENUS_KEY, noRow(api))],
    ['no text', (redis) => redis.command('SETBIT', MENUS_KEY, '7000', '1')],
    ['300 MB', (redis) => redis.command('SETRANGE', MENUS_KEY, '300000000', 'x')],
  ];
  for (const [what, poison] of poisons) {
    test(`is that of the disk when Redis holds something else: ${what}`, async ({
      api,
      redis,
      startInstance,
    }) => {
      const CONTENT_CACHE_DIR = temporaryFolder();
      const before = await startInstance({ CONTENT_CACHE_DIR });
      await untilStored(redis);
      await before.stop('SIGKILL');
      await api.stop();
      await redis.command('DEL', MENUS_KEY);
      await poison(redis, api);
      const site = await startInstance({ CONTENT_CACHE_DIR });
      expect(await visit(site)).toContain('Flan mixto');
      const sent = Number(/total_net_output_bytes:(\d+)/.exec(await redis.command('INFO', 'stats'))?.[1]);
      expect(sent).toBeLessThan(50_000_000);
    });
  }
});

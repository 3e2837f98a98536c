import type { AdminApi } from '../support/admin-api';
import { menus } from '../support/content';
import type { Redis } from '../support/redis';
import { test as base, expect } from '../support/server-test';
import { type Site, secret } from '../support/site';

/** Two instances of a site that have subscribed to the same Redis. Tests refresh `refreshed` only. */
type Instances = { api: AdminApi; redis: Redis; refreshed: Site; other: Site };

const test = base.extend<{ instances: Instances }>({
  instances: async ({ startAdminApi, startRedis, startSite }, use) => {
    const api = await startAdminApi();
    const redis = await startRedis();
    const env = { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret, REDIS_URL: redis.url };
    const [refreshed, other] = await Promise.all([startSite({ env }), startSite({ env })]);
    await expect.poll(() => redis.subscriptions).toBe(2);
    await use({ api, redis, refreshed, other });
  },
});

test.describe('instances that share a Redis', () => {
  const refreshMenus = (url: string) =>
    fetch(`${url}/api/revalidate`, {
      method: 'POST',
      body: JSON.stringify({ sources: ['menus'] }),
      headers: { authorization: `Bearer ${secret}` },
    });

  const showsNewMenu = async (url: string) =>
    (await (await fetch(`${url}/eventos`)).text()).includes('Torta nueva');

  test('all show an edit after a refresh of one of them, each with one request to the API', async ({
    instances,
  }) => {
    const { api, refreshed, other } = instances;
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    await refreshMenus(refreshed.url);
    await expect.poll(() => showsNewMenu(other.url)).toBe(true);
    expect(await showsNewMenu(refreshed.url)).toBe(true);
    expect(api.requests).toEqual({ menus: 4, testimonials: 2 });
  });

  test('work alone while it is down, log that once, and refresh when it is back', async ({
    instances,
    startRedis,
  }) => {
    const { api, redis, refreshed, other } = instances;
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    await expect.poll(() => other.output).toContain('[redis] this instance is on its own');
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    expect((await refreshMenus(refreshed.url)).status).toBe(200);
    expect(await showsNewMenu(refreshed.url)).toBe(true);
    expect(await showsNewMenu(other.url)).toBe(false);

    await startRedis(port);
    await expect.poll(() => showsNewMenu(other.url)).toBe(true);
    expect(other.output.match(/\[redis\]/g)).toHaveLength(1);
  });
});

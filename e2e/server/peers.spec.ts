import type { AdminApi } from '../support/admin-api';
import { menus } from '../support/content';
import type { Redis } from '../support/redis';
import { test as base, expect } from '../support/server-test';
import { type Site, secret } from '../support/site';

/** Two instances of a site that have found each other. */
type Instances = { api: AdminApi; redis: Redis; told: Site; other: Site };

const test = base.extend<{ instances: Instances }>({
  instances: async ({ startAdminApi, startRedis, startSite }, use) => {
    const api = await startAdminApi();
    const redis = await startRedis();
    const env = { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret, REDIS_URL: redis.url };
    const [told, other] = await Promise.all([startSite({ env }), startSite({ env })]);
    await expect.poll(() => redis.subscriptions).toBe(2);
    await use({ api, redis, told, other });
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

  test('show an edit of which one of them was told, each asking the API once', async ({ instances }) => {
    const { api, told, other } = instances;
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    await refreshMenus(told.url);
    await expect.poll(() => showsNewMenu(other.url)).toBe(true);
    expect(await showsNewMenu(told.url)).toBe(true);
    expect(api.asked).toEqual({ menus: 4, testimonials: 2 });
  });

  test('go on alone while it is away, say so once, and catch up when it is back', async ({
    instances,
    startRedis,
  }) => {
    const { api, redis, told, other } = instances;
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    await expect.poll(() => other.output).toContain('[redis] this instance is on its own');
    api.content.menus = { ...menus, Postres: [{ title: 'Torta nueva' }] };
    expect((await refreshMenus(told.url)).status).toBe(200);
    expect(await showsNewMenu(told.url)).toBe(true);
    expect(await showsNewMenu(other.url)).toBe(false);

    await startRedis(port);
    await expect.poll(() => showsNewMenu(other.url)).toBe(true);
    expect(other.output.match(/\[redis\]/g)).toHaveLength(1);
  });
});

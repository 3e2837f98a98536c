import type { AdminApi } from '../support/admin-api';
import { menus } from '../support/content';
import { count, counting, countsOf } from '../support/counts';
import { Redis } from '../support/redis';
import { test as base, expect, many } from '../support/server-test';
import { refresh, type Site, secret, temporaryFolder, WHATSAPP_PHONE } from '../support/site';

const MENUS_KEY = 'catering.example:menus';
const AWAY = '[redis] this instance is on its own';
const BACK = '[redis] this instance shares again';

type Fixtures = {
  api: AdminApi;
  startRedis: typeof Redis.start;
  redis: Redis;
  /** Starts an instance, with an empty disk unless `CONTENT_CACHE_DIR` is given. */
  startInstance: (env?: Record<string, string>) => Promise<Site>;
  /** Starts two that share the Redis, and that somebody has visited. */
  startTwo: (env?: Record<string, string>) => Promise<[refreshed: Site, other: Site]>;
};

const test = base.extend<Fixtures>({
  api: async ({ startAdminApi }, use) => use(await startAdminApi()),
  startRedis: many(Redis.start),
  redis: async ({ startRedis }, use) => use(await startRedis()),
  startInstance: async ({ api, redis, startSite }, use) => {
    const shared = {
      ADMIN_API_URL: api.url,
      SITE_URL: 'https://catering.example',
      WHATSAPP_PHONE,
      REVALIDATE_SECRET: secret,
      REDIS_URL: redis.url,
    };
    await use((env) => startSite({ env: { ...shared, ...env } }));
  },
  startTwo: async ({ redis, startInstance }, use) =>
    use(async (env) => {
      const sites = await Promise.all([startInstance(env), startInstance(env)]);
      for (const site of sites) await page(site);
      await untilListening(redis, 2);
      return sites;
    }),
});

/** Until so many instances get what is told of both sources. */
const untilListening = (redis: Redis, instances: number) =>
  expect.poll(async () => (await redis.command('CLIENT', 'LIST')).match(/ sub=2 /g)).toHaveLength(instances);

const page = async (site: Site) => (await fetch(`${site.url}/eventos`)).text();

const shows = async (site: Site, title = 'Torta nueva') => (await page(site)).includes(title);

/** Changes the menu, and tells one instance. */
async function edit(api: AdminApi, site: Site, title = 'Torta nueva') {
  api.content.menus = { ...menus, Postres: [{ title }] };
  expect((await refresh(site)).status).toBe(200);
}

const logged = ({ output }: Site) => output.match(/^\[redis\].*$/gm) ?? [];

test.describe('an edit', () => {
  test('is on the other instance', async ({ api, startTwo }) => {
    const [refreshed, other] = await startTwo();
    await edit(api, refreshed);
    await expect.poll(() => shows(other)).toBe(true);
  });

  test('comes from Redis while the API does not respond', async ({ api, startTwo }) => {
    const [refreshed, other] = await startTwo();
    await edit(api, refreshed);
    api.faults.menus = 'hanging';
    await expect.poll(() => shows(other)).toBe(true);
  });

  test('of one site is none of another site with the same Redis', async ({
    api,
    startInstance,
    startTwo,
  }) => {
    const [refreshed, other] = await startTwo();
    const stranger = await startInstance({ SITE_URL: 'https://other.example' });
    await page(stranger);
    await edit(api, refreshed);
    await expect.poll(() => shows(other)).toBe(true);
    expect(await shows(stranger)).toBe(false);
  });
});

test.describe('while Redis is stopped', () => {
  test('an edit is on the instance that was told', async ({ api, redis, startTwo }) => {
    const [refreshed] = await startTwo();
    await redis.stop();
    await edit(api, refreshed);
    expect(await shows(refreshed)).toBe(true);
  });

  test('instances start', async ({ redis, startInstance }) => {
    await redis.stop();
    expect(await shows(await startInstance(), 'Flan mixto')).toBe(true);
  });

  test('an edit is missed until Redis is back', async ({ api, redis, startRedis, startTwo }) => {
    const [refreshed, other] = await startTwo();
    await redis.stop();
    await edit(api, refreshed);
    expect(await shows(other)).toBe(false);
    await startRedis({ port: redis.port });
    await expect.poll(() => shows(other)).toBe(true);
  });

  test('each instance says so once', async ({ redis, startInstance, startRedis }) => {
    const site = await startInstance();
    await page(site);
    await redis.stop();
    await expect.poll(() => logged(site)).toEqual([expect.stringContaining(AWAY)]);
    const back = await startRedis({ port: redis.port });
    await expect.poll(() => logged(site)).toEqual([expect.stringContaining(AWAY), BACK]);
    await untilListening(back, 1);
  });
});

test.describe('while Redis hangs', () => {
  test('an edit is on the instance that was told', async ({ api, redis, startTwo }) => {
    const [refreshed] = await startTwo();
    redis.signal('SIGSTOP');
    await edit(api, refreshed);
    expect(await shows(refreshed)).toBe(true);
  });

  test('instances start', async ({ redis, startInstance }) => {
    redis.signal('SIGSTOP');
    expect(await shows(await startInstance(), 'Flan mixto')).toBe(true);
  });

  test('an edit is missed until it goes on', async ({ api, redis, startInstance, startTwo }) => {
    const [refreshed, other] = await startTwo();
    redis.signal('SIGSTOP');
    const late = await startInstance();
    await page(late);
    await edit(api, refreshed);
    await expect.poll(() => other.output).toContain(AWAY);
    redis.signal('SIGCONT');
    for (const site of [other, late]) await expect.poll(() => shows(site)).toBe(true);
    await untilListening(redis, 3);
    await edit(api, refreshed, 'Torta de después');
    for (const site of [other, late]) await expect.poll(() => shows(site, 'Torta de después')).toBe(true);
  });
});

test.describe('a user of Redis', () => {
  test('needs few commands and the keys of its site', async ({ api, redis, startRedis, startTwo }) => {
    await redis.stop();
    const password = 'p@ss/wörd#1';
    const names = ['~catering.example:*', 'resetchannels', '&catering.example:*'];
    const commands = ['+getrange', '+set', '+publish', '+subscribe', '+ping', '+select'];
    const user = ['site', 'on', `>${password}`, ...names, '-@all', ...commands];
    await startRedis({ port: redis.port, args: ['--user', ...user] });
    const credentials = `site:${encodeURIComponent(password)}`;
    const [refreshed, other] = await startTwo({
      REDIS_URL: `${redis.url.replace('//', `//${credentials}@`)}/3`,
    });
    await edit(api, refreshed);
    await expect.poll(() => shows(other)).toBe(true);
    const keys = (await redis.command('-n', '3', 'KEYS', '*')).split('\n').sort();
    expect(keys).toEqual([MENUS_KEY, 'catering.example:testimonials']);
    expect(logged(other)).toEqual([]);
  });

  test('that is refused is named once, without its password', async ({ redis, startInstance }) => {
    const site = await startInstance({ REDIS_URL: redis.url.replace('//', '//site:hunter2@') });
    await page(site);
    // Of three attempts or more.
    await expect.poll(() => redis.command('INFO', 'errorstats')).toMatch(/WRONGPASS:count=([3-9]|\d\d)/);
    expect(logged(site)).toEqual([expect.stringContaining('WRONGPASS')]);
    expect(site.output).not.toContain('hunter2');
  });
});

test.describe('counts', () => {
  test('of instances are added up', async ({ startTwo }) => {
    const [one, other] = await startTwo(counting);
    for (const { url } of [one, other]) expect(await count(url, 'visit google')).toBe(204);
    await other.stop();
    expect(await countsOf(one.url)).toEqual({ 'visit google': 2 });
  });

  test('of a process that ends while Redis hangs are not added twice', async ({ redis, startTwo }) => {
    const [one, other] = await startTwo(counting);
    expect(await count(one.url, 'visit google')).toBe(204);
    redis.signal('SIGSTOP');
    const ended = one.stop();
    redis.signal('SIGCONT');
    await ended;
    expect(await countsOf(other.url)).toEqual({ 'visit google': 1 });
  });
});

test.describe('last good content', () => {
  const untilStored = (redis: Redis) =>
    expect.poll(() => redis.command('GET', MENUS_KEY)).toContain('Flan mixto');

  test('is in Redis again after a loss', async ({ api, redis, startInstance, startRedis }) => {
    const site = await startInstance();
    await page(site);
    await untilStored(redis);
    await redis.stop();
    await untilStored(await startRedis({ port: redis.port }));
    await api.stop();
    expect(await shows(await startInstance(), 'Flan mixto')).toBe(true);
  });

  for (const [what, command] of [
    ['a list', ['RPUSH', MENUS_KEY, 'x']],
    ['300 MB', ['SETRANGE', MENUS_KEY, '300000000', 'x']],
  ] as const)
    test(`is read from the disk when Redis holds ${what}`, async ({ api, redis, startInstance }) => {
      const CONTENT_CACHE_DIR = temporaryFolder();
      const before = await startInstance({ CONTENT_CACHE_DIR });
      await page(before);
      await untilStored(redis);
      await before.stop('SIGKILL');
      await api.stop();
      await redis.command('DEL', MENUS_KEY);
      await redis.command(...command);
      expect(await shows(await startInstance({ CONTENT_CACHE_DIR }), 'Flan mixto')).toBe(true);
      const sent = /total_net_output_bytes:(\d+)/.exec(await redis.command('INFO', 'stats'));
      expect(Number(sent?.[1])).toBeLessThan(50_000_000);
    });
});

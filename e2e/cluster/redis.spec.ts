import { sourceNames } from '../../lib/content/source/source';
import type { AdminApi } from '../support/admin-api';
import { test as base, expect, type Redis } from '../support/cluster-test';
import { menus } from '../support/content';
import { count, counting, countsOf } from '../support/counts';
import { publicBusiness } from '../support/facts';
import { refresh, type Site, secret } from '../support/site';

const MENUS_KEY = 'catering.example:menus';
const AWAY = '[redis] this instance is on its own';
const BACK = '[redis] this instance shares again';

type Fixtures = {
  api: AdminApi;
  redis: Redis;
  /** Starts an instance, with an empty cache folder unless `CONTENT_CACHE_DIR` is given. */
  startInstance: (env?: Record<string, string>) => Promise<Site>;
  /** Starts two instances that share the Redis, and visits both. */
  startTwo: (env?: Record<string, string>) => Promise<[refreshed: Site, other: Site]>;
};

const test = base.extend<Fixtures>({
  api: async ({ startApi }, use) => use(await startApi()),
  redis: async ({ startRedis }, use) => use(await startRedis()),
  startInstance: async ({ api, redis, startSite }, use) => {
    const shared = {
      ADMIN_API_URL: api.url,
      SITE_URL: 'https://catering.example',
      ...publicBusiness,
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

/** Waits until this many instances have subscribed to all sources. */
const untilListening = (redis: Redis, instances: number) =>
  expect
    .poll(async () => (await redis.command('CLIENT', 'LIST')).split(` sub=${sourceNames.length} `))
    .toHaveLength(instances + 1);

const page = async (site: Site) => (await fetch(`${site.url}/eventos`)).text();

const shows = async (site: Site, title = 'Torta nueva') => (await page(site)).includes(title);

/** Changes the menu, and refreshes one instance. */
async function edit(api: AdminApi, site: Site, title = 'Torta nueva') {
  api.content.menus = { ...menus, Postres: [{ title }] };
  expect((await refresh(site)).status).toBe(200);
}

const logged = ({ output }: Site) => output.match(/^\[redis\].*$/gm) ?? [];

test('an edit reaches the other instance, even while the API hangs', async ({ api, startTwo }) => {
  const [refreshed, other] = await startTwo();
  await edit(api, refreshed);
  api.faults.menus = 'hanging';
  await expect.poll(() => shows(other)).toBe(true);
});

test('an edit does not reach another site with the same Redis', async ({ api, startInstance, startTwo }) => {
  const [refreshed, other] = await startTwo();
  const stranger = await startInstance({ SITE_URL: 'https://other.example' });
  await page(stranger);
  await edit(api, refreshed);
  await expect.poll(() => shows(other)).toBe(true);
  expect(await shows(stranger)).toBe(false);
});

for (const [what, fail] of [
  ['is stopped', (redis: Redis) => redis.stop()],
  ['hangs', (redis: Redis) => redis.signal('SIGSTOP')],
] as const)
  test.describe(`Redis ${what}`, () => {
    test(`an edit shows on the refreshed instance while Redis ${what}`, async ({ api, redis, startTwo }) => {
      const [refreshed] = await startTwo();
      await fail(redis);
      await edit(api, refreshed);
      expect(await shows(refreshed)).toBe(true);
    });

    test(`instances start while Redis ${what}`, async ({ redis, startInstance }) => {
      await fail(redis);
      expect(await shows(await startInstance(), 'Flan mixto')).toBe(true);
    });
  });

test('while Redis is stopped an instance logs the loss once', async ({
  redis,
  startInstance,
  startRedis,
}) => {
  const site = await startInstance();
  await page(site);
  await redis.stop();
  await expect.poll(() => logged(site)).toEqual([expect.stringContaining(AWAY)]);
  const back = await startRedis({ port: redis.port });
  await expect.poll(() => logged(site)).toEqual([expect.stringContaining(AWAY), BACK]);
  await untilListening(back, 1);
});

test('while Redis hangs other instances get an edit once Redis responds', async ({
  api,
  redis,
  startInstance,
  startTwo,
}) => {
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

test('a Redis user needs only a few commands on the keys of its site', async ({
  api,
  redis,
  startRedis,
  startTwo,
}) => {
  await redis.stop();
  const password = 'p@ss/wörd#1';
  const names = ['~catering.example:*', 'resetchannels', '&catering.example:*'];
  const commands = ['+get', '+set', '+publish', '+subscribe', '+ping', '+select'];
  const user = ['site', 'on', `>${password}`, ...names, '-@all', ...commands];
  await startRedis({ port: redis.port, args: ['--user', ...user] });
  const credentials = `site:${encodeURIComponent(password)}`;
  const [refreshed, other] = await startTwo({
    REDIS_URL: `${redis.url.replace('//', `//${credentials}@`)}/3`,
  });
  await edit(api, refreshed);
  await expect.poll(() => shows(other)).toBe(true);
  const keys = (await redis.command('-n', '3', 'KEYS', '*')).split('\n').sort();
  expect(keys).toEqual(['catering.example:facts', MENUS_KEY, 'catering.example:testimonials']);
  expect(logged(other)).toEqual([]);
});

test('a Redis user that Redis refuses is logged once, without the password', async ({
  redis,
  startInstance,
}) => {
  const site = await startInstance({ REDIS_URL: redis.url.replace('//', '//site:hunter2@') });
  await page(site);
  // At least three attempts.
  await expect.poll(() => redis.command('INFO', 'errorstats')).toMatch(/WRONGPASS:count=([3-9]|\d\d)/);
  expect(logged(site)).toEqual([expect.stringContaining('WRONGPASS')]);
  expect(site.output).not.toContain('hunter2');
});

test('counts of several instances are added up', async ({ startTwo }) => {
  const [one, other] = await startTwo(counting);
  for (const { url } of [one, other]) expect(await count(url, 'visit google')).toBe(204);
  await other.stop();
  expect(await countsOf(one.url)).toEqual({ 'visit google': 2 });
});

test('last good content is in Redis again after Redis has lost it', async ({
  api,
  redis,
  startInstance,
  startRedis,
}) => {
  const untilStored = (where: Redis) =>
    expect.poll(() => where.command('GET', MENUS_KEY)).toContain('Flan mixto');
  const site = await startInstance();
  await page(site);
  await untilStored(redis);
  await redis.stop();
  await untilStored(await startRedis({ port: redis.port }));
  await api.stop();
  expect(await shows(await startInstance(), 'Flan mixto')).toBe(true);
});

import { join } from 'node:path';
import type { AdminApi } from '../support/admin-api';
import { test as base, expect, type Redis } from '../support/cluster-test';
import { menus } from '../support/content';
import { count, counting, countingCampaigns, countsByCampaign, countsOf } from '../support/counts';
import { rosario } from '../support/rosario';
import {
  freePort,
  projectRoot,
  refresh,
  type Site,
  secret,
  temporaryFolder,
  WHATSAPP_PHONE,
} from '../support/site';

const MENUS_KEY = 'catering.example:menus';
const AWAY = '[redis] this instance is on its own';

type Fixtures = {
  api: AdminApi;
  redis: Redis;
  /** Starts an instance, with an empty disk unless `CONTENT_CACHE_DIR` is given. */
  startInstance: (env?: Record<string, string>) => Promise<Site>;
  /** Starts two that share the Redis. */
  startTwo: (env?: Record<string, string>) => Promise<[refreshed: Site, other: Site]>;
};

const test = base.extend<Fixtures>({
  api: async ({ startAdminApi }, use) => use(await startAdminApi()),
  redis: async ({ startRedis }, use) => use(await startRedis()),
  startInstance: async ({ api, redis, startSite }, use) => {
    const SITE_URL = 'https://catering.example';
    const shared = {
      ADMIN_API_URL: api.url,
      SITE_URL,
      WHATSAPP_PHONE,
      REVALIDATE_SECRET: secret,
      REDIS_URL: redis.url,
    };
    await use((env) => startSite({ env: { ...shared, ...env } }));
  },
  startTwo: async ({ redis, startInstance }, use) =>
    use(async (env) => {
      const sites = await Promise.all([startInstance(env), startInstance(env)]);
      await expect.poll(() => redis.command('CLIENT', 'LIST')).toMatch(/cmd=mget[\s\S]*cmd=mget/);
      return sites;
    }),
});

/** Changes the menu, and tells one instance. */
async function edit(api: AdminApi, site: Site, title = 'Torta nueva') {
  api.content.menus = { ...menus, Postres: [{ title }] };
  expect((await refresh(site)).status).toBe(200);
}

const shows = async (site: Site, title = 'Torta nueva') =>
  (await (await fetch(`${site.url}/eventos`)).text()).includes(title);

const logged = ({ output }: Site) => output.match(/^\[redis\].*$/gm) ?? [];

const untilStored = (redis: Redis) =>
  expect.poll(() => redis.command('GET', MENUS_KEY)).toContain('Flan mixto');

test.describe('instances that share a Redis', () => {
  test('all show an edit', async ({ api, redis, startRedis, startTwo }) => {
    const [refreshed, other] = await startTwo();
    const before = api.requests.menus;
    await edit(api, refreshed);
    await expect.poll(() => shows(other)).toBe(true);
    expect(await shows(refreshed)).toBe(true);
    // The other one shows what the first has put into Redis.
    expect(api.requests.menus).toBe(before + 1);

    await redis.stop();
    await expect.poll(() => other.output).toContain(AWAY);
    await edit(api, refreshed, 'Torta sola');
    expect(await shows(refreshed, 'Torta sola')).toBe(true);
    expect(await shows(other, 'Torta sola')).toBe(false);
    await startRedis({ port: redis.port });
    await expect.poll(() => shows(other, 'Torta sola')).toBe(true);
    expect(logged(other)).toHaveLength(1);
  });

  test('add up what they count', async ({ redis, startTwo }) => {
    const [one, other] = await startTwo(counting);
    for (const { url } of [one, other]) expect(await count(url, 'visit google')).toBe(204);
    await other.stop();
    expect(await countsOf(one.url)).toEqual({ 'visit google': 2 });
    redis.signal('SIGSTOP');
    expect(await count(one.url, 'visit google')).toBe(204);
    redis.signal('SIGCONT');
    await expect.poll(() => countsOf(one.url).catch(String)).toEqual({ 'visit google': 3 });
  });

  test('add up a day of three sources and four campaigns', async ({ startTwo }) => {
    const [one, other] = await startTwo(countingCampaigns());
    // The campaign of a source is seen twice on one instance, and once on the other.
    const pairs = ['instagram', 'google', 'other'].flatMap((source) =>
      ['', ...rosario.campaigns].map((campaign) => [source, campaign] as const),
    );
    // Of more than 50 a second some are refused.
    for (const { url } of [one, other, one])
      for (const pair of pairs)
        for (const event of ['visit', 'request'])
          await expect.poll(() => count(url, [event, ...pair].join(' ').trim())).toBe(204);
    await one.stop();
    const ofEach = (count: number) =>
      Object.fromEntries(
        ['visit', 'request'].flatMap((event) =>
          ['instagram', 'google', 'other'].map((source) => [`${event} ${source}`, count]),
        ),
      );
    expect(await countsOf(other.url)).toEqual(ofEach(15));
    expect(await countsByCampaign(other.url)).toEqual(
      Object.fromEntries(rosario.campaigns.map((campaign) => [campaign, ofEach(3)])),
    );
  });

  test('lose no other count by what is no number there', async ({ redis, startTwo }) => {
    const [one, other] = await startTwo(counting);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format();
    await redis.command('HSET', `catering.example:counts:${day}`, 'visit google', 'many');
    for (const event of ['visit google', 'chat other']) expect(await count(one.url, event)).toBe(204);
    await one.stop();
    expect(one.output).toContain('[counts] some are lost');
    expect(await countsOf(other.url)).toEqual({ 'chat other': 1 });
    await redis.command('DEL', `catering.example:counts:${day}`);
    await redis.command('SET', `catering.example:counts:${day}`, 'no hash');
    expect(await countsOf(other.url)).toEqual({});
  });

  test('go on and start while it does not respond', async ({ api, redis, startInstance, startTwo }) => {
    const [refreshed, other] = await startTwo();
    redis.signal('SIGSTOP');
    await edit(api, refreshed);
    expect(await shows(refreshed)).toBe(true);
    // Not even waited for as long as it takes until Redis counts as away.
    expect(refreshed.output).not.toContain('[redis]');
    expect(await shows(other)).toBe(false);
    const late = await startInstance();
    await expect.poll(() => other.output).toContain(AWAY);
    redis.signal('SIGCONT');
    await expect.poll(() => shows(other)).toBe(true);
    await edit(api, refreshed, 'Torta de después');
    for (const site of [other, late]) await expect.poll(() => shows(site, 'Torta de después')).toBe(true);
    expect(logged(other)).toHaveLength(1);
  });

  test('need one user with one prefix', async ({ api, startRedis, startTwo, redis }) => {
    await redis.stop();
    const password = 'p@ss/wörd#1';
    const commands = ['+getrange', '+set', '+mget', '+select'];
    const user = ['site', 'on', `>${password}`, '~rosario:*', 'resetchannels', '-@all', ...commands];
    const file = (name: string) => join(projectRoot, '.e2e/tls', name);
    const tlsPort = String(await freePort());
    const files = ['--tls-cert-file', file('cert.pem'), '--tls-key-file', file('key.pem')];
    const tls = ['--tls-port', tlsPort, ...files, '--tls-auth-clients', 'no'];
    await startRedis({ port: redis.port, args: ['--user', ...user, ...tls] });
    const [refreshed, other] = await startTwo({
      REDIS_URL: `rediss://site:${encodeURIComponent(password)}@localhost:${tlsPort}/3`,
      REDIS_PREFIX: 'rosario',
      NODE_EXTRA_CA_CERTS: file('ca.pem'),
    });
    await edit(api, refreshed);
    await expect.poll(() => shows(other)).toBe(true);
    const keys = (await redis.command('-n', '3', 'KEYS', '*')).split('\n').sort();
    expect(keys.join(' ')).toMatch(/^(rosario:(menus|testimonials)(:refreshes)?( |$)){4}$/);
    expect(logged(other)).toEqual([]);
  });

  test('say once that Redis refuses them', async ({ redis, startInstance }) => {
    const site = await startInstance({ REDIS_URL: redis.url.replace('//', '//site:hunter2@') });
    // Of three attempts or more.
    await expect.poll(() => redis.command('INFO', 'errorstats')).toMatch(/WRONGPASS:count=([3-9]|\d\d)/);
    expect(logged(site)).toEqual([expect.stringContaining('WRONGPASS')]);
    expect(site.output).not.toContain('hunter2');
  });
});

test('last good content is in Redis again after a loss', async ({
  api,
  redis,
  startInstance,
  startRedis,
}) => {
  const site = await startInstance();
  await untilStored(redis);
  await redis.stop();
  const empty = await startRedis({ port: redis.port });
  const stored = async () => {
    await refresh(site);
    return (await empty.command('KEYS', '*')).split('\n');
  };
  const keys = [MENUS_KEY, 'catering.example:testimonials'];
  await expect.poll(stored).toEqual(expect.arrayContaining(keys));
  await api.stop();
  const other = await startInstance();
  expect(await shows(other, 'Flan mixto')).toBe(true);
  expect(await (await fetch(other.url)).text()).toContain('Mensaje 1');
});

test('the disk is read when Redis holds a list, or 300 MB', async ({ api, redis, startInstance }) => {
  const CONTENT_CACHE_DIR = temporaryFolder();
  const before = await startInstance({ CONTENT_CACHE_DIR });
  await untilStored(redis);
  await before.stop('SIGKILL');
  await api.stop();
  for (const command of [
    ['RPUSH', MENUS_KEY, 'x'],
    ['SETRANGE', MENUS_KEY, '300000000', 'x'],
  ]) {
    await redis.command('DEL', MENUS_KEY);
    await redis.command(...command);
    expect(await shows(await startInstance({ CONTENT_CACHE_DIR }), 'Flan mixto')).toBe(true);
  }
  const sent = /total_net_output_bytes:(\d+)/.exec(await redis.command('INFO', 'stats'));
  expect(Number(sent?.[1])).toBeLessThan(50_000_000);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AdminApi } from '../support/admin-api';
import { test as base, expect } from '../support/cluster-test';
import { menus } from '../support/content';
import type { Redis, RedisOptions } from '../support/redis';
import { freePort, type Site, secret, temporaryFolder } from '../support/site';

/** Two instances of a site that have subscribed to the same Redis. Tests refresh `refreshed` only. */
type Instances = { api: AdminApi; redis: Redis; refreshed: Site; other: Site };

type StartOptions = {
  redis?: RedisOptions;
  /** The value of `REDIS_URL` where it is not the address of this Redis alone. */
  urlOf?: (redis: Redis) => string;
  env?: Record<string, string>;
};

type Fixtures = {
  startInstances: (options?: StartOptions) => Promise<Instances>;
  instances: Instances;
};

const test = base.extend<Fixtures>({
  startInstances: async ({ startAdminApi, startRedis, startSite }, use) => {
    await use(async ({ redis: options, urlOf = ({ url }: Redis) => url, env } = {}) => {
      const api = await startAdminApi();
      const redis = await startRedis(options);
      const fullEnv = {
        ADMIN_API_URL: api.url,
        SITE_URL: 'https://catering.example',
        REVALIDATE_SECRET: secret,
        REDIS_URL: urlOf(redis),
        ...env,
      };
      const [refreshed, other] = await Promise.all([
        startSite({ env: fullEnv }),
        startSite({ env: fullEnv }),
      ]);
      await expect.poll(() => redis.command('CLIENT', 'LIST')).toMatch(/cmd=mget[\s\S]*cmd=mget/);
      return { api, redis, refreshed, other };
    });
  },
  instances: async ({ startInstances }, use) => use(await startInstances()),
});

const refreshMenus = (site: Site) =>
  fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    body: JSON.stringify({ sources: ['menus'] }),
    headers: { authorization: `Bearer ${secret}` },
  });

/** Changes the menu, which both instances show as it was, and asks one of them for a refresh. */
async function edit({ api, refreshed }: Instances, title = 'Torta nueva') {
  api.content.menus = { ...menus, Postres: [{ title }] };
  expect((await refreshMenus(refreshed)).status).toBe(200);
}

const shows = async (site: Site, title = 'Torta nueva') =>
  (await (await fetch(`${site.url}/eventos`)).text()).includes(title);

const linesAboutRedis = ({ output }: Site) => output.match(/^\[redis\].*$/gm) ?? [];

test.describe('instances that share a Redis', () => {
  test('all show an edit after a refresh of one of them, each with one request to the API', async ({
    instances,
  }) => {
    const { api, refreshed, other } = instances;
    await edit(instances);
    await expect.poll(() => shows(other)).toBe(true);
    expect(await shows(refreshed)).toBe(true);
    expect(api.requests.menus).toBe(api.requests.testimonials + 2);
  });

  test('work alone while it is down, log that once, and refresh when it is back', async ({
    instances,
    startRedis,
  }) => {
    const { redis, refreshed, other } = instances;
    const port = Number(new URL(redis.url).port);
    await redis.stop('SIGKILL');
    await expect.poll(() => other.output).toContain('[redis] this instance is on its own');
    await edit(instances);
    expect(await shows(refreshed)).toBe(true);
    expect(await shows(other)).toBe(false);

    await startRedis({ port });
    await expect.poll(() => shows(other)).toBe(true);
    expect(linesAboutRedis(other)).toHaveLength(1);
  });

  test('work alone while it does not answer, log that once, and refresh when it does', async ({
    instances,
  }) => {
    const { redis, refreshed, other } = instances;
    redis.signal('SIGSTOP');
    await edit(instances);
    expect(await shows(refreshed)).toBe(true);
    expect(await shows(other)).toBe(false);
    const outputAfterRefresh = async () => {
      await refreshMenus(refreshed);
      return refreshed.output;
    };
    // Also while commands are sent.
    await expect.poll(outputAfterRefresh).toContain('[redis] this instance is on its own');
    await expect.poll(() => other.output).toContain('[redis] this instance is on its own');

    redis.signal('SIGCONT');
    await expect.poll(() => shows(other)).toBe(true);
    await edit(instances, 'Torta de después');
    await expect.poll(() => shows(other, 'Torta de después')).toBe(true);
    expect(linesAboutRedis(other)).toHaveLength(1);
  });

  test('start while it does not answer, and join when it does', async ({ startInstances, startSite }) => {
    const instances = await startInstances();
    const { redis, api } = instances;
    redis.signal('SIGSTOP');
    const env = { ADMIN_API_URL: api.url, SITE_URL: 'https://catering.example' };
    const late = await startSite({ env: { ...env, REVALIDATE_SECRET: secret, REDIS_URL: redis.url } });
    expect(await shows(late, 'Flan mixto')).toBe(true);
    redis.signal('SIGCONT');
    await edit(instances);
    await expect.poll(() => shows(late)).toBe(true);
  });

  test('need no more than a user who may use one prefix, in a database with a number', async ({
    startInstances,
  }) => {
    const password = 'p@ss/wörd#1';
    const commands = ['+getrange', '+set', '+incr', '+mget', '+select'];
    const rights = ['~rosario:*', 'resetchannels', '-@all', ...commands];
    const instances = await startInstances({
      redis: { args: ['--user', 'site', 'on', `>${password}`, ...rights] },
      urlOf: ({ url }) => `${url.replace('//', `//site:${encodeURIComponent(password)}@`)}/3`,
      env: { REDIS_PREFIX: 'rosario' },
    });
    const { redis, other } = instances;
    await edit(instances);
    await expect.poll(() => shows(other)).toBe(true);
    expect((await redis.command('-n', '3', 'KEYS', '*')).split('\n').sort()).toEqual([
      'rosario:menus',
      'rosario:menus:refreshes',
      'rosario:testimonials',
    ]);
    expect(linesAboutRedis(other)).toEqual([]);
  });

  test('say once, and without the password, that Redis refuses them', async ({ startRedis, startSite }) => {
    const redis = await startRedis();
    const REDIS_URL = redis.url.replace('//', '//site:hunter2@');
    const site = await startSite({ env: { REDIS_URL, REVALIDATE_SECRET: secret } });
    // Of three attempts or more.
    await expect.poll(() => redis.command('INFO', 'errorstats')).toMatch(/WRONGPASS:count=([3-9]|\d\d)/);
    expect(linesAboutRedis(site)).toEqual([expect.stringContaining('WRONGPASS')]);
    expect(site.output).not.toContain('hunter2');
  });

  test('speak TLS with it', async ({ startInstances }) => {
    const { ca, cert, key } = await makeCertificate();
    const tlsPort = String(await freePort());
    const tls = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-auth-clients', 'no'];
    const instances = await startInstances({
      redis: { args: ['--tls-port', tlsPort, ...tls] },
      urlOf: () => `rediss://localhost:${tlsPort}`,
      env: { NODE_EXTRA_CA_CERTS: ca },
    });
    await edit(instances);
    await expect.poll(() => shows(instances.other)).toBe(true);
  });
});

/** A certificate for `localhost` and that of the authority that has signed it. */
async function makeCertificate() {
  const folder = temporaryFolder();
  const file = (name: string) => join(folder, name);
  const openssl = (...words: string[]) => promisify(execFile)('openssl', words);
  const [ca, caKey, cert, key] = [file('ca.pem'), file('ca-key.pem'), file('cert.pem'), file('key.pem')];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await openssl('req', '-x509', ...newKey, '-subj', '/CN=tests', '-keyout', caKey, '-out', ca);
  const signed = ['-CA', ca, '-CAkey', caKey, '-addext', 'subjectAltName=DNS:localhost'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'basicConstraints=critical,CA:FALSE'];
  await openssl('req', '-x509', ...newKey, ...signed, ...subject, '-keyout', key, '-out', cert);
  return { ca, cert, key };
}

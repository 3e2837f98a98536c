import { Agent } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { faults } from '../support/admin-api';
import { expect, test } from '../support/cluster-test';
import { menus, testimonials } from '../support/content';
import { request } from '../support/request';
import {
  builtSite,
  freePort,
  refresh,
  type Site,
  secondBuild,
  secret,
  temporaryFolder,
} from '../support/site';

const CONNECTIONS = 10;

/** How many visits there are during and after each event. */
const VISITS = 20;

/** Content of which each page shows the number. */
const edition = (number: number) => ({
  menus: { ...menus, Postres: [{ title: `Torta, edición ${number}` }] },
  testimonials: [{ ...testimonials[0], message: `Mensaje, edición ${number}` }],
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

/** Visitors on ten connections: a page, its scripts and styles, its router data, the state of the server, and so on. */
function startVisitors(url: string) {
  // A connection for each request: a proxy may close one at the moment in which it is used again.
  const agent = new Agent({ maxSockets: CONNECTIONS });
  const failures: string[] = [];
  const files = new Set<string>();
  /** The edition that each page in each coding has shown last. */
  const shown = new Map<string, number>();
  let visits = 0;
  let isOver = false;

  async function get(path: string, type: RegExp, headers: Record<string, string> = {}) {
    const send = () => request(`${url}${path}`, headers, { agent });
    // What has begun to arrive from an instance that is killed cannot be asked of another one: browsers then request it again.
    const response = await send().catch((error) => {
      if (error.code === 'ECONNRESET') return send();
      throw error;
    });
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers['content-type']).toMatch(type);
    return response.body;
  }

  async function visit(number: number) {
    const page = number % 2 ? '/' : '/eventos';
    const coding = (['br', 'gzip', 'identity'] as const)[number % 3] ?? 'br';
    const key = `${page} ${coding}`;
    const html = decoders[coding](await get(page, /html/, { 'accept-encoding': coding })).toString();
    expect(html).toMatch(/<\/html>$/);
    expect(html).toMatch(/edición \d/);
    shown.set(key, Number(/edición (\d)/.exec(html)?.[1]));

    const named = [...new Set(html.match(/\/_next\/static\/chunks\/[^"'\\ ]+/g))];
    expect(new Set(named.map((file) => new URL(file, url).searchParams.get('dpl'))).size).toBe(1);
    // All of them once, later one of them with each page.
    for (const file of named.filter((one, index) => !files.has(one) || index === number % named.length)) {
      await get(file, /javascript|css/, { 'accept-encoding': 'br' });
      files.add(file);
    }
    await get(`${page}?_rsc`, /^text\/x-component/, { rsc: '1', 'accept-encoding': coding });
    await get('/api/health', /json/);
  }

  const loops = Array.from({ length: CONNECTIONS }, async (_, index) => {
    for (let number = index; !isOver; number += CONNECTIONS, visits += 1)
      await visit(number).catch((error) => failures.push(String(error)));
  });
  return {
    files,
    /** The oldest edition that a page has shown last, in one of its codings. */
    oldestEdition: () => Math.min(...shown.values()),
    /** Waits until so many more visits have ended, and expects that none of them has failed. */
    async more(count: number) {
      const wanted = visits + count;
      await expect.poll(() => visits >= wanted || failures.length > 0, { timeout: 60_000 }).toBe(true);
      expect(failures).toEqual([]);
    },
    async leave() {
      isOver = true;
      await Promise.all(loops);
      expect(failures).toEqual([]);
    },
  };
}

test('no response fails under load, whatever happens around the site', async ({
  startAdminApi,
  startRedis,
  startSite,
  startNginx,
}) => {
  test.slow();
  const api = await startAdminApi(edition(1));
  let redis = await startRedis();
  // Outlives a deployment, as a volume does.
  const caches = temporaryFolder();
  const source = { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '2', REVALIDATE_SECRET: secret };
  const start = (PORT: string, folder = builtSite) =>
    startSite({
      env: { ...source, REDIS_URL: redis.url, PORT, CONTENT_CACHE_DIR: join(caches, PORT) },
      folder,
    });
  const ports = [String(await freePort()), String(await freePort())];
  const instances = await Promise.all(ports.map((port) => start(port)));
  const nginx = await startNginx(...instances);
  const visitors = startVisitors(nginx.url);
  /** Both instances poll Redis, and what they show is in it. */
  const joined = async () => {
    await expect.poll(() => redis.command('CLIENT', 'LIST')).toMatch(/cmd=mget[\s\S]*cmd=mget/);
    await expect.poll(() => redis.command('KEYS', '*:menus')).not.toBe('');
  };
  const step = (title: string, change: () => Promise<unknown> | unknown) =>
    test.step(title, async () => {
      await change();
      await visitors.more(VISITS);
    });
  const eachInstance = async (title: string, change: (site: Site, port: string) => Promise<unknown>) => {
    for (const [index, port] of ports.entries())
      await step(`${title}, ${index + 1}`, () => change(instances[index] as Site, port));
  };

  await step('nothing happens', joined);
  await step('an instance does not respond', () => instances[0]?.signal('SIGSTOP'));
  await step('it responds again', () => instances[0]?.signal('SIGCONT'));
  await eachInstance('an instance is killed and comes back', async (site, port) => {
    await site.stop('SIGKILL');
    await visitors.more(VISITS);
    instances[ports.indexOf(port)] = await start(port);
  });

  await step('Redis is killed', () => redis.stop());
  await step('Redis is back, without content', async () => {
    redis = await startRedis({ port: redis.port });
    await joined();
  });
  await step('Redis does not respond', () => redis.signal('SIGSTOP'));
  await step('Redis responds again', async () => {
    redis.signal('SIGCONT');
    await joined();
  });

  for (const fault of faults)
    await step(`the admin API fails: ${fault}`, async () => {
      api.faults = { menus: fault, testimonials: fault };
      // A refresh reads the API at once, where a visit waits for the end of the pause after a failure.
      expect([200, 429]).toContain((await refresh(instances[0] as Site)).status);
    });
  await step('an edit is told to one instance', async () => {
    api.faults = {};
    Object.assign(api.content, edition(2));
    expect((await refresh(instances[0] as Site)).status).toBe(200);
    await expect.poll(visitors.oldestEdition, { timeout: 60_000 }).toBe(2);
  });

  const oldFiles = [...visitors.files];
  await eachInstance('an instance gives way to one of another build', async (site, port) => {
    expect(await site.stop()).toBe(0);
    await start(port, secondBuild);
  });
  await step('the pages of the build before still get their scripts and style sheets', async () => {
    expect(visitors.files.size).toBeGreaterThan(oldFiles.length);
    for (const file of oldFiles)
      expect([file, (await request(`${nginx.url}${file}`)).status]).toEqual([file, 200]);
  });

  await visitors.leave();
});

import { Agent } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { faults } from '../support/admin-api';
import { expect, test } from '../support/cluster-test';
import { menus, testimonials } from '../support/content';
import { request } from '../support/http';
import { freePort, refresh, type Site, secondBuild, secret, temporaryFolder } from '../support/site';

const CONNECTIONS = 10;

/** How many visits have to succeed after each event. */
const VISITS = 20;

/** Content with a number that every page shows. */
const edition = (number: number) => ({
  menus: { ...menus, Postres: [{ title: `Torta, edición ${number}` }] },
  testimonials: [{ ...testimonials[0], message: `Mensaje, edición ${number}` }],
});

/** Visitors on ten connections. Each keeps requesting a page, its scripts and styles, its router data and the server's health. */
function startVisitors(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const failures: string[] = [];
  const files = new Set<string>();
  /** The last edition that each page has shown. */
  const shown = new Map<string, number>();
  let visits = 0;
  let lastResponse = performance.now();
  let isOver = false;

  async function get(path: string, type: RegExp, headers: Record<string, string> = {}) {
    const send = () => request(`${url}${path}`, headers, { agent });
    // When an instance is killed in the middle of a response, the proxy cannot ask another one. Browsers then send the request again.
    const response = await send().catch((error) => {
      if (error.code === 'ECONNRESET') return send();
      throw error;
    });
    lastResponse = performance.now();
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers['content-type']).toMatch(type);
    return response.headers['content-encoding'] === 'gzip' ? gunzipSync(response.body) : response.body;
  }

  async function visit(number: number) {
    const page = number % 2 ? '/' : '/eventos';
    const html = (await get(page, /html/, number % 3 ? { 'accept-encoding': 'gzip' } : {})).toString();
    expect(html).toMatch(/<\/html>$/);
    expect(html).toMatch(/edición \d/);
    shown.set(page, Number(/edición (\d)/.exec(html)?.[1]));

    const named = [...new Set(html.match(/\/_next\/static\/chunks\/[^"'\\ ]+/g))];
    // Each file once, and then one file per page.
    for (const file of named.filter((one, index) => !files.has(one) || index === number % named.length)) {
      await get(file, /javascript|css/, { 'accept-encoding': 'br' });
      files.add(file);
    }
    await get(`${page}?_rsc`, /^text\/x-component/, { rsc: '1' });
    await get('/api/health', /json/);
  }

  const loops = Array.from({ length: CONNECTIONS }, async (_, index) => {
    for (let number = index; !isOver; number += CONNECTIONS, visits += 1)
      await visit(number).catch((error) => failures.push(String(error)));
  });
  return {
    files,
    /** The older of the editions that the pages have shown last. */
    oldestEdition: () => Math.min(...shown.values()),
    /** Waits until this many more visits have ended, and expects that none has failed. */
    async more(count: number) {
      const wanted = visits + count;
      await expect.poll(() => visits >= wanted || failures.length > 0, { timeout: 120_000 }).toBe(true);
      expect(failures).toEqual([]);
    },
    /** Waits until nobody has had a response for two seconds. */
    allWait: () => expect.poll(() => performance.now() - lastResponse).toBeGreaterThan(2_000),
    async leave() {
      isOver = true;
      await Promise.all(loops);
      expect(failures).toEqual([]);
    },
  };
}

test('no response fails under load while instances, Redis or the API fail', async ({
  startApi,
  startRedis,
  startSite,
  startProxy,
}) => {
  test.slow();
  const api = await startApi(edition(1));
  let redis = await startRedis();
  const SITE_STATIC = temporaryFolder();
  const source = { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '2', REVALIDATE_SECRET: secret };
  const start = (PORT: string, folder?: string) =>
    startSite({ env: { ...source, REDIS_URL: redis.url, SITE_STATIC, PORT }, ...(folder && { folder }) });
  const ports = [String(await freePort()), String(await freePort())];
  const instances = await Promise.all(ports.map((port) => start(port)));
  const reverseProxy = await startProxy(instances, { staticFolder: SITE_STATIC });
  const visitors = startVisitors(reverseProxy.url);
  const step = (title: string, change: () => Promise<unknown> | unknown) =>
    test.step(title, async () => {
      await change();
      await visitors.more(VISITS);
    });
  const replaceEach = async (title: string, replace: (site: Site, port: string) => Promise<Site>) => {
    for (const [index, port] of ports.entries())
      await step(`${title}, ${index + 1}`, async () => {
        instances[index] = await replace(instances[index] as Site, port);
      });
  };

  await step('nothing happens', () => undefined);
  await step('an instance stops until all visitors wait for it, and goes on', async () => {
    instances[0]?.signal('SIGSTOP');
    await visitors.allWait();
    instances[0]?.signal('SIGCONT');
  });
  await replaceEach('an instance is killed and comes back', async (site, port) => {
    await site.stop('SIGKILL');
    await visitors.more(VISITS);
    return start(port);
  });

  await step('Redis is killed', () => redis.stop());
  await step('Redis is back, without content', async () => {
    redis = await startRedis({ port: redis.port });
  });
  await step('Redis does not respond', () => redis.signal('SIGSTOP'));
  await step('Redis responds again', () => redis.signal('SIGCONT'));

  for (const fault of faults)
    await step(`the admin API fails: ${fault}`, async () => {
      api.faults = { menus: fault, testimonials: fault };
      // A refresh reads the API at once; visits only do so after the pause that follows a failure.
      expect((await refresh(instances[0] as Site)).status).toBe(200);
    });
  await step('an edit is told to one instance', async () => {
    api.faults = {};
    Object.assign(api.content, edition(2));
    expect((await refresh(instances[0] as Site)).status).toBe(200);
    await expect.poll(visitors.oldestEdition, { timeout: 60_000 }).toBe(2);
  });

  const oldFiles = [...visitors.files];
  await replaceEach('an instance gives way to one of another build', async (site, port) => {
    await site.stop();
    return start(port, secondBuild);
  });
  await step('the pages of the build before still get their scripts and style sheets', async () => {
    expect(visitors.files.size).toBeGreaterThan(oldFiles.length);
    for (const file of oldFiles)
      expect([file, (await request(`${reverseProxy.url}${file}`)).status]).toEqual([file, 200]);
  });

  await visitors.leave();
});

test('no response fails while the only instance restarts', async ({ startApi, startSite, startProxy }) => {
  const api = await startApi(edition(1));
  const env = { ADMIN_API_URL: api.url, PORT: String(await freePort()) };
  const site = await startSite({ env });
  const visitors = startVisitors((await startProxy(site)).url);
  await visitors.more(VISITS);
  await site.stop();
  const next = await startSite({ env });
  await visitors.more(VISITS);
  await next.stop('SIGKILL');
  await startSite({ env });
  await visitors.more(VISITS);
  await visitors.leave();
});

test('a request to an instance that hangs goes to the next one', async ({ startSite, startProxy }) => {
  test.slow();
  const stopped = await startSite();
  const reverseProxy = await startProxy([stopped, await startSite()]);
  stopped.signal('SIGSTOP');
  for (let visit = 0; visit < 2; visit += 1)
    expect((await request(`${reverseProxy.url}/eventos`)).status).toBe(200);
});

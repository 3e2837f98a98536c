import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { AdminApi } from './admin-api';
import { menus, testimonials } from './content';
import { factsFile, publicBusiness, rosario } from './facts';
import { launched } from './server-process';
import { projectRoot, refresh, Site, type SiteOptions, secret } from './site';

/** The site under test, if it is a deployed one. */
const deployedUrl = process.env.BASE_URL?.replace(/\/$/, '');

type Content = Partial<AdminApi['content']>;

type Wanted = SiteOptions & {
  /**
   * Starts an admin API too, as `shared` always does, which sends this. Sources that are not given have the default content. The site can be
   * refreshed.
   */
  content?: Content;
  /**
   * Whether the tests of a worker share one process with this environment. That is cheaper, because a call mostly refreshes the content.
   * The next call replaces it.
   */
  shared?: boolean;
};

/** What a test starts ends with it; what `beforeAll` starts, or is shared, ends with the worker. */
type StartSite = {
  (wanted: Wanted & { content: Content }): Promise<SiteWithApi>;
  (wanted?: Wanted): Promise<Site>;
};

export type SiteWithApi = Site & { api: AdminApi };

type WorkerFixtures = {
  startSite: StartSite;
  /** Starts an admin API, on this port or a free one. It ends like a site. */
  startApi: (content?: Content, port?: number) => Promise<AdminApi>;
  /** The address of the site under test: `BASE_URL`, or else a site that all tests of a worker share. */
  siteUrl: string;
  /** The address of a site with the `SITE_URL` https://catering.example: only a site with one may be indexed. `BASE_URL` replaces it. */
  publicUrl: string;
  /** The address of a site of the business {@link rosario}. The path of its table of facts is relative to the working directory. */
  rosarioUrl: string;
};

type TestFixtures = {
  /** Ends what the test has started. Attaches the output of the sites, and of the proxy, to a test that fails. */
  endStarted: undefined;
};

type Server = { stop: (signal?: 'SIGKILL') => Promise<unknown> };

/** What runs for a test or for `beforeAll`, in the order of its start. */
const started: Server[] = [];

/** Makes this server end with the test, or with the worker if `beforeAll` has started it. */
export function ending<Started extends Server>(server: Started): Started {
  started.push(server);
  return server;
}

/** SIGKILL, because a process would otherwise wait for the open connections of a browser. */
const endAll = (servers: Server[]) => Promise.all(servers.map((server) => server.stop('SIGKILL')));

const startApi = async (content?: Content, port?: number) =>
  ending(await AdminApi.start({ menus, testimonials, ...content }, port));

async function startOwn({ content, env, folder }: Wanted): Promise<Site> {
  const api = content && (await startApi(content));
  const ofApi = api && { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret };
  const site = ending(await Site.start({ env: { ...ofApi, ...env }, ...(folder && { folder }) }));
  return Object.assign(site, { api });
}

/** Sites that tests share, by their environment. */
const shared = new Map<string, SiteWithApi>();

async function startShared({ content, env }: Wanted): Promise<Site> {
  const key = JSON.stringify(env ?? {});
  const known = shared.get(key);
  if (known?.running) {
    Object.assign(known.api.content, { menus, testimonials, ...content });
    known.api.faults = {};
    expect(await (await refresh(known)).json()).toEqual({
      refreshed: { menus: true, testimonials: true, facts: true },
    });
    return known;
  }
  const api = known?.api ?? (await AdminApi.start({ menus, testimonials, ...content }));
  const site = await Site.start({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret, ...env } });
  const withApi = Object.assign(site, { api });
  shared.set(key, withApi);
  return withApi;
}

/** Playwright's test with the production site and an admin API, without a browser; test.ts adds one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  startSite: [
    async ({}, use) => {
      await use(((wanted = {}) => (wanted.shared ? startShared(wanted) : startOwn(wanted))) as StartSite);
      await endAll([...started, ...[...shared.values()].flatMap((site) => [site, site.api])]);
    },
    { scope: 'worker' },
  ],
  startApi: [async ({}, use) => use(startApi), { scope: 'worker' }],
  siteUrl: [
    // Without the secret: it is no site that can be refreshed.
    addressOf({ env: { MESSAGE_ORIGIN: '1', REVALIDATE_SECRET: '' } }),
    { scope: 'worker' },
  ],
  publicUrl: [
    addressOf({ env: { SITE_URL: 'https://catering.example', ...publicBusiness } }),
    { scope: 'worker' },
  ],
  rosarioUrl: [
    async ({ startSite }, use) => {
      const menus = { 'A Pedido': [{ title: 'Boga a las brasas', price: 12100 }, { title: 'Surubí' }] };
      const env = {
        SITE_URL: 'https://labrasa.example',
        WHATSAPP_PHONE: '+54 9 341 555-0000',
        FACTS_TABLE: relative(projectRoot, factsFile(rosario)),
      };
      await use((await startSite({ content: { menus, testimonials: [] }, env, shared: true })).url);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  endStarted: [
    // Depends on `startSite`, which ends what runs longer.
    async ({ startSite: _ }, use, testInfo) => {
      const [launchedBefore, startedBefore] = [launched.length, started.length];
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) {
        const sites = launched.filter(({ running }, index) => running || index >= launchedBefore);
        for (const { url, output } of sites) {
          // As a file: the list of failures shows only the beginning of an attached text.
          const path = testInfo.outputPath(`${new URL(url).port}.log`);
          await writeFile(path, output);
          await testInfo.attach(`output of ${url}`, { path, contentType: 'text/plain' });
        }
      }
      await endAll(started.splice(startedBefore));
    },
    { auto: true },
  ],
});

/** The address of a site that all tests of a worker share, with the default content, unless `BASE_URL` replaces it. */
function addressOf(wanted: SiteOptions) {
  return async ({ startSite }: WorkerFixtures, use: (url: string) => Promise<void>) =>
    use(deployedUrl ?? (await startSite({ ...wanted, shared: true })).url);
}

export { expect };

/** Tests with this tag also run against a deployed site: they change nothing there and do not depend on its content. */
export const anywhere = { tag: '@anywhere' };

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

type WorkerFixtures = {
  /** These two start what the tests of a worker share. */
  startSharedApi: typeof AdminApi.start;
  startSharedSite: typeof Site.start;
  /** The admin API of the shared site. A test that changes its content or faults has to start a separate site. */
  adminApi: AdminApi;
  /** The address of the site under test: `BASE_URL`, or else the shared site. */
  siteUrl: string;
  /**
   * Returns a site that shows this content, and its admin API. Sources that are not given have the default content. This is cheaper than
   * {@link TestFixtures.startWithApi}, because most calls refresh the content of the same process. The next call replaces the content.
   */
  siteWith: (content?: Content) => Promise<{ api: AdminApi; site: Site }>;
  /** The address of a site with the `SITE_URL` https://catering.example: only a site with one may be indexed. `BASE_URL` replaces it. */
  publicUrl: string;
  /** The address of a site of the business {@link rosario}. The path of its table of facts is relative to the working directory. */
  rosarioUrl: string;
};

type TestFixtures = {
  /** Starts an admin API for this test, on this port or a free one. */
  startAdminApi: (content?: Content, port?: number) => Promise<AdminApi>;
  /** Starts a site for this test. */
  startSite: (options?: SiteOptions) => Promise<Site>;
  /** Starts a site and an admin API with this content for this test. The site can be refreshed. */
  startWithApi: (env?: SiteOptions['env'], content?: Content) => Promise<{ api: AdminApi; site: Site }>;
  /** Attaches the output of the sites, and of the proxy, to a test that fails. */
  attachOutput: undefined;
};

/** A fixture that starts any number of something, and stops them all at its end. */
export function many<Call extends unknown[], T extends { stop: (signal?: 'SIGKILL') => Promise<unknown> }>(
  start: (...call: Call) => Promise<T>,
) {
  return async ({}, use: (start: (...call: Call) => Promise<T>) => Promise<void>) => {
    const started: T[] = [];
    await use(async (...call) => {
      const one = await start(...call);
      started.push(one);
      return one;
    });
    // SIGKILL, because a process would otherwise wait for the open connections of a browser.
    await Promise.all(started.map((one) => one.stop('SIGKILL')));
  };
}

/** Playwright's test with the production site and an admin API, without a browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  startSharedApi: [many(AdminApi.start), { scope: 'worker' }],
  startSharedSite: [many(Site.start), { scope: 'worker' }],
  adminApi: [
    async ({ startSharedApi }, use) => use(await startSharedApi({ menus, testimonials })),
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ adminApi, startSharedSite }, use) => {
      if (deployedUrl) return use(deployedUrl);
      await use((await startSharedSite({ env: { ADMIN_API_URL: adminApi.url, MESSAGE_ORIGIN: '1' } })).url);
    },
    { scope: 'worker' },
  ],
  siteWith: [
    async ({ startSharedApi, startSharedSite }, use) => {
      const api = await startSharedApi({ menus, testimonials });
      const env = { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret };
      let site: Site | undefined;
      await use(async (content) => {
        Object.assign(api.content, { menus, testimonials, ...content });
        api.faults = {};
        const response = site && (await refresh(site));
        // A process accepts 20 refreshes a minute.
        if (response?.status === 429) await site?.stop();
        else if (response)
          expect(await response.json()).toEqual({
            refreshed: { menus: true, testimonials: true, facts: true },
          });
        if (!site?.running) site = await startSharedSite({ env });
        return { api, site };
      });
    },
    { scope: 'worker' },
  ],
  publicUrl: [
    async ({ adminApi, startSharedSite }, use) => {
      if (deployedUrl) return use(deployedUrl);
      const env = { ADMIN_API_URL: adminApi.url, SITE_URL: 'https://catering.example', ...publicBusiness };
      await use((await startSharedSite({ env })).url);
    },
    { scope: 'worker' },
  ],
  rosarioUrl: [
    async ({ startSharedApi, startSharedSite }, use) => {
      const menus = { 'A Pedido': [{ title: 'Boga a las brasas', price: 12100 }, { title: 'Surubí' }] };
      const api = await startSharedApi({ menus, testimonials: [] });
      const env = {
        ADMIN_API_URL: api.url,
        SITE_URL: 'https://labrasa.example',
        WHATSAPP_PHONE: '+54 9 341 555-0000',
        FACTS_TABLE: relative(projectRoot, factsFile(rosario)),
      };
      await use((await startSharedSite({ env })).url);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  startAdminApi: many((content?: Content, port?: number) =>
    AdminApi.start({ menus, testimonials, ...content }, port),
  ),
  startSite: many(Site.start),
  startWithApi: async ({ startAdminApi, startSite }, use) =>
    use(async (env, content) => {
      const api = await startAdminApi(content);
      const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret, ...env } });
      return { api, site };
    }),
  attachOutput: [
    async ({}, use, testInfo) => {
      const launchedBefore = launched.length;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const sites = launched.filter(({ running }, index) => running || index >= launchedBefore);
      for (const { url, output } of sites) {
        // As a file: the list of failures shows only the beginning of an attached text.
        const path = testInfo.outputPath(`${new URL(url).port}.log`);
        await writeFile(path, output);
        await testInfo.attach(`output of ${url}`, { path, contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});

export { expect };

/** Tests with this tag also run against a deployed site: they change nothing there and do not depend on its content. */
export const anywhere = { tag: '@anywhere' };

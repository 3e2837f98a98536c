import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { AdminApi } from './admin-api';
import { menus, testimonials } from './content';
import { Redis } from './redis';
import { launched, refresh, Site, type SiteOptions, secret } from './site';

type Content = Partial<AdminApi['content']>;

type WorkerFixtures = {
  /** The admin API of the shared site. Tests that change it start a site of their own. */
  adminApi: AdminApi;
  /** Where the site under test is: the shared one, or `BASE_URL`. */
  siteUrl: string;
  /**
   * A site that shows this content, the usual one where none is given, and its admin API. Cheaper than a site of the test's own: most
   * calls refresh the content of one process. The next call, which is the next test's, changes it again.
   */
  siteWith: (content?: Content) => Promise<{ api: AdminApi; site: Site }>;
};

type TestFixtures = {
  /** Starts an admin API of the test's own, on this port or a free one. */
  startAdminApi: (content?: Content, port?: number) => Promise<AdminApi>;
  /** Starts a Redis, on this port or a free one. */
  startRedis: (port?: number) => Promise<Redis>;
  /** Starts a site of the test's own. */
  startSite: (options?: SiteOptions) => Promise<Site>;
  /** Attaches what the sites have printed to a test that fails. */
  attachOutput: undefined;
};

/** How often `siteWith` refreshes one process. It takes 20 refreshes a minute, and tests may ask for some themselves. */
const MOST_REFRESHES = 8;

/** Playwright's test with the production site and a real admin API behind it, without a browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  adminApi: [
    async ({}, use) => {
      const api = await AdminApi.start({ menus, testimonials });
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],
  siteUrl: [
    async ({ adminApi }, use) => {
      if (process.env.BASE_URL) {
        await use(process.env.BASE_URL.replace(/\/$/, ''));
        return;
      }
      const site = await Site.start({ env: { ADMIN_API_URL: adminApi.url } });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  siteWith: [
    async ({}, use) => {
      const api = await AdminApi.start({ menus, testimonials });
      let site: Site | undefined;
      let refreshes = 0;
      await use(async (content) => {
        Object.assign(api.content, { menus, testimonials, ...content });
        for (const source of ['menus', 'testimonials'] as const) delete api.faults[source];
        refreshes += 1;
        if (site && refreshes <= MOST_REFRESHES) {
          const response = await refresh(site);
          expect(await response.json()).toEqual({ refreshed: { menus: true, testimonials: true } });
        } else {
          await site?.stop();
          site = await Site.start({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
          refreshes = 0;
        }
        return { api, site };
      });
      await site?.stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  startAdminApi: async ({}, use) => {
    const started: AdminApi[] = [];
    await use(async (content, port) => {
      const api = await AdminApi.start({ menus, testimonials, ...content }, port);
      started.push(api);
      return api;
    });
    await Promise.all(started.map((api) => api.stop()));
  },
  startRedis: async ({}, use) => {
    const started: Redis[] = [];
    await use(async (port) => {
      const redis = await Redis.start(port);
      started.push(redis);
      return redis;
    });
    await Promise.all(started.map((redis) => redis.stop()));
  },
  startSite: async ({}, use) => {
    const started: Site[] = [];
    await use(async (options) => {
      const site = await Site.start(options);
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
  attachOutput: [
    async ({}, use, testInfo) => {
      const launchedBefore = launched.length;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const [index, { running, url, output }] of launched.entries()) {
        if (!running && index < launchedBefore) continue;
        // In a file: the list of failures would show the beginning only.
        const path = testInfo.outputPath(`site-${new URL(url).port}.log`);
        await writeFile(path, output);
        await testInfo.attach(`output of ${url}`, { path, contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});

export { expect };

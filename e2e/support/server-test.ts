import { test as base, expect } from '@playwright/test';
import { AdminApi } from './admin-api';
import { menus, testimonials } from './content';
import { Redis } from './redis';
import { Site, type SiteOptions } from './site';

type WorkerFixtures = {
  /** The admin API of the shared site. Tests that change it start a site of their own. */
  adminApi: AdminApi;
  /** Where the site under test is: the shared one, or `BASE_URL`. */
  siteUrl: string;
};

type TestFixtures = {
  /** Starts an admin API of the test's own, on this port or a free one. */
  startAdminApi: (content?: Partial<AdminApi['content']>, port?: number) => Promise<AdminApi>;
  /** Starts a Redis, on this port or a free one. */
  startRedis: (port?: number) => Promise<Redis>;
  /** Starts a site of the test's own. */
  startSite: (options?: SiteOptions) => Promise<Site>;
};

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
});

export { expect };

import { test as base, expect, type Page } from '@playwright/test';
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
  /** Texts of the WhatsApp chats that the page opened, in order. WhatsApp itself is never asked. */
  whatsapp: { texts: string[]; phones: string[] };
  /** Console errors that the test is about; any other one fails it. */
  expectedErrors: RegExp[];
  /** Fails a test whose page complained or asked a third party. */
  watchful: undefined;
};

/** Playwright's test with the production site and a real admin API behind it, without a browser. */
export const siteTest = base.extend<object, WorkerFixtures>({
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
});

/** The same with a browser, and a watch on what pages say and ask for. */
export const test = siteTest.extend<TestFixtures>({
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
  // It needs the sites, so that it closes before they do: a page must not lose its site.
  page: async ({ startSite: _, page }, use) => {
    await use(page);
    await page.close();
  },
  expectedErrors: [],
  whatsapp: async ({ context }, use) => {
    const whatsapp = { texts: [] as string[], phones: [] as string[] };
    await context.route('https://api.whatsapp.com/**', (route) => {
      const { searchParams } = new URL(route.request().url());
      whatsapp.texts.push(searchParams.get('text') ?? '');
      whatsapp.phones.push(searchParams.get('phone') ?? '');
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>WhatsApp</title>' });
    });
    await use(whatsapp);
  },
  watchful: [
    async ({ context, whatsapp, expectedErrors }, use) => {
      expect(whatsapp.texts).toEqual([]);
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await context.route(
        ({ protocol, hostname }) =>
          protocol.startsWith('http') && hostname !== 'localhost' && hostname !== 'api.whatsapp.com',
        (route) => {
          if (process.env.BASE_URL && route.request().url().startsWith(process.env.BASE_URL))
            return route.fallback();
          complaints.push(`asked a third party: ${route.request().url()}`);
          return route.abort();
        },
      );
      await use(undefined);
      expect(complaints.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export { expect };

/** Tests with this tag run against any deployed site: they read, tick and type, and need no content of ours. */
export const anywhere = { tag: '@anywhere' };

/** Opens a page and waits until its scripts have taken over: the overlay is theirs to remove. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
}

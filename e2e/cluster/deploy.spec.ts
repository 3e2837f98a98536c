import type { Page } from '@playwright/test';
import { hold } from '../support/held-scripts';
import { ReverseProxy } from '../support/reverse-proxy';
import { ending, type SiteWithApi } from '../support/server-test';
import { secondBuild, temporaryFolder } from '../support/site';
import { test as base, expect, openPage } from '../support/test';
import * as ui from '../support/ui';

/** The folders that outlive a deployment. */
const folders = { CONTENT_CACHE_DIR: temporaryFolder(), SITE_STATIC: temporaryFolder() };

/** Replaces the running build by a later one, with the same address and cache folder. */
type Deploy = () => Promise<void>;

const test = base.extend<{ old: SiteWithApi; reverseProxy: ReverseProxy; deploy: Deploy }>({
  old: async ({ startSite }, use) => use(await startSite({ content: {}, env: folders })),
  reverseProxy: async ({ old }, use) =>
    use(ending(await ReverseProxy.start(old, { staticFolder: folders.SITE_STATIC }))),
  deploy: async ({ old, startSite }, use) =>
    use(async () => {
      await old.stop();
      const env = { ADMIN_API_URL: old.api.url, ...folders, PORT: new URL(old.url).port };
      await startSite({ env, folder: secondBuild });
    }),
  baseURL: ({ reverseProxy }, use) => use(reverseProxy.url),
});

const pizza = (page: Page) => ui.option(page, 'Pizza party');

test('a page that was opened before a deployment keeps its own code', async ({ page, deploy }) => {
  await openPage(page, '/eventos');
  await deploy();
  await pizza(page).check();
  await ui.requestTab(page).click();
  await expect(ui.sheet(page)).toContainText('Pizza party');
  await expect(ui.sheet(page)).not.toContainText('Versión nueva.');
  await page.keyboard.press('Escape');
  await ui.launcher(page).click();
  await expect(ui.chat(page)).toBeVisible();
});

test('a link whose data arrives after a deployment leads to the new build', async ({ page, deploy }) => {
  const release = await hold(page, /\?_rsc/);
  await openPage(page, '/');
  await deploy();
  await release();
  await ui.menuLink(page).click();
  await expect(pizza(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Pedir cotización ya');
});

test('a page works whose scripts and styles arrive after a deployment', async ({ page, deploy }) => {
  const release = await hold(page, '**/_next/static/**');
  await page.goto('/eventos', { waitUntil: 'commit' });
  await expect(pizza(page)).toBeAttached();
  await deploy();
  await release();
  await pizza(page).check();
  await expect(ui.requestTab(page)).toContainText('1 elegida');
});

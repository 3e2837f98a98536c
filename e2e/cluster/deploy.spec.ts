import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Site, secondBuild } from '../support/site';
import { test as base, expect, openPage } from '../support/test';
import * as ui from '../support/ui';

type Deployment = {
  /** The build that the visitor has opened. */
  old: Site;
  /** Replaces it by the next build, under the same address and with the same cache folder. */
  deploy: () => Promise<void>;
};

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ startAdminApi, startSite }, use) => {
    const { url } = await startAdminApi();
    const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
    const env = { ADMIN_API_URL: url, CONTENT_CACHE_DIR: folder };
    const old = await startSite({ env });
    const deploy = async () => {
      await old.stop();
      await startSite({ env: { ...env, PORT: new URL(old.url).port }, folder: secondBuild });
    };
    await use({ old, deploy });
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ deployment }, use) => use(deployment.old.url),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const pizza = (page: Page) => page.getByRole('checkbox', { name: 'Pizza party' });

test('a page and its router data name the same build, which is another after a deployment', async ({
  deployment,
}) => {
  const versions = async () => {
    const page = await (await fetch(`${deployment.old.url}/eventos`)).text();
    const data = await fetch(`${deployment.old.url}/eventos?_rsc`, { headers: { rsc: '1' } });
    return [/<html data-dpl-id="(\w+)"/.exec(page)?.[1], data.headers.get('x-nextjs-deployment-id')];
  };
  const [before, ofData] = await versions();
  expect(before).toMatch(/^\w+$/);
  expect(ofData).toBe(before);
  await deployment.deploy();
  const [after] = await versions();
  expect(await versions()).toEqual([after, after]);
  expect(after).not.toBe(before);
});

test('a page that was opened before the deployment goes on with its own code', async ({
  page,
  deployment,
}) => {
  await openPage(page, '/eventos');
  await deployment.deploy();
  await pizza(page).check();
  await ui.requestTab(page).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Pizza party');
  await expect(sheet).not.toContainText('Versión nueva.');
  await sheet.getByLabel('Tu nombre').fill('Ana');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chatear por WhatsApp' }).click();
  await expect(page.getByRole('dialog', { name: 'Hola! Cómo podemos ayudarte?' })).toBeVisible();
});

test('a link leads from such a page to the new build, where the ticks are', async ({ page, deployment }) => {
  await openPage(page, '/');
  await deployment.deploy();
  await page.getByRole('link', { name: 'Armá tu menú' }).click();
  await pizza(page).check();
  await page.reload();
  await expect(page.getByText('Cotizar tu evento')).toHaveCount(1);
  await expect(pizza(page)).toBeChecked();
});

test('a page whose scripts and styles are requested after the deployment works', async ({
  page,
  deployment,
}) => {
  let release = () => {};
  const deployed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await deployed;
    await route.continue();
  });
  await page.goto('/eventos', { waitUntil: 'commit' });
  await expect(pizza(page)).toBeAttached();
  await deployment.deploy();
  release();
  await pizza(page).check();
  await expect(ui.requestTab(page)).toContainText('1 elegida');
});

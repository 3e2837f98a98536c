import type { Page, Route } from '@playwright/test';
import { firstLoadScriptUrls } from '../support/first-load';
import { type Site, secondBuild } from '../support/site';
import { test as base, expect, openPage, requestTab } from '../support/test';

type Deployment = {
  /** The version that the visitor has opened. */
  old: Site;
  /** Replaces it by the next version, under the same address. */
  deploy: () => Promise<void>;
};

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ startAdminApi, startSite }, use) => {
    const { url } = await startAdminApi();
    const old = await startSite({ env: { ADMIN_API_URL: url } });
    const deploy = async () => {
      await old.stop();
      await startSite({ env: { ADMIN_API_URL: url, PORT: new URL(old.url).port }, folder: secondBuild });
    };
    await use({ old, deploy });
  },
  baseURL: ({ deployment }, use) => use(deployment.old.url),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// The browser logs each file that is gone.
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/\/_next\/static\//);
});

const flan = (page: Page) => page.getByRole('checkbox', { name: 'Flan mixto' });
const desserts = (page: Page) => page.getByRole('button', { name: 'Postres', exact: true });
const newSheet = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Versión nueva.' });
/** In the menu of the header, which is closed. */
const newHeader = (page: Page) => page.getByText('Cotizar tu evento');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Holds back what the page requests from these addresses. Returns a function that lets it go on. */
async function hold(page: Page, urls: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(urls, (route) => (released ? route.continue() : held.push(route)));
  return async () => {
    released = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('a page and its router data name the same version, which is another after a deployment', async ({
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

test('where the code of the sheet is gone, its tab brings the new version with ticks, open categories, place and sheet', async ({
  page,
  deployment,
}) => {
  await openPage(page, '/eventos');
  await desserts(page).click();
  await page.getByRole('button', { name: 'A Pedido', exact: true }).click();
  await deployment.deploy();
  await flan(page).check();
  await desserts(page).evaluate((element) => element.scrollIntoView());
  const place = await scrollY(page);
  await page.getByRole('link', { name: /^Solicitar servicio/ }).click();

  await expect(newSheet(page)).toContainText('Flan mixto');
  await page.keyboard.press('Escape');
  await expect(flan(page)).toBeChecked();
  await expect(desserts(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('checkbox', { name: 'Pizza party' })).toBeHidden();
  await expect.poll(() => scrollY(page)).toBe(place);
});

test('the tab that was pressed before its code turned out to be gone opens the sheet of the new version', async ({
  page,
  deployment,
}) => {
  await openPage(page, '/eventos');
  const release = await hold(page, /_next\/static\/.*\.js/);
  await page.getByRole('checkbox', { name: 'Pizza party' }).check();
  await requestTab(page).click();
  await deployment.deploy();
  await release();
  await expect(newSheet(page)).toContainText('Pizza party');
});

for (const way of ['back', 'by the link'] as const) {
  test(`what was typed is there again after leaving the old version and coming ${way}`, async ({
    page,
    deployment,
  }) => {
    const release = await hold(page, /[?&]_rsc/);
    await openPage(page, '/eventos');
    await desserts(page).click();
    await flan(page).check();
    await requestTab(page).click();
    await page.getByLabel('Tu nombre').fill('Ana');
    await page.getByRole('button', { name: 'Agregar detalles (opcional)' }).click();
    await page.getByLabel('Comentarios').fill('Sin picante');
    await page.keyboard.press('Escape');
    await deployment.deploy();
    await release();
    const home = page.getByRole('contentinfo').getByRole('link', { name: 'Inicio' });
    await home.evaluate((link) => link.scrollIntoView());
    const place = await scrollY(page);
    await home.click();
    await expect(page.getByRole('link', { name: 'Armá tu menú' })).toBeVisible();
    await expect(newHeader(page)).toHaveCount(1);

    if (way === 'back') await page.goBack();
    else await page.getByRole('link', { name: 'Armá tu menú' }).click();
    if (way === 'back') {
      await expect(desserts(page)).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => scrollY(page)).toBe(place);
    }
    await requestTab(page).click();
    await expect(newSheet(page)).toContainText('Flan mixto');
    await expect(page.getByLabel('Tu nombre')).toHaveValue('Ana');
    await expect(page.getByLabel('Comentarios')).toHaveValue('Sin picante');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

for (const { files, urls } of [
  { files: 'scripts', urls: /_next\/static\/.*\.js/ },
  { files: 'style sheets', urls: /_next\/static\/.*\.css/ },
]) {
  test(`a page whose ${files} are gone by the time they are requested becomes the new version by itself`, async ({
    page,
    deployment,
  }) => {
    const release = await hold(page, urls);
    await page.goto('/eventos', { waitUntil: 'commit' });
    await expect(page.getByRole('checkbox', { name: 'Pizza party' })).toBeAttached();
    await page.getByRole('checkbox', { name: 'Pizza party' }).dispatchEvent('click');
    await deployment.deploy();
    await release();
    await expect(newHeader(page)).toHaveCount(1);
    await expect(requestTab(page)).toContainText('1 elegida');
  });
}

test('a link to a page whose scripts are gone leads to the new version', async ({ page, deployment }) => {
  const common = await firstLoadScriptUrls(deployment.old.url, '/');
  const own = (await firstLoadScriptUrls(deployment.old.url, '/eventos')).filter(
    (url) => !common.includes(url),
  );
  const files = own.map((url) => new URL(url).pathname.split('/').at(-1));
  const release = await hold(page, new RegExp(files.join('|')));
  const requested = page.waitForRequest((request) => own.includes(request.url()));
  await openPage(page, '/');
  await requested;
  await deployment.deploy();
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-outdated');
  await page.getByRole('link', { name: 'Armá tu menú' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'COTIZÁ TU EVENTO' })).toBeVisible();
  await expect(newHeader(page)).toHaveCount(1);
});

import { encodeChoice } from '../../lib/menu/choice-code';
import { metaContent, readDocument, request } from '../support/http';
import { siteWithBasePath } from '../support/site';
import { expect, linkOfMenu, openPage, test } from '../support/test';
import * as ui from '../support/ui';

const { basePath, ...build } = siteWithBasePath;

/** The address of the site, without a slash at the end. */
let home: string;

test.beforeAll(async ({ startSite }) => {
  home = `${(await startSite(build)).url}${basePath}`;
});

test('the site works under a base path', async ({ page, whatsapp, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await openPage(page, home);
  await page.getByRole('heading', { name: 'NUESTROS EVENTOS' }).scrollIntoViewIfNeeded();
  await expect(page.locator('#menu-section').getByRole('img')).toHaveCount(8);
  await ui.reviews(page).scrollIntoViewIfNeeded();
  await ui.menuLink(page).click();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await expect(page).toHaveURL(`${home}/eventos`);
  await page.getByRole('checkbox').first().check();
  expect(await linkOfMenu(page)).toContain(`${home}/m/`);
  await ui.sendLink(page).click();
  await expect.poll(() => whatsapp.texts.length).toBe(1);
  expect(missing).toEqual([]);
  expect((await page.goto(`${home}/no-existe`))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'aquí' })).toHaveAttribute('href', basePath);
});

test('all addresses for search engines include the base path', async () => {
  const sitemap = await (await fetch(`${home}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/loc>(http.*?)</g)].map(([, address = '']) => address);
  for (const path of ['', '/eventos']) {
    const document = await readDocument(`${home}${path}`);
    for (const name of ['og:url', 'og:image', 'twitter:image']) addresses.push(metaContent(document, name));
    addresses.push(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '');
  }
  for (const address of new Set(addresses)) {
    const { pathname } = new URL(address, home);
    expect((await fetch(new URL(pathname, home), { redirect: 'manual' })).status, address).toBe(200);
  }
});

test('the link of a menu leads to the events page under a base path', async () => {
  const code = encodeChoice(['o0123456789a', 'offfffffffff']);
  const { status, headers } = await request(`${home}/m/${code}?gclid=1`);
  expect([status, headers.location]).toEqual([307, `${basePath}/eventos?gclid=1#m=${code}`]);
  expect((await request(new URL(`/m/${code}`, home).href)).status).toBe(404);
});

import { siteWithBasePath } from './support/site';
import { expect, linkOfMenu, openPage, test } from './support/test';
import * as ui from './support/ui';

test('the site works under a base path', async ({ page, whatsapp, expectedErrors, startSite }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  const { basePath, ...build } = siteWithBasePath;
  const site = await startSite(build);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await openPage(page, `${site.url}${basePath}`);
  await page.getByRole('heading', { name: 'NUESTROS EVENTOS' }).scrollIntoViewIfNeeded();
  await expect(page.locator('#menu-section').getByRole('img')).toHaveCount(8);
  await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
  await ui.menuLink(page).click();
  await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}${basePath}/eventos`);
  await page.getByRole('checkbox').first().check();
  expect(await linkOfMenu(page)).toContain(`${site.url}${basePath}/m/`);
  await page.getByRole('dialog').getByRole('link', { name: 'Solicitar servicio' }).click();
  await expect.poll(() => whatsapp.texts.length).toBe(1);
  expect(missing).toEqual([]);
  expect((await page.goto(`${site.url}${basePath}/no-existe`))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'aquí' })).toHaveAttribute('href', basePath);
});

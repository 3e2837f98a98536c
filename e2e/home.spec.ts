import type { Page } from '@playwright/test';
import { anywhereOnPhone, expect, openPage, test } from './support/test';

test('the home page has its headings and the link to all reviews', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátering para tu evento');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'NUESTROS EVENTOS',
    'Lo que dicen los clientes',
  ]);
  const more = page.getByRole('link', { name: 'Ver más reseñas de Google' });
  await expect(more).toHaveAttribute('target', '_blank');
  await expect(more).toHaveAttribute('href', /^https:\/\//);
});

test('the link of the banner opens the events page at its top', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await page.getByRole('link', { name: 'Armá tu menú' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'COTIZÁ TU EVENTO' })).toBeInViewport();
  await expect(page).toHaveURL(/\/eventos$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('going back restores the scroll position', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate((top) => window.scrollTo(0, top), left);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header nav a[href$="/eventos"]')?.click(),
  );
  await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'NUESTROS EVENTOS' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(left));
});

test('a link to the gallery scrolls to its heading, below the header', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/#menu-section');
  const heading = page.getByRole('heading', { name: 'NUESTROS EVENTOS' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

for (const [how, comeBack] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'going back from another site',
    async (page: Page) => {
      await page.goto('/robots.txt');
      await page.goBack();
    },
  ],
] as const)
  for (const top of [0, 1_200])
    test(
      `${how} restores the scroll position ${top} of an address that names a section`,
      anywhereOnPhone,
      async ({ page }) => {
        await openPage(page, '/#menu-section');
        await expect(page.getByRole('heading', { name: 'NUESTROS EVENTOS' })).toBeInViewport();
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await comeBack(page);
        await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
      },
    );

test('an address that names a section leads to it again', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/#menu-section');
  const heading = page.getByRole('heading', { name: 'NUESTROS EVENTOS' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  // After what the page itself does when it has been scrolled.
  const scrolled = page.evaluate(
    () => new Promise<void>((done) => window.addEventListener('scroll', () => done(), { once: true })),
  );
  await page.goto('/#menu-section');
  await scrolled;
  await expect(heading).toBeInViewport();
});

test('a reload restores the scroll position', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/eventos');
  const left = await page.evaluate(() => {
    window.scrollTo(0, 600);
    return window.scrollY;
  });
  expect(left).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('the logo on the home page scrolls to its top', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/');
  const left = await page.evaluate(() => {
    window.scrollTo(0, 900);
    return window.scrollY;
  });
  expect(left).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link').nth(1).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the gallery fetches its eight photos only near the viewport', anywhereOnPhone, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width: 390, height: 400 });
  await openPage(page, '/');
  await page.waitForLoadState('load');
  const gallery = page.locator('#menu-section');
  await expect(gallery.getByText('Cargando...')).toBeVisible();
  expect(requested.filter((url) => url.includes('/evento-'))).toEqual([]);

  await gallery.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(gallery.getByText('Cargando...')).not.toBeAttached();
  await expect(gallery.getByRole('img')).toHaveCount(8);
  await expect.poll(() => requested.filter((url) => url.includes('/evento-')).length).toBeGreaterThan(0);
});

for (const path of ['/', '/eventos'])
  test(`a second reload of ${path} in a row does not move it`, { tag: '@phone' }, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    }
  });

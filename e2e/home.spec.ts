import type { Page } from '@playwright/test';
import { anywhere, expect, goToEvents, openPage, test } from './support/test';
import * as ui from './support/ui';

const gallery = (page: Page) => page.getByRole('heading', { name: 'NUESTROS EVENTOS' });
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test(
  'the link in the banner opens the events page at the top, with an opaque header',
  anywhere,
  async ({ page }) => {
    const opacity = () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        return header && getComputedStyle(header, '::before').opacity;
      });
    await openPage(page, '/');
    await expect(ui.homeTitle(page)).toBeVisible();
    await expect.poll(opacity).toBe('0');
    await scrollTo(page, 200);
    await ui.menuLink(page).click();
    await expect(ui.eventsTitle(page)).toBeInViewport();
    await expect(page).toHaveURL(/\/eventos$/);
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await expect.poll(opacity).toBe('1');
  },
);

test('the heading has the focus after a navigation within the site', async ({ page }) => {
  await openPage(page, '/');
  await ui.menuLink(page).click();
  await expect(ui.eventsTitle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '¿Qué incluye?' })).toBeFocused();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeFocused();
  await ui.navigation(page).getByRole('link', { name: 'Pedir cotización' }).click();
  await expect(ui.eventsTitle(page)).toBeFocused();
});

test('the first view shows title, facts, price and zones', async ({ page }) => {
  await openPage(page, '/');
  const parts = [
    ui.homeTitle(page),
    page.getByText('Casamientos · cumpleaños · empresas', { exact: true }),
    page.getByRole('main').getByText('CABA y GBA', { exact: true }),
    page.getByText('$16.900 a $48.500', { exact: true }),
    ui.menuLink(page),
  ];
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('going back restores the scroll position', anywhere, async ({ page }) => {
  await openPage(page, '/');
  await scrollTo(page, 600);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header nav a[href$="/eventos"]')?.click(),
  );
  await expect(ui.eventsTitle(page)).toBeVisible();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBe(600);
  await page.getByRole('banner').getByRole('link').nth(1).click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test('the link to the photos leads below the header, and back comes back', anywhere, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Ver fotos' }).click();
  await expect(gallery(page)).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const heading = async () => (await gallery(page).boundingBox())?.y;
  await expect.poll(heading).toBeGreaterThanOrEqual(header?.height ?? 0);
  await goToEvents(page);
  await page.goBack();
  await expect(gallery(page)).toBeVisible();
  await expect(ui.eventsTitle(page)).toBeHidden();
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await expect(ui.homeTitle(page)).toBeVisible();
});

test('the gallery fetches its photos only near the viewport', anywhere, async ({ page }) => {
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/evento-')) photos.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 200 });
  await openPage(page, '/');
  await page.waitForLoadState('load');
  const section = page.locator('#menu-section');
  await expect(section.getByText('Cargando...')).toBeVisible();
  expect(photos).toEqual([]);

  // The photos load once the section is within 50 px of the window. Here it starts 40 px below the window.
  await section.evaluate((element: HTMLElement) =>
    window.scrollTo(0, element.offsetTop - window.innerHeight - 40),
  );
  await expect(section.getByText('Cargando...')).not.toBeAttached();
  await expect(section.locator('img')).toHaveCount(8);
  await expect.poll(() => photos.length).toBeGreaterThan(0);
});

test('the photos of the gallery fill its columns without an empty place', anywhere, async ({ page }) => {
  await openPage(page, '/');
  const section = page.locator('#menu-section');
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('img')).toHaveCount(8);
  const list = section.getByRole('list');
  for (const [width, columns] of [
    [390, 2],
    [768, undefined],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await section
      .getByRole('listitem')
      .evaluateAll((photos) => photos.map((photo) => Math.round(photo.getBoundingClientRect().left)));
    if (columns) expect(new Set(lefts).size).toBe(columns);
    const empty = await list.evaluate((list) => {
      const gap = Number.parseFloat(getComputedStyle(list).columnGap);
      const area = (element: Element) => {
        const box = element.getBoundingClientRect();
        return (box.width + gap) * (box.height + gap);
      };
      return area(list) - [...list.children].reduce((sum, photo) => sum + area(photo), 0);
    });
    expect(Math.abs(empty), `${width} px`).toBeLessThan(100);
  }
});

test('the loading overlay blocks the page while the scripts load', async ({ page }) => {
  await page.route('**/*.js*', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const cover = () =>
    page.evaluate(() => {
      const covered = document.elementFromPoint(100, 300)?.closest('main') === null;
      return { covered, body: document.body && getComputedStyle(document.body).position };
    });
  await expect.poll(cover).toEqual({ covered: true, body: 'fixed' });
});

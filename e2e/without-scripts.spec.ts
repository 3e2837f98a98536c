import type { Page } from '@playwright/test';
import { endAnimations } from './support/animations';
import { inspect } from './support/axe';
import { menus, testimonials } from './support/content';
import { endStyleWaits, expect, openPage, test } from './support/test';
import * as ui from './support/ui';

const whatsappLink = /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=/;
const chatLink = (page: Page) => page.getByRole('link', { name: 'Chatear por WhatsApp' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test.describe('with the waits of the site', () => {
    test.use({ pageWaits: true });

    test('the loading overlay ends by itself', async ({ page }) => {
      await page.goto('/');
      await ui.menuLink(page).click({ trial: true });
      await ui.phoneMenu(page).click();
      await ui.navigation(page).getByRole('link', { name: 'Cotizar evento' }).click();
      await expect(ui.eventsTitle(page)).toBeVisible();
    });
  });

  test('the home page shows photos and reviews at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Cargando...')).toBeHidden();
    const photos = page.locator('#menu-section').getByRole('img');
    await expect(photos).toHaveCount(8);
    await photos.last().scrollIntoViewIfNeeded();
    await expect(photos.last()).toBeInViewport();
    for (const { message } of testimonials) await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('button', { name: /rese/ })).toHaveCount(0);

    await endStyleWaits(page);
    await page.getByText('Mensaje 1').hover();
    await page.mouse.wheel(5_000, 0);
    await expect(page.getByText('Mensaje 7')).toBeInViewport();
  });

  test('chips and headers of the categories work by a tap', async ({ page }) => {
    await page.goto('/eventos');
    await endStyleWaits(page);
    await page.getByRole('link', { name: 'Postres' }).tap();
    await expect(ui.option(page, 'Flan mixto')).toBeInViewport();
    for (const [name, options] of Object.entries(menus)) {
      if (!(await ui.option(page, options[0]?.title ?? '').isVisible())) await ui.category(page, name).tap();
      for (const { title } of options) await expect(ui.option(page, title)).toBeVisible();
    }
    await expect(page.getByText('$48.500')).toBeVisible();
    const howToAsk = page.getByText('Anotá lo que te guste y pedinos la cotización por WhatsApp.');
    await expect(howToAsk).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const link of [
      howToAsk.getByRole('link'),
      chatLink(page),
      footer.getByRole('link', { name: 'WhatsApp' }),
    ])
      await expect(link).toHaveAttribute('href', whatsappLink);
  });
});

test.describe('with scripts that cannot be fetched', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.js/);
  });

  const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'No pudimos cargar todo el sitio.' });

  test('each script is requested again after a failure', async ({ page }) => {
    const failed = new Set<string>();
    await page.route('**/*.js*', (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await openPage(page, '/eventos');
    await ui.option(page, 'Pizza party').check();
    await expect(ui.requestTab(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('after a second failure a bar below the chat button offers to reload the page', async ({ page }) => {
    await page.route('**/*.js*', (route) => route.abort());
    await page.goto('/eventos');
    await expect(bar(page)).toBeVisible();
    await endStyleWaits(page);
    await chatLink(page).click({ trial: true });
    await inspect(page, 'the bar');
    await page.setViewportSize({ width: 360, height: 640 });
    const reload = page.getByRole('button', { name: 'Recargar' });
    const chat = await chatLink(page).boundingBox();
    const { y = 0 } = (await reload.boundingBox()) ?? {};
    expect((chat?.y ?? y) + (chat?.height ?? 0)).toBeLessThanOrEqual(y);
    await ui.category(page, 'Postres').tap();
    await expect(ui.option(page, 'Flan mixto')).toBeVisible();
    await page.unroute('**/*.js*');
    await reload.click();
    await expect(ui.launcher(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test.describe('with the waits of the site', () => {
    test.use({ pageWaits: true });

    test('the photos of the home page appear after five seconds', async ({ page }) => {
      await page.route('**/*.js*', (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('#menu-section').getByRole('list')).toHaveCSS('animation-delay', '5s');
      const photo = page.locator('#menu-section').getByRole('img').last();
      await endAnimations(page);
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toBeInViewport();
      await expect(page.getByText('Cargando...')).not.toBeInViewport();
    });
  });
});

test('scripts are requested only when the browser reports the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      waiting,
      PerformanceObserver: class {
        constructor(callback: () => void) {
          waiting.push(callback);
        }
        observe() {}
      },
    });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  expect(scripts).toEqual([]);
  await page.evaluate(() => {
    if ('waiting' in window && Array.isArray(window.waiting))
      for (const callback of window.waiting) callback();
  });
  await expect(ui.launcher(page)).toBeVisible();
});

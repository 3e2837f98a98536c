import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { menus, testimonials } from './support/content';
import { endStyleWaits, expect, openPage, requestTab, skipWithoutMenu, test } from './support/test';

const whatsappLink = /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=/;
const howToAsk = (page: Page) =>
  page.getByText('Anotá lo que te guste y pedinos la cotización por WhatsApp.');
const launcher = (page: Page) => page.getByRole('link', { name: 'Chatear por WhatsApp' });
const pizza = (page: Page) => page.getByRole('checkbox', { name: 'Pizza party' });
const flan = (page: Page) => page.getByRole('checkbox', { name: 'Flan mixto' });

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test.describe('with the loading overlay', () => {
    test.use({ pageWaits: true });

    test('the overlay ends by itself, and the phone menu links to the other page', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Armá tu menú' }).click({ trial: true });
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.getByRole('navigation').getByRole('link', { name: 'Cotizar evento' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('COTIZÁ TU EVENTO');
    });
  });

  test('the home page shows photos and reviews at once, the reviews in a row that can be scrolled', async ({
    page,
  }) => {
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

  test('all categories are open at once, and the WhatsApp links work', async ({ page }) => {
    await page.goto('/eventos');
    for (const { title } of Object.values(menus).flat()) {
      await expect(page.getByRole('checkbox', { name: title })).toBeVisible();
    }
    await expect(page.getByText('$48.500')).toBeVisible();

    await expect(howToAsk(page)).toBeVisible();
    await expect(howToAsk(page).getByRole('link')).toHaveAttribute('href', whatsappLink);
    await expect(launcher(page)).toHaveAttribute('href', whatsappLink);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', whatsappLink);
  });
});

test.describe('with scripts that cannot be fetched', { tag: '@phone' }, () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.js/);
  });

  const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'No pudimos cargar todo el sitio.' });

  test('each script is requested again after a failure, and the page hydrates', async ({ page }) => {
    const failed = new Set<string>();
    await page.route('**/*.js', (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await openPage(page, '/eventos');
    await pizza(page).check();
    await expect(requestTab(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('after a second failure a bar appears, menu and WhatsApp links work, and a reload restores the site with its ticks', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/eventos');
    await expect(bar(page)).toBeVisible();
    await expect(flan(page)).toBeHidden();
    await expect(howToAsk(page)).toBeHidden();
    await endStyleWaits(page);
    await expect(flan(page)).toBeVisible();
    await expect(howToAsk(page)).toBeVisible();
    await launcher(page).click({ trial: true });

    await pizza(page).check();
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
    await expect(pizza(page)).toBeChecked();
    await expect(requestTab(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('the photos of the home page appear after the wait', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const photo = page.locator('#menu-section').getByRole('img').last();
    await expect(photo).not.toBeInViewport();
    await endStyleWaits(page);
    await expect(page.getByText('Cargando...')).not.toBeInViewport();
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toBeInViewport();
  });

  test.describe('with the times of the site', () => {
    test.use({ pageWaits: true });

    test('content that is closed because the scripts are late opens after five seconds', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('#menu-section').getByRole('list')).toHaveCSS('animation-duration', '5s');
      await page.goto('/eventos');
      await expect(howToAsk(page)).toHaveCSS('animation-duration', '5s');
      await expect(page.locator('#categoria-2')).toHaveCSS('animation-duration', '5s');
    });
  });
});

test.describe('with scripts that come late', { tag: '@phone' }, () => {
  /** Opens the events page and holds back all scripts. The returned function releases them. */
  async function openWithScriptsHeld(page: Page): Promise<() => Promise<unknown>> {
    const held: Route[] = [];
    let released = false;
    await page.route('**/*.js', (route) => (released ? route.continue() : held.push(route)));
    await page.goto('/eventos', { waitUntil: 'commit' });
    // The HTML is complete and the styles have loaded: before that there are no animations to finish.
    await expect(launcher(page)).toBeVisible();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    return () => {
      released = true;
      return Promise.all(held.map((route) => route.continue()));
    };
  }

  /** Waits until the chat launcher is hydrated. */
  const expectHydrated = (page: Page) =>
    expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();

  test('scripts are requested when the browser reports the first paint, not before', async ({ page }) => {
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
    await expectHydrated(page);
  });

  test.describe('with the loading overlay', () => {
    test.use({ pageWaits: true });

    test('the banner is readable with HTML and styles alone, without scripts, font and photos', async ({
      page,
    }) => {
      // Requests without a response, as on a very slow connection.
      await page.route(/\.(js|woff2|avif|jpg)$/, () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 });
      await title.click({ trial: true });
      const box = await title.boundingBox();
      // Playwright's `screenshot()` waits for fonts.
      const browser = await page.context().newCDPSession(page);
      const brightest = async () => {
        const { data } = await browser.send('Page.captureScreenshot', {
          ...(box && { clip: { ...box, scale: 1 } }),
        });
        const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
        return Math.min(...channels.slice(0, 3).map(({ max }) => max));
      };
      await expect.poll(brightest).toBeGreaterThan(230);
    });

    test('ticks made before hydration are kept and sent, with those that were saved', async ({
      page,
      whatsapp,
    }) => {
      await openPage(page, '/eventos');
      await page.getByRole('checkbox', { name: 'Casamiento' }).check();
      const release = await openWithScriptsHeld(page);
      await pizza(page).check();
      await release();
      await expectHydrated(page);
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await requestTab(page).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Solicitar servicio' }).click();
      await expect.poll(() => whatsapp.texts[0]).toContain('- Pizza party\n- Casamiento & fiesta #1\n');
      await page.bringToFront();
      await page.reload();
      await expectHydrated(page);
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    });
  });

  test('categories that opened because the scripts were late stay open after hydration, with their ticks', async ({
    page,
  }) => {
    const release = await openWithScriptsHeld(page);
    await expect(flan(page)).toBeHidden();
    await endStyleWaits(page);
    await flan(page).check();
    await release();
    await expectHydrated(page);
    await expect(flan(page)).toBeVisible();
    await expect(flan(page)).toBeChecked();
    await expect(howToAsk(page)).toBeHidden();
    const category = page.getByRole('button', { name: 'Postres', exact: true });
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await category.click();
    await expect(flan(page)).toBeHidden();
  });

  test('hydration does not move the focus', { tag: '@anywhere' }, async ({ page }) => {
    const release = await openWithScriptsHeld(page);
    await skipWithoutMenu(page);
    await endStyleWaits(page);
    const box = page.getByRole('checkbox').first();
    await box.focus();
    await release();
    await expectHydrated(page);
    await expect(box).toBeFocused();
  });
});

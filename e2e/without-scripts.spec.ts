import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { menus, testimonials } from './support/content';
import { openWithScriptsHeld } from './support/held-scripts';
import { category, endStyleWaits, expect, openPage, requestTab, skipWithoutMenu, test } from './support/test';

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

  test('every category opens by a tap, and the WhatsApp links work', async ({ page }) => {
    await page.goto('/eventos');
    await endStyleWaits(page);
    for (const [name, options] of Object.entries(menus)) {
      if (name !== 'A Pedido') await category(page, name).tap();
      for (const { title } of options)
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
    await page.route('**/*.js*', (route) => {
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

  test('after a second failure a bar appears, menu and WhatsApp links work, and a reload restores the site', async ({
    page,
  }) => {
    await page.route('**/*.js*', (route) => route.abort());
    await page.goto('/eventos');
    await expect(bar(page)).toBeVisible();
    await endStyleWaits(page);
    await launcher(page).click({ trial: true });
    await category(page, 'Postres').tap();
    await expect(flan(page)).toBeVisible();
    await page.unroute('**/*.js*');
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('the photos of the home page appear after the wait', async ({ page }) => {
    await page.route('**/*.js*', (route) => route.abort());
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

    test('that wait takes five seconds', async ({ page }) => {
      await page.route('**/*.js*', (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('#menu-section').getByRole('list')).toHaveCSS('animation-delay', '5s');
    });
  });
});

test.describe('with scripts that come late', { tag: '@phone' }, () => {
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
      const release = await openWithScriptsHeld(page, '/eventos');
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

  test('a tap on the header of a category opens it before hydration, and it stays open with its ticks', async ({
    page,
  }) => {
    const release = await openWithScriptsHeld(page, '/eventos');
    await endStyleWaits(page);
    await expect(flan(page)).toBeHidden();
    await category(page, 'Postres').tap();
    await flan(page).check();
    await release();
    await expectHydrated(page);
    await expect(flan(page)).toBeVisible();
    await expect(flan(page)).toBeChecked();
    await category(page, 'Postres').tap();
    await expect(flan(page)).toBeHidden();
  });

  test('a tap closes a category before hydration, and it stays closed', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/eventos');
    await endStyleWaits(page);
    await category(page, 'A Pedido').tap();
    await expect(pizza(page)).toBeHidden();
    await release();
    await expectHydrated(page);
    await expect(pizza(page)).toBeHidden();
    await category(page, 'A Pedido').tap();
    await expect(pizza(page)).toBeVisible();
  });

  test('the keyboard opens and closes a category before hydration', async ({ page }) => {
    await openWithScriptsHeld(page, '/eventos');
    await category(page, 'Postres').focus();
    await page.keyboard.press('Enter');
    await expect(flan(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(flan(page)).toBeHidden();
  });

  /** The names of the boxes and headings on the screen, each with how far it is from the top. */
  const positions = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('label, h2, h3')].flatMap((element) => {
        const { top } = element.getBoundingClientRect();
        const visible = element.checkVisibility() && top > 0 && top < window.innerHeight;
        return visible ? [`${element.textContent}: ${top}`] : [];
      }),
    );

  for (const [what, act] of [
    ['has only scrolled', () => undefined],
    ['has ticked an option', (page) => pizza(page).check()],
    ['has opened a category', (page) => category(page, 'Entradas').tap()],
    ['has closed a category', (page) => category(page, 'A Pedido').tap()],
  ] satisfies [string, (page: Page) => unknown][]) {
    test(`nothing moves when they come late and the visitor ${what}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const release = await openWithScriptsHeld(page, '/eventos');
      await endStyleWaits(page);
      await act(page);
      await category(page, 'Entradas').evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const before = await positions(page);
      expect(before.length).toBeGreaterThan(3);
      await release();
      await expectHydrated(page);
      expect(await positions(page)).toEqual(before);
    });
  }

  test('nothing moves when a saved menu is restored, in a narrow window and with counts of three digits', async ({
    page,
    siteWith,
  }) => {
    const options = Array.from({ length: 120 }, (_, index) => ({ title: `Casamiento ${index}` }));
    const { site } = await siteWith({
      menus: { 'Casamientos y aniversarios al aire libre': options, Postres: [{ title: 'Flan' }] },
    });
    const url = `${site.url}/eventos`;
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, url);
    await page.locator('input').evaluateAll((boxes: HTMLInputElement[]) => {
      for (const box of boxes) box.click();
    });
    await expect(requestTab(page)).toContainText('121 elegidas');
    const release = await openWithScriptsHeld(page, url);
    await endStyleWaits(page);
    await category(page, 'Postres').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await positions(page);
    await release();
    await expect(page.getByText('120 elegidas')).toBeVisible();
    expect(await positions(page)).toEqual(before);
  });

  test('hydration does not move the focus', { tag: '@anywhere' }, async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/eventos');
    await endStyleWaits(page);
    await skipWithoutMenu(page);
    const box = page.getByRole('checkbox').first();
    await box.focus();
    await release();
    await expectHydrated(page);
    await expect(box).toBeFocused();
  });
});

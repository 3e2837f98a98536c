import type { Page } from '@playwright/test';
import { factsFile, rosario } from './support/rosario';
import { expect, openPage, test } from './support/test';

for (const path of ['/', '/eventos', '/no-existe']) {
  test(`${path} does not overflow horizontally at any width`, { tag: ['@anywhere', '@phone'] }, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    await openPage(page, path);
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const width of [320, 360, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(pageWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('the longest facts of a business do not make the page overflow', { tag: '@phone' }, async ({
  page,
  startSite,
}) => {
  const word = 'Parrilleros'.padEnd(40, 'o');
  const file = factsFile({
    ...rosario,
    email: `${word.toLowerCase()}@${word.toLowerCase()}.example`,
    address: { street: `${word} ${word} 12345`, locality: word, region: word, postalCode: 'S2124ABCD' },
    texts: { ...rosario.texts, footer: word.repeat(5) },
    legal: { ...rosario.legal, name: word.repeat(3) },
  });
  const site = await startSite({ env: { BUSINESS_FILE: file } });
  await openPage(page, site.url);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(pageWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('a long name and a long e-mail address leave room for each other and for the links in the header', async ({
  page,
  startSite,
}) => {
  const name = 'La Brasa del Paraná y Compañía, Parrilla y Pescados de Río';
  const file = factsFile({ ...rosario, name, email: 'presupuestos.y.consultas@labrasa.example' });
  const site = await startSite({
    env: { BUSINESS_FILE: file, INSTAGRAM_URL: 'https://instagram.example/labrasa' },
  });
  await openPage(page, site.url);
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation').getByRole('link');
  const height = async () => (await header.boundingBox())?.height;
  await page.setViewportSize({ width: 360, height: 900 });
  const heightOnPhones = await height();
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const parts = [header.getByText(name), ...(await links.all())];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const visible = boxes.filter((box) => box !== null);
    expect(visible.length).toBeGreaterThanOrEqual(5);
    for (const [index, box] of visible.entries())
      expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(visible[index + 1]?.x ?? width);
    expect(await height(), `${width} px`).toBe(heightOnPhones);
  }
});

/** The parts in view that have not loaded yet. */
function pendingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('img, #menu-section p, [data-motion="waiting"]'))
      .filter((part) => {
        const { top, bottom, height } = part.getBoundingClientRect();
        return height > 0 && top < innerHeight && bottom > 0;
      })
      .filter((part) => !(part instanceof HTMLImageElement && part.complete))
      .map((part) => part.outerHTML.slice(0, 120)),
  );
}

for (const path of ['/', '/eventos']) {
  test(`${path} has no layout shift while it loads and is scrolled through`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) shifts.push(startTime);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, path);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < bottom; top += 400) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(() => pendingParts(page), `scrolled to ${top} px`).toEqual([]);
    }

    // The browser reports shifts later, in order: once it reports one that is caused here, it has reported all earlier ones.
    const readAt = await page.evaluate(() => performance.now());
    const shifts = () =>
      page.evaluate(() => {
        const footer = document.querySelector('footer');
        if (footer) footer.style.marginTop = footer.style.marginTop ? '' : '100px';
        document.documentElement.style.overflowAnchor = 'none';
        return 'shifts' in window && Array.isArray(window.shifts) ? window.shifts.map(Number) : [];
      });
    await expect.poll(async () => (await shifts()).filter((time) => time > readAt)).not.toEqual([]);
    expect((await shifts()).filter((time) => time <= readAt)).toEqual([]);
  });
}

test('the phone menu opens, closes with Esc and with a link to the other page', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/');
  const menu = page.getByRole('button', { name: 'Menú' });
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await expect(navigation).toBeHidden();
  await menu.click();
  await expect(navigation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await navigation.getByRole('link', { name: 'Cotizar evento' }).click();
  await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
  await expect(navigation).toBeHidden();
});

test('the phone menu closes when the visitor goes back', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Armá tu menú' }).click();
  await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await expect(navigation).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Cátering para tu evento' })).toBeVisible();
  await expect(navigation).toBeHidden();
});

test('after turning a phone with its menu open, the links are in the header', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openPage(page, '/eventos');
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' });
  const place = await link.boundingBox();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await link.boundingBox()).toEqual(place);
});

test('in print all categories are open where nothing is chosen, and nothing covers them', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/eventos');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Flan mixto')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeHidden();
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
});

test('the header is opaque on a page without a banner photo, also after navigating from a page with one', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  const opacity = () =>
    page.evaluate(() => {
      const header = document.querySelector('header');
      return header && getComputedStyle(header, '::before').opacity;
    });
  await expect.poll(opacity).toBe('0');
  await page.getByRole('link', { name: 'Armá tu menú' }).click();
  await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(opacity).toBe('1');
});

test('the bar of the request moves the chat launcher up only on the events page', { tag: '@phone' }, async ({
  page,
}) => {
  const height = page.viewportSize()?.height ?? 0;
  const launcherBottom = async () => {
    const box = await page.getByRole('button', { name: 'Chatear por WhatsApp' }).boundingBox();
    return height - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await openPage(page, '/eventos');
  const without = await launcherBottom();
  await page.getByRole('checkbox').first().check();
  await expect.poll(launcherBottom).toBeGreaterThan(without);
  await page.getByRole('banner').getByRole('link', { name: 'Fuego y Masa' }).click();
  await expect(page.getByRole('heading', { name: 'Cátering para tu evento' })).toBeVisible();
  await expect.poll(launcherBottom).toBe(without);
});

test.describe('the loading overlay', { tag: '@phone' }, () => {
  /** Whether the page is covered, and the position of its body. */
  const cover = (page: Page) =>
    page.evaluate(() => {
      const covered = document.elementFromPoint(100, 300)?.closest('main') === null;
      return { covered, body: document.body && getComputedStyle(document.body).position };
    });

  test('covers the page and fixes the body while the scripts load', async ({ page }) => {
    await page.route('**/*.js*', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => cover(page)).toEqual({ covered: true, body: 'fixed' });
  });

  test('ends within a second even if no script loads', async ({ page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.js/);
    await page.route('**/*.js*', (route) => route.abort());
    await page.goto('/');
    const ends = await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
      // The times of the site again, instead of those that `pageWaits: false` sets.
      document.adoptedStyleSheets = [];
      const animations = document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.target?.matches('html, body, body > [aria-hidden]'),
        );
      const times = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      for (const animation of animations) animation.finish();
      return times;
    });
    expect(Math.max(...ends)).toBeLessThan(1_000);
    expect(await cover(page)).toEqual({ covered: false, body: 'static' });
  });

  test('does not appear on navigation to another page', async ({ page }) => {
    await openPage(page, '/');
    await page.evaluate(() => {
      Object.assign(window, { fixed: 0 });
      new MutationObserver(() => {
        if (getComputedStyle(document.body).position === 'fixed') Object.assign(window, { fixed: 1 });
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await page.getByRole('link', { name: 'Armá tu menú' }).click();
    await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
    expect(await page.evaluate(() => 'fixed' in window && window.fixed)).toBe(0);
  });
});

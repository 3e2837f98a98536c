import { anywhere, expect, openPage, test } from './support/test';

for (const path of ['/', '/eventos', '/no-existe']) {
  for (const width of [320, 360, 768, 1024, 1280, 1920, 2560]) {
    test(`${path} fits into ${width} px`, { tag: ['@anywhere', '@phone'] }, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

for (const path of ['/', '/eventos']) {
  test(`${path} does not shift while it loads and is read`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, path);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < bottom; top += 400) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    expect(await page.evaluate(() => 'shifts' in window && window.shifts)).toEqual([]);
  });
}

test(
  'an unknown path, however deep, answers 404 with a way home',
  anywhere,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    for (const path of ['/no-existe', '/eventos/no/existe']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 404!');
      await expect(
        page.getByText('Parece que esta página no existe, volvé a navegar con nosotros aquí'),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'aquí' }).click();
    await expect(page.getByRole('heading', { name: 'Cátering para tu evento' })).toBeVisible();
  },
);

test('the phone menu opens, leads on and closes', { tag: '@phone' }, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 700, 'the links stand in the bar');
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

test('a tap beside the phone menu does nothing but close it', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/eventos');
  await page.getByRole('button', { name: 'A Pedido', exact: true }).scrollIntoViewIfNeeded();
  const box = page.getByRole('checkbox', { name: 'Pizza party' });
  const place = await box.boundingBox();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.touchscreen.tap((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
  await expect(box).not.toBeChecked();
});

test('a phone that is turned with its menu open has the links in the bar', { tag: '@phone' }, async ({
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

test('on paper all of the menu is there, and nothing lies over it', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/eventos');
  await page.getByRole('checkbox', { name: 'Pizza party' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Flan mixto')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Solicitar servicio/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeHidden();
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
});

test('the header is solid wherever no photo lies under it, also on the way from a page where one does', async ({
  page,
}) => {
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

test('the bar of the request takes no room on other pages', { tag: '@phone' }, async ({ page }) => {
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

test.describe('the loading overlay', () => {
  test('covers the page with the body fixed until the app has loaded', async ({ page }) => {
    await page.route('**/*.js', () => undefined);
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('main')) {
          requestAnimationFrame(look);
          return;
        }
        const covered = document.elementFromPoint(100, 300)?.closest('main') === null;
        Object.assign(window, { first: `${covered} ${getComputedStyle(document.body).position}` });
      };
      requestAnimationFrame(look);
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'first' in window && window.first)).toBe('true fixed');
  });

  test('is over within a second even when no script ever comes', async ({ page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED .*\.js/);
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(() => {
      const look = () => {
        const covered = document.elementFromPoint(100, 300)?.closest('main') === null;
        const fixed = document.body && getComputedStyle(document.body).position === 'fixed';
        const paint = performance.getEntriesByName('first-paint')[0];
        if (!paint || covered || fixed) requestAnimationFrame(look);
        else Object.assign(window, { readableAfter: performance.now() - paint.startTime });
      };
      requestAnimationFrame(look);
    });
    await page.goto('/', { waitUntil: 'commit' });
    const readableAfter = () =>
      page.evaluate(() => ('readableAfter' in window ? Number(window.readableAfter) : 0));
    await expect.poll(readableAfter).toBeGreaterThan(0);
    expect(await readableAfter()).toBeLessThan(1_000);
  });

  test('does not come back on the way to another page', async ({ page }) => {
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

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
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
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

test.describe('the loading overlay', () => {
  test('covers the page with the body fixed until the app has loaded', async ({ page }) => {
    await page.route('**/*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('main');
    expect(
      await page.evaluate(() => ({
        position: getComputedStyle(document.body).position,
        overlay: document.elementFromPoint(100, 300)?.closest('main') === null,
      })),
    ).toEqual({ position: 'fixed', overlay: true });
  });

  test('is over within a second even when no script ever comes', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('main');
    const readable = await page.evaluate(async () => {
      const covered = () => document.elementFromPoint(100, 300)?.closest('main') === null;
      const fixed = () => getComputedStyle(document.body).position === 'fixed';
      while (covered() || fixed()) await new Promise((resolve) => requestAnimationFrame(resolve));
      const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      return performance.now() - paint;
    });
    expect(readable).toBeLessThan(1_000);
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
    expect(await page.evaluate(() => (window as unknown as { fixed: number }).fixed)).toBe(0);
  });
});

import type { Page } from '@playwright/test';
import { pagePaths } from '../lib/site/pages';
import { factsFile, rosario } from './support/facts';
import { anywhere, expect, openPage, test } from './support/test';
import * as ui from './support/ui';

async function expectNoOverflow(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(pageWidth, `${width} px`).toBeLessThanOrEqual(width);
  }
}

test('no page overflows horizontally at any width', anywhere, async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  for (const path of [...pagePaths, '/no-existe']) {
    await openPage(page, path);
    await expectNoOverflow(page, [320, 360, 768, 1024, 1280, 1920, 2560]);
  }
});

test('the longest facts of a business do not overflow the page', async ({ page, startSite }) => {
  const word = 'Parrilleros'.padEnd(40, 'o');
  const name = 'La Brasa del Paraná y Compañía, Parrilla y Pescados de Río';
  // The first row of a fact counts.
  const FACTS_TABLE = factsFile([
    ['nombre', name],
    ['correo', `${word.toLowerCase()}@${word.toLowerCase()}.example`],
    ['dirección', `${word} ${word} 12345`],
    ['localidad', word],
    ['provincia', word],
    ['código postal', 'S2124ABCD'],
    ['texto al pie', word.repeat(5)],
    ['razón social', word.repeat(3)],
    ['Instagram', '@labrasa'],
    ...rosario,
  ]);
  const site = await startSite({ env: { FACTS_TABLE } });
  await openPage(page, site.url);
  await expectNoOverflow(page, [320, 360, 768, 1280]);
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

for (const [path, width] of [
  ['/', 390],
  ['/', 1280],
  ['/eventos', 390],
] as const) {
  test(`nothing on ${path} shifts while it loads and is scrolled at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
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

    // The browser reports shifts late but in order: once it reports a shift that is caused here, it has reported all earlier ones.
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

test('what stays in sight on the screen is not on every printed page', async ({ page }) => {
  await openPage(page, '/eventos');
  await page.emulateMedia({ media: 'print' });
  await expect(ui.launcher(page)).toBeHidden();
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
});

test('a wide window shows the first price', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/eventos');
  await expect(page.getByText('desde $16.900')).toBeInViewport({ ratio: 1 });
  const [header, title] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    ui.eventsTitle(page).boundingBox(),
  ]);
  expect((title?.y ?? 0) - (header?.height ?? 0)).toBeCloseTo(96, 0);
});

test('a phone shows the price of the first card above the bar, a small one its photo', async ({ page }) => {
  await openPage(page, '/eventos');
  const bar = page.getByText('Elegí lo que te guste: se suma acá');
  const price = page.locator('label').getByText('$16.900');
  const photo = page.getByRole('listitem').filter({ hasText: 'Pizza party' }).locator('picture');
  for (const [width, height, part, share] of [
    [390, 844, price, 1],
    [360, 800, price, 1],
    [360, 640, photo, 0],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [box, below] = await Promise.all([part.boundingBox(), bar.boundingBox()]);
    const end = (box?.y ?? height) + share * (box?.height ?? 0);
    expect(end, `${width} by ${height}`).toBeLessThan(below?.y ?? 0);
  }
});

test('a click on the photo of an option ticks it', async ({ page }) => {
  await openPage(page, '/eventos');
  const photo = page.getByRole('listitem').filter({ hasText: 'Pizza party' }).locator('picture');
  await photo.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await photo.boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expect(ui.option(page, 'Pizza party')).toBeChecked();
});

test('the chips of the categories stay in sight when they open a category', async ({ page }) => {
  const chips = page.getByRole('navigation', { name: 'Categorías del menú' });
  await openPage(page, '/eventos');
  await ui.option(page, 'A convenir').scrollIntoViewIfNeeded();
  await chips.getByRole('link', { name: 'Postres' }).click();
  await expect(ui.option(page, 'Flan mixto')).toBeInViewport();
  await expect(chips).toBeInViewport();
  await expect(ui.category(page, 'Postres')).toBeFocused();
  const [row, category] = await Promise.all([
    chips.boundingBox(),
    ui.category(page, 'Postres').boundingBox(),
  ]);
  expect(category?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
});

test('a tick moves neither the options nor the chips, at any width', async ({ page }) => {
  await openPage(page, '/eventos');
  const count = page.getByText('1 elegida', { exact: true }).first();
  const places = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('main :is(li label, nav a)'))
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, top } = element.getBoundingClientRect();
          return [Math.round(left + window.scrollX), Math.round(top + window.scrollY)];
        }),
    );
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await ui.option(page, 'Pizza party').scrollIntoViewIfNeeded();
    const before = await places();
    await ui.option(page, 'Pizza party').check();
    await expect(count).toBeVisible();
    await expect.poll(places, `${width} px`).toEqual(before);
    await ui.option(page, 'Pizza party').uncheck();
    await expect(count).toBeHidden();
  }
});

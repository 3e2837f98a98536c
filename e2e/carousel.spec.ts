import type { Page } from '@playwright/test';
import { testimonials } from './support/content';
import { expect, openPage, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { name: 'Lo que dicen los clientes' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pausar las reseñas' });

/** The names of the reviews that stand in view, from left to right. */
function namesInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const row = document.querySelector('article')?.parentElement?.parentElement?.getBoundingClientRect();
    const { left, right } = row ?? new DOMRect();
    return [...document.querySelectorAll('article')]
      .map((article) => ({
        box: article.getBoundingClientRect(),
        name: article.textContent?.match(/Clienta [A-G]/)?.[0],
      }))
      .filter(({ box }) => box.left > left - 5 && box.right < right + 5)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name ?? '');
  });
}

async function openCarousel(page: Page, url = '') {
  await openPage(page, `${url}/`);
  await heading(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Ir a la reseña 1' })).toBeVisible();
}

for (const [width, perView, gap] of [
  [480, 1, 10],
  [600, 1, 10],
  [800, 2, 10],
  [1100, 3, 48],
  [1400, 4, 48],
] as const) {
  test(`${perView} side by side, ${gap} px apart, at ${width} px`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openCarousel(page);
    await expect.poll(() => namesInView(page)).toHaveLength(perView);
    const [first, second] = await page
      .locator('article')
      .evaluateAll((articles) =>
        articles.slice(0, 2).map((article) => article.getBoundingClientRect().toJSON()),
      );
    expect(Math.round(second.left - first.right)).toBe(gap);
  });
}

test('it turns by itself after six seconds, round and round, until it is paused', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await page.mouse.move(0, 0);
  const first = await namesInView(page);
  // Real time passes beside it, and more of it on a busy machine.
  await page.clock.runFor(4_000);
  expect(await namesInView(page)).toEqual(first);
  await page.clock.runFor(2_100);
  await expect.poll(async () => (await namesInView(page))[0]).toBe('Clienta B');

  await pause(page).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  expect((await namesInView(page))[0]).toBe('Clienta B');
});

test('a bullet brings its review into view', async ({ page }) => {
  await openCarousel(page);
  await page.getByRole('button', { name: 'Ir a la reseña 5' }).click();
  await expect.poll(async () => (await namesInView(page))[0]).toBe('Clienta E');
  await expect(page.getByRole('button', { name: 'Ir a la reseña 5' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('Tab goes from the pause button through each review once and on', async ({ page }) => {
  await openCarousel(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await heading(page).scrollIntoViewIfNeeded();
  await pause(page).focus();
  const visited: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(
        () => document.activeElement?.textContent?.match(/Clienta [A-G]/)?.[0] ?? 'elsewhere',
      ),
    );
    await expect(page.locator('article a:focus')).toBeInViewport({ ratio: 0.9 });
  }
  expect(visited).toEqual([...'ABCDEFG'].map((letter) => `Clienta ${letter}`));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ir a la reseña 1' })).toBeFocused();
});

test('each review stands once in the accessibility tree', async ({ page }) => {
  await openCarousel(page);
  await expect(page.getByRole('article')).toHaveCount(7);
  for (let number = 1; number <= 7; number += 1) {
    await expect(page.getByRole('article', { name: `${number} de 7` })).toHaveCount(1);
  }
});

test.describe('for a visitor who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns by itself and there is nothing to pause', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    const first = await namesInView(page);
    await page.clock.runFor(30_000);
    expect(await namesInView(page)).toEqual(first);
    await expect(pause(page)).toBeHidden();
  });
});

test.describe('with other reviews', () => {
  const cases: [string, unknown[], number][] = [
    ['one review', testimonials.slice(0, 1), 1],
    ['two reviews', testimonials.slice(0, 2), 2],
    ['five reviews', testimonials.slice(0, 5), 5],
  ];
  for (const [what, reviews, count] of cases) {
    test(`${what}: no gap, no double`, { tag: '@phone' }, async ({ page, startAdminApi, startSite }) => {
      const api = await startAdminApi({ testimonials: reviews });
      const site = await startSite({ env: { ADMIN_API_URL: api.url } });
      await page.setViewportSize({ width: 1400, height: 900 });
      await openPage(page, `${site.url}/`);
      await heading(page).scrollIntoViewIfNeeded();
      await expect.poll(() => namesInView(page)).toHaveLength(Math.min(4, count));
      await expect(page.getByRole('article')).toHaveCount(count);
      await expect(pause(page)).toBeVisible({ visible: count > 4 });
    });
  }

  for (const width of [800, 1280, 1920]) {
    test(`six reviews at ${width} px: every bullet brings its own to the front`, { tag: '@phone' }, async ({
      page,
      startAdminApi,
      startSite,
    }) => {
      const api = await startAdminApi({ testimonials: testimonials.slice(0, 6) });
      const site = await startSite({ env: { ADMIN_API_URL: api.url } });
      await page.setViewportSize({ width, height: 900 });
      await openCarousel(page, site.url);
      await pause(page).click();
      for (const place of [5, 6, 2, 4, 1, 3]) {
        const bullet = page.getByRole('button', { name: `Ir a la reseña ${place}` });
        await bullet.click();
        await expect.poll(async () => (await namesInView(page))[0]).toBe(`Clienta ${'ABCDEF'[place - 1]}`);
        await expect(bullet).toHaveAttribute('aria-current', 'true');
      }
    });
  }

  test('no review: title and link, and no empty carousel', { tag: '@phone' }, async ({
    page,
    startAdminApi,
    startSite,
  }) => {
    const api = await startAdminApi({ testimonials: [] });
    const site = await startSite({ env: { ADMIN_API_URL: api.url } });
    await openPage(page, `${site.url}/`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver más reseñas de Google' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

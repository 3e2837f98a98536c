import type { Page } from '@playwright/test';
import { testimonials } from './support/content';
import { startCarousel } from './support/states';
import { expect, openPage, test } from './support/test';
import * as ui from './support/ui';

/**
 * The letters of the reviews in view, from left to right. Finishes a running transition first, and waits for its `transitionend`
 * event, on which the carousel continues.
 */
function inView(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (const transition of document.getAnimations()) {
      const { effect } = transition;
      if (!(transition instanceof CSSTransition && effect instanceof KeyframeEffect)) continue;
      const track = effect.target;
      if (!track?.querySelector('article')) continue;
      const ended = new Promise((resolve) =>
        track.addEventListener('transitionend', resolve, { once: true }),
      );
      transition.finish();
      await ended;
    }
    const row = document.querySelector('article')?.parentElement?.parentElement?.getBoundingClientRect();
    const { left, right } = row ?? new DOMRect();
    return [...document.querySelectorAll('article')]
      .map((article) => ({ box: article.getBoundingClientRect(), text: article.textContent ?? '' }))
      .filter(({ box }) => box.left > left - 5 && box.right < right + 5)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ text }) => /Clienta ([A-G])/.exec(text)?.[1])
      .join('');
  });
}

/** Resolves once the browser has told all observers, the carousel's included, whether the reviews are in view. */
function viewReported(page: Page): Promise<void> {
  return page
    .locator('article')
    .first()
    .evaluate(
      (article) => new Promise<void>((told) => new IntersectionObserver(() => told()).observe(article)),
    );
}

async function openCarousel(page: Page, url = '') {
  await openPage(page, `${url}/`);
  await startCarousel(page);
}

/** Like {@link openCarousel}, but stops the clock before the carousel starts. Hydration needs a running clock. */
async function openCarouselWithClock(page: Page, url = '') {
  await openPage(page, `${url}/`);
  await page.clock.install();
  await page.clock.pauseAt('2027-01-01');
  await startCarousel(page);
  // Swiper measures the row again in its first frame.
  await page.clock.runFor(1_000);
}

test('the reviews are in sight again when the visitor comes back', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Armá tu menú' }).first().click();
  await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Cátering para tu evento' })).toBeVisible();
  await expect(page.locator('article').filter({ visible: true })).toHaveCount(testimonials.length);
});

test('the number of reviews side by side depends on the width, as does their gap', async ({ page }) => {
  await openCarousel(page);
  const stars = page.getByRole('img', { name: 'de 5 estrellas' }).first();
  await expect(stars.locator('path').first()).not.toHaveCSS('fill', 'none');
  for (const [width, perView, gap] of [
    [480, 1, 10],
    [600, 1, 10],
    [800, 2, 10],
    [1100, 3, 48],
    [1400, 4, 48],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const layout = async () => {
      const places = await page
        .locator('article')
        .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().toJSON()));
      const [first, second] = places.toSorted((a, b) => a.left - b.left);
      return { perView: (await inView(page)).length, gap: Math.round(second.left - first.right) };
    };
    await expect.poll(layout, `${width} px`).toEqual({ perView, gap });
  }
});

test.describe('at 1400 px', () => {
  test.use({ pageWaits: true, viewport: { width: 1400, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await openCarouselWithClock(page);
    await page.mouse.move(0, 0);
  });

  test('autoplay moves on every six seconds until it is paused', async ({ page }) => {
    await page.clock.runFor(4_900);
    expect(await inView(page)).toBe('ABCD');
    await page.clock.runFor(200);
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
    expect(durations).toContain(2_000);
    for (const expected of ['BCDE', 'CDEF', 'DEFG', 'EFGA', 'FGAB', 'GABC', 'ABCD', 'BCDE']) {
      expect(await inView(page)).toBe(expected);
      await page.clock.runFor(6_100);
    }

    await inView(page);
    await ui.pause(page).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    expect(await inView(page)).toBe('CDEF');
    await page.getByRole('button', { name: 'Reproducir las reseñas' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_100);
    expect(await inView(page)).toBe('DEFG');
  });

  test('autoplay stops while the visitor points at it, focuses it or cannot see it', async ({ page }) => {
    const expectStopped = async (letters: string) => {
      await page.clock.runFor(30_000);
      expect(await inView(page)).toBe(letters);
    };
    const expectMoved = async (letters: string) => {
      await page.clock.runFor(6_100);
      expect(await inView(page)).toBe(letters);
    };
    await page.getByRole('article', { name: '1 de 7' }).hover();
    await expectStopped('ABCD');
    await page.mouse.move(0, 0);
    await expectMoved('BCDE');

    // Headless Chromium cannot hide a tab.
    const setVisibility = (value: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, value);
    await setVisibility('hidden');
    await expectStopped('BCDE');
    await setVisibility('visible');
    await expectMoved('CDEF');

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await viewReported(page);
    await expectStopped('CDEF');
    await ui.reviews(page).scrollIntoViewIfNeeded();
    await viewReported(page);
    await expectMoved('DEFG');

    // Not one of the last reviews: there the row stops by itself if it does not loop.
    await page.getByRole('article', { name: '2 de 7' }).getByRole('link').focus();
    await expectStopped('BCDE');
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('autoplay does not start with reduced motion', async ({ page }) => {
      await page.clock.runFor(30_000);
      expect(await inView(page)).toBe('ABCD');
      await expect(ui.pause(page)).toBeHidden();
    });
  });
});

test('a single review has no controls, nor space for them', async ({ page, startSite }) => {
  const site = await startSite({ content: { testimonials: testimonials.slice(0, 1) }, shared: true });
  await openPage(page, `${site.url}/`);
  await ui.reviews(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await expect(ui.pause(page)).toBeHidden();
  const row = await page.getByRole('article').boundingBox();
  const more = await page.getByRole('link', { name: 'Ver más reseñas de Google' }).boundingBox();
  expect((more?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0)).toBeLessThan(48);
});

test('each bullet of six brings its review to the front', async ({ page, startSite }) => {
  const site = await startSite({ content: { testimonials: testimonials.slice(0, 6) }, shared: true });
  await openCarousel(page, site.url);
  // The widest row, with the fewest reviews beyond those in view.
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const place of [5, 6, 2, 4, 1, 3]) {
    await ui.bullet(page, place).click();
    await expect.poll(async () => (await inView(page))[0]).toBe('ABCDEF'[place - 1]);
    await expect(ui.bullet(page, place)).toHaveAttribute('aria-current', 'true');
  }
});

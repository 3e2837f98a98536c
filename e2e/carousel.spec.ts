import type { Page } from '@playwright/test';
import { testimonials } from './support/content';
import { secret } from './support/site';
import { endStyleWaits, expect, openPage, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { name: 'Lo que dicen los clientes' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pausar las reseñas' });
const bullet = (page: Page, place: number) => page.getByRole('button', { name: `Ir a la reseña ${place}` });

/**
 * The names of the reviews in view, from left to right. Finishes a running transition first, and waits for its `transitionend`
 * event, on which the carousel continues.
 */
function namesInView(page: Page): Promise<string[]> {
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
  await startCarousel(page);
}

/** Like {@link openCarousel}, with a clock that stands still before the carousel starts. Hydration needs one that runs. */
async function openCarouselWithClock(page: Page, url = '') {
  await openPage(page, `${url}/`);
  await page.clock.install();
  await page.clock.pauseAt('2027-01-01');
  await startCarousel(page);
  // Swiper measures the row again in its first frame.
  await page.clock.runFor(1_000);
}

async function startCarousel(page: Page) {
  await heading(page).scrollIntoViewIfNeeded();
  await expect(bullet(page, 1)).toBeVisible();
}

test('the number of reviews side by side and the gap between them depend on the width', {
  tag: '@phone',
}, async ({ page }) => {
  await openCarousel(page);
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
      return { perView: (await namesInView(page)).length, gap: Math.round(second.left - first.right) };
    };
    await expect.poll(layout, `${width} px`).toEqual({ perView, gap });
  }
});

test.describe('autoplay', { tag: '@phone' }, () => {
  test.use({ pageWaits: true, viewport: { width: 1400, height: 900 } });

  /** The names of the four reviews in view when this one is the first. */
  const fourFrom = (letter: string) => {
    const start = 'ABCDEFG'.indexOf(letter);
    return [...'ABCDEFGABC'.slice(start, start + 4)].map((name) => `Clienta ${name}`);
  };

  test.beforeEach(async ({ page }) => {
    await openCarouselWithClock(page);
    await page.mouse.move(0, 0);
  });

  test('moves on every six seconds, within two seconds, in an endless loop, until it is paused', async ({
    page,
  }) => {
    await page.clock.runFor(4_900);
    expect(await namesInView(page)).toEqual(fourFrom('A'));
    await page.clock.runFor(200);
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
    expect(durations).toContain(2_000);
    expect(await namesInView(page)).toEqual(fourFrom('B'));
    for (const letter of 'CDEFGAB') {
      await page.clock.runFor(6_100);
      expect(await namesInView(page)).toEqual(fourFrom(letter));
    }

    await pause(page).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    expect(await namesInView(page)).toEqual(fourFrom('B'));

    await page.getByRole('button', { name: 'Reproducir las reseñas' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_100);
    expect(await namesInView(page)).toEqual(fourFrom('C'));
  });

  test('requests no frame of the browser between two moves', async ({ page }) => {
    await page.evaluate(() => {
      globalThis.requestAnimationFrame = () => {
        throw new Error('A frame was requested.');
      };
    });
    await page.clock.runFor(4_900);
    expect(await namesInView(page)).toEqual(fourFrom('A'));
  });

  test('does not move out of view, and moves on after it is back', async ({ page }) => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.clock.runFor(30_000);
    expect(await namesInView(page)).toEqual(fourFrom('A'));
    await heading(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(6_100);
    expect(await namesInView(page)).toEqual(fourFrom('B'));
  });

  test('stops while the mouse is over it, while the tab is hidden, and while a review has the focus', async ({
    page,
  }) => {
    await page.getByRole('article', { name: '1 de 7' }).hover();
    await page.clock.runFor(30_000);
    expect(await namesInView(page)).toEqual(fourFrom('A'));
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_100);
    expect(await namesInView(page)).toEqual(fourFrom('B'));

    // Headless Chromium cannot hide a tab.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(30_000);
    expect(await namesInView(page)).toEqual(fourFrom('B'));
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(6_100);
    expect(await namesInView(page)).toEqual(fourFrom('C'));

    await page.getByRole('article', { name: '3 de 7' }).getByRole('link').focus();
    await page.clock.runFor(30_000);
    expect(await namesInView(page)).toEqual(fourFrom('C'));
  });

  test('a bullet pressed during a resize still brings its review to the front', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect.poll(() => namesInView(page)).toHaveLength(3);
    await page.clock.runFor(1_000);
    await page.setViewportSize({ width: 1100, height: 900 });
    // The carousel began to observe the row earlier, so its observer has been notified by then. It measures in the next frame.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const row = document.querySelector('article')?.parentElement?.parentElement;
          if (row) new ResizeObserver(resolve).observe(row);
        }),
    );
    await page.clock.runFor(16);
    await bullet(page, 7).click();
    await page.clock.runFor(100);
    expect(await namesInView(page)).toEqual(fourFrom('G').slice(0, 3));
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('does not start, and there is no pause button', async ({ page }) => {
      await page.clock.runFor(30_000);
      expect(await namesInView(page)).toEqual(fourFrom('A'));
      await expect(pause(page)).toBeHidden();
    });
  });
});

test('Tab goes from the pause button to each review once, then to the bullets', { tag: '@phone' }, async ({
  page,
}) => {
  // Only with several reviews side by side are some of them moved from one end of the row to the other.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCarousel(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await heading(page).scrollIntoViewIfNeeded();
  await pause(page).focus();
  for (const letter of 'ABCDEFG') {
    await page.keyboard.press('Tab');
    const focused = page.locator('article a:focus');
    await expect(focused).toContainText(`Clienta ${letter}`);
    expect(await namesInView(page)).toContain(`Clienta ${letter}`);
    await expect(focused).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('Tab');
  await expect(bullet(page, 1)).toBeFocused();
});

test('with any number of reviews there is no gap and no duplicate, and each bullet brings its review to the front', {
  tag: '@phone',
}, async ({ page, startAdminApi, startSite }) => {
  const api = await startAdminApi();
  const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECRET: secret } });
  async function publish(count: number) {
    api.content.testimonials = testimonials.slice(0, count);
    const headers = { authorization: `Bearer ${secret}` };
    const data = { sources: ['testimonials'] };
    await expect(await page.request.post(`${site.url}/api/revalidate`, { headers, data })).toBeOK();
  }

  for (const count of [1, 2, 5]) {
    await test.step(`${count} reviews`, async () => {
      await publish(count);
      await page.setViewportSize({ width: 1400, height: 900 });
      await openPage(page, `${site.url}/`);
      await heading(page).scrollIntoViewIfNeeded();
      // Only once Swiper has initialised the row can reviews be duplicated.
      await expect(page.locator('.swiper-initialized')).toBeVisible();
      await expect.poll(() => namesInView(page)).toHaveLength(Math.min(4, count));
      await expect(page.getByRole('article')).toHaveCount(count);
      await expect(pause(page)).toBeVisible({ visible: count > 4 });
      const bottom = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);
      const end = bottom(await page.getByRole('article').first().boundingBox());
      const more = await page.getByRole('link', { name: 'Ver más reseñas de Google' }).boundingBox();
      // Controls that are not needed take up no room either.
      expect((more?.y ?? 0) - end < 48).toBe(count <= 4);
    });
  }

  await publish(6);
  for (const width of [390, 800, 1280, 1920]) {
    await test.step(`6 reviews at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openCarousel(page, site.url);
      for (const place of [5, 6, 2, 4, 1, 3]) {
        await bullet(page, place).click();
        expect((await namesInView(page))[0]).toBe(`Clienta ${'ABCDEF'[place - 1]}`);
        await expect(bullet(page, place)).toHaveAttribute('aria-current', 'true');
      }
    });
  }
});

test('a bullet works from the moment in which it becomes visible', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const bullet = document.querySelector<HTMLElement>('[aria-label="Ir a la reseña 4"]');
    const carousel = document.querySelector('[data-motion]');
    if (!bullet || !carousel) throw new Error('There is no carousel.');
    const observer = new MutationObserver(() => {
      if (getComputedStyle(bullet).visibility !== 'visible') return;
      observer.disconnect();
      bullet.click();
    });
    observer.observe(carousel, { attributes: true });
  });
  await heading(page).scrollIntoViewIfNeeded();
  await expect(bullet(page, 4)).toHaveAttribute('aria-current', 'true');
  expect(await namesInView(page)).toEqual(['Clienta D']);
});

test.describe('two fingers on the reviews', { tag: '@phone' }, () => {
  test.use({ isMobile: true });

  test('zoom the page, and the reviews stay where they are', async ({ page }) => {
    await openCarousel(page);
    await expect(page.locator('.swiper-initialized')).toBeVisible();
    const review = page.getByRole('article', { name: '1 de 7' });
    const { x, y, width, height } = (await review.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart
          ? [-apart, apart].map((from, id) => ({ id, x: x + width / 2 + from, y: y + height / 2 }))
          : [],
      });
    await touch('touchStart', 20);
    for (let apart = 30; apart <= 120; apart += 10) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
    expect(await namesInView(page)).toEqual(['Clienta A']);
  });
});

test.describe('a long review without a link', { tag: '@phone' }, () => {
  const message = 'Vinieron cinco cocineros, y la parrilla estuvo lista antes que los invitados. '.repeat(9);
  const reviews = testimonials.map(({ link: _, ...review }) => ({ ...review, message: `${message}Fin.` }));

  /** Whether the last line of a review's message shows. */
  const showsEnd = (page: Page, place = 1) =>
    page
      .getByRole('article', { name: `${place} de 7` })
      .getByText(message)
      .evaluate((element) => element.scrollHeight <= element.clientHeight + 1);

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('unfolds at any width', async ({ page, siteWith }) => {
      const { site } = await siteWith({ testimonials: reviews });
      for (const width of [320, 430, 719, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${site.url}/`);
        await endStyleWaits(page);
        await expect.poll(() => showsEnd(page), `${width} px`).toBe(false);
        await page.getByText('Leer más').first().click();
        await expect.poll(() => showsEnd(page), `${width} px`).toBe(true);
      }
    });
  });

  test.describe('in the carousel', () => {
    test.use({ pageWaits: true });

    test('unfolds by keyboard and by a tap, and the reviews stop moving by themselves', async ({
      page,
      siteWith,
    }) => {
      const { site } = await siteWith({ testimonials: reviews });
      await openCarouselWithClock(page, site.url);
      const unfold = page.getByRole('article', { name: '1 de 7' }).getByText('Leer más');
      await unfold.focus();
      await page.keyboard.press('Enter');
      expect(await showsEnd(page)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await showsEnd(page)).toBe(false);
      await expect(page.getByRole('button', { name: 'Reproducir las reseñas' })).toBeVisible();
      await page.clock.runFor(30_000);
      expect(await namesInView(page)).toEqual(['Clienta A']);

      await bullet(page, 2).tap();
      expect(await namesInView(page)).toEqual(['Clienta B']);
      await page.getByRole('article', { name: '2 de 7' }).getByText('Leer más').tap();
      expect(await showsEnd(page, 2)).toBe(true);
    });
  });
});

import type { Page } from '@playwright/test';
import { endAnimations } from './support/animations';
import { openWithScriptsHeld } from './support/held-scripts';
import { endStyleWaits, expect, test } from './support/test';

/** Ends the loading overlay alone, as on a page whose scripts are one second late. */
const endOverlay = (page: Page) => endAnimations(page, { of: 'html, body, body > [aria-hidden]' });

/** Where the parts of the page are on the screen, and the reviews in view in their row. */
const places = (page: Page) =>
  page.evaluate(() => {
    const place = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [element.ariaLabel ?? element.tagName, ...[left, top, width, height].map(Math.round)].join(' ');
    };
    const inRow = [...document.querySelectorAll('article')].filter((article) => {
      const { left, right } = article.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
    return [...document.querySelectorAll('section, h2, footer'), ...inRow].map(place);
  });

const carousel = (page: Page) => page.locator('[data-motion]');

test.describe('while the page loads', { tag: '@phone' }, () => {
  for (const [what, fragment] of [
    ['the section', 'disena-tu-menu'],
    ['the text', ':~:text=Dise%C3%B1%C3%A1%20tu%20men%C3%BA.'],
  ]) {
    test(`${what} that the address names comes at once`, async ({ page }) => {
      await openWithScriptsHeld(page, `/eventos#${fragment}`);
      await expect(page.getByRole('heading', { name: 'Diseñá tu menú.' })).toBeInViewport();
    });
  }
});

test.describe('when late scripts arrive', { tag: '@phone' }, () => {
  for (const [when, end] of [
    ['before the page stops waiting for them', endOverlay],
    ['after the page has stopped waiting for them', endStyleWaits],
  ] as const) {
    test(`nothing moves on the home page at any place, ${when}`, async ({ page }) => {
      for (const screens of [0, 1, 2, 99]) {
        await test.step(`scrolled ${screens} screens down`, async () => {
          const release = await openWithScriptsHeld(page, '/');
          await end(page);
          await page.evaluate((count) => window.scrollTo(0, count * innerHeight), screens);
          const before = await places(page);
          await release();
          await expect(page.locator('[data-near]')).toBeAttached();
          const near = await carousel(page).evaluate((element) => {
            const { top, bottom } = element.closest('section')?.getBoundingClientRect() ?? new DOMRect();
            return top < innerHeight && bottom > 0;
          });
          if (near) await expect(carousel(page)).not.toHaveAttribute('data-motion', 'waiting');
          expect(await places(page)).toEqual(before);
        });
      }
    });
  }

  for (const path of ['/', '/eventos']) {
    test(`the reviews on ${path} stay at the one that the visitor has scrolled to`, async ({ page }) => {
      for (const [width, first] of [
        [390, 3],
        [390, 6],
        [1400, 2],
      ] as const) {
        await test.step(`${width} px, review ${first + 1}`, async () => {
          await page.setViewportSize({ width, height: 844 });
          const release = await openWithScriptsHeld(page, path);
          await endStyleWaits(page);
          const review = page.getByRole('article', { name: `${first + 1} de 7` });
          await review.evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'center' }));
          const x = (await review.boundingBox())?.x;
          await release();
          await expect(carousel(page)).not.toHaveAttribute('data-motion', 'waiting');
          expect((await review.boundingBox())?.x).toBeCloseTo(x ?? 0, 0);
          await expect(page.getByRole('button', { name: `Ir a la reseña ${first + 1}` })).toHaveAttribute(
            'aria-current',
            'true',
          );
        });
      }
    });
  }

  test('a swipe of the reviews that is under way is not interrupted', async ({ page }) => {
    const release = await openWithScriptsHeld(page, '/');
    await endStyleWaits(page);
    const review = page.getByRole('article', { name: '1 de 7' });
    await review.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = (await review.boundingBox()) ?? { y: 0, height: 0 };
    const y = box.y + box.height / 2;
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y }] : [] });
    let x = 350;
    await touch('touchStart', x);
    while (x > 110) {
      x -= 20;
      await touch('touchMove', x);
    }
    const left = async () => (await review.boundingBox())?.x ?? 0;
    // A busy browser may keep a move until the next one, so the finger moves on a little until the row has followed.
    await expect
      .poll(async () => {
        x -= 1;
        await touch('touchMove', x);
        return left();
      })
      .toBeLessThan(-220);
    const before = await left();

    const code = page.waitForResponse(async (response) =>
      /\.js(\?|$)/.test(response.url()) ? (await response.text()).includes('slidesPerView') : false,
    );
    await release();
    await code;
    // To less than 5 pixels.
    expect(await left()).toBeCloseTo(before, -1);
    await touch('touchEnd');
    await expect(page.getByRole('button', { name: 'Ir a la reseña 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(carousel(page)).not.toHaveAttribute('data-motion', 'waiting');
    expect(Math.round((await page.getByRole('article', { name: '2 de 7' }).boundingBox())?.x ?? 0)).toBe(20);
  });
});

import type { Page, Route } from '@playwright/test';
import { endStyleWaits, expect, test } from './support/test';

/** Opens a page and holds back all scripts, with the loading overlay gone. The returned function releases them. */
async function openWithScriptsHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route('**/*.js', (route) => (released ? route.continue() : held.push(route)));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Chatear por WhatsApp' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  return async () => {
    released = true;
    for (const route of held) await route.continue();
    await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
    // The parts that the visitor is near have noticed it.
    await expect(page.locator('[data-near], [data-motion]').first()).toBeAttached();
  };
}

/** Ends the loading overlay alone, as on a page whose scripts are one second late. */
const endOverlay = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect && effect.target?.matches('html, body, [data-loading]')))
        continue;
      animation.currentTime = Number(effect.getComputedTiming().endTime) + 1_000;
    }
  });

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

test.describe('when late scripts arrive', { tag: '@phone' }, () => {
  for (const [when, end] of [
    ['before the page stops waiting for them', endOverlay],
    ['after the page has stopped waiting for them', endStyleWaits],
  ] as const) {
    test(`nothing moves on the home page at any place, ${when}`, async ({ page }) => {
      for (const screens of [0, 0.5, 1, 1.5, 2, 2.5, 99]) {
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
          await page.unrouteAll();
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
          await page.unrouteAll();
        });
      }
    });
  }
});

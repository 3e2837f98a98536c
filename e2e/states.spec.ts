import { showAll, states, statesWithoutScripts } from './support/states';
import { expect, test } from './support/test';
import * as ui from './support/ui';

// `npm run states -- --update-snapshots` takes pictures of the pages in their states, in `.e2e/states`. `npm run states` compares with them.

// The reviews stay at the first one, and a time label or opening hours are the same in each picture.
test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T15:00:00Z'));

for (const [state, open] of Object.entries(states))
  test(`a picture shows ${state}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    await open(page);
    await showAll(page);
    // With the request open, a picture of the whole page can hang (Chromium 156).
    const fullPage = !(await ui.sheet(page).isVisible());
    await expect(page).toHaveScreenshot(`${state}.png`, { fullPage });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [state, open] of Object.entries(statesWithoutScripts))
    test(`a picture shows ${state}`, async ({ page }) => {
      await open(page);
      await expect(page).toHaveScreenshot(`${state}.png`, { fullPage: true });
    });
});

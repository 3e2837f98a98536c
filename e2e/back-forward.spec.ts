import { expect, openPage, test } from './support/test';

// Playwright switches the browser's back/forward cache off; visitors have it.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

for (const path of ['/', '/eventos']) {
  test(`${path} is there at once, as it was left, when one comes back to it`, async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await openPage(page, path);
    await page.evaluate(() => {
      window.location.href = '/robots.txt';
    });
    await page.waitForURL('**/robots.txt');
    await page.evaluate(() => window.history.back());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
  });
}

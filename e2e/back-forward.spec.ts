import { expect, openPage, test } from './support/test';

test('nothing on a page keeps it out of the back/forward cache', {
  tag: '@phone',
}, async ({ playwright, launchOptions, siteUrl }) => {
  // Playwright disables the back/forward cache by default.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  for (const path of ['/', '/eventos']) {
    const page = await browser.newPage({ baseURL: siteUrl });
    /** For each navigation back, the reasons why the page was not restored from the cache; none if it was. */
    const obstacles: string[][] = [];
    await page.exposeFunction('onRestored', () => obstacles.push([]));
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted && 'onRestored' in window && window.onRestored instanceof Function) window.onRestored();
      });
    });
    const tools = await page.context().newCDPSession(page);
    await tools.send('Page.enable');
    tools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      obstacles.push(notRestoredExplanations.map(({ reason }) => reason)),
    );

    await openPage(page, path);
    await page.goto('/robots.txt');
    const { entries, currentIndex } = await tools.send('Page.getNavigationHistory');
    await tools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
    await expect.poll(() => obstacles, path).toHaveLength(1);
    // The headless shell (Chromium 156) has no such cache: it lists these two reasons of its own first, then those of the page.
    const ofHeadlessShell = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];
    expect([[], ofHeadlessShell], path).toContainEqual(obstacles[0]);
  }
  await browser.close();
});

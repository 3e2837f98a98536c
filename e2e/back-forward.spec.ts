import { expect, openPage, test } from './support/test';

test('nothing of a page keeps it from being there at once when one comes back to it', {
  tag: '@phone',
}, async ({ playwright, launchOptions, siteUrl }) => {
  // Playwright switches the back/forward cache off; visitors have it.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  for (const path of ['/', '/eventos']) {
    const page = await browser.newPage({ baseURL: siteUrl });
    /** For each way back, why the page had to be loaded again. */
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
    // A headless shell (Chromium 156) has no such cache, and names the page's obstacles, if any, behind its own.
    const ofHeadlessShell = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];
    expect([[], ofHeadlessShell], path).toContainEqual(obstacles[0]);
  }
  await browser.close();
});

import { expect, goHome, goToEvents, openPage, test } from './support/test';
import * as ui from './support/ui';

test('a tick or untick in one tab appears in the other', async ({ page, context }) => {
  const first = page.getByRole('checkbox').first();
  await openPage(page, '/eventos');
  const second = await context.newPage();
  const other = second.getByRole('checkbox').first();
  await openPage(second, '/eventos');
  await first.check();
  await expect(other).toBeChecked();

  await goHome(page);
  await other.uncheck();
  await goToEvents(page);
  await expect(first).not.toBeChecked();

  await page.goto('about:blank');
  await other.check();
  await page.goBack();
  await expect(ui.launcher(page)).toBeVisible();
  await expect(first).toBeChecked();
});

test('a page is as it was left after a navigation within the site', async ({ page }) => {
  await openPage(page, '/');
  await goToEvents(page);
  await ui.category(page, 'A Pedido').click();
  await ui.category(page, 'Postres').click();
  await ui.option(page, 'Flan mixto').check();
  await ui.requestTab(page).click();
  await ui.sheet(page).getByPlaceholder('Nombre').fill('Ana');
  // The first step back closes the sheet.
  await page.goBack();
  await expect(ui.sheet(page)).not.toBeAttached();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
  await goToEvents(page);
  await expect(ui.requestTab(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
  await expect(ui.option(page, 'Flan mixto')).toBeVisible();
  for (const title of ['Pizza party', 'Empanadas', 'Vino + soda'])
    await expect(ui.option(page, title)).toBeHidden();
  await ui.requestTab(page).click();
  await expect(ui.sheet(page).getByPlaceholder('Nombre')).toHaveValue('Ana');
});

test('nothing on a page keeps it out of the back/forward cache', async ({
  playwright,
  launchOptions,
  siteUrl,
}) => {
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
    // The headless shell (Chromium 156) has no such cache. It lists these two reasons of its own first, then those of the page.
    const ofHeadlessShell = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];
    expect([[], ofHeadlessShell], path).toContainEqual(obstacles[0]);
  }
  await browser.close();
});

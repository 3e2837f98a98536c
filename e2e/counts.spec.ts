import { devices } from '@playwright/test';
import { counting, countsOf } from './support/counts';
import { expect, openPage, test } from './support/test';
import * as ui from './support/ui';

test.describe('counts', () => {
  // A headless browser names itself, and is not counted.
  test.use({ userAgent: devices['Pixel 7'].userAgent });

  let url: string;
  let before: Record<string, number>;

  test.beforeAll(async ({ startSite }) => {
    url = (await startSite({ env: counting })).url;
  });

  test.beforeEach(async () => {
    before = await countsOf(url);
  });

  /** What the site has counted since the start of the test. */
  async function counted(): Promise<Record<string, number>> {
    const now = Object.entries(await countsOf(url));
    return Object.fromEntries(
      now.map(([event, sum]) => [event, sum - (before[event] ?? 0)] as const).filter(([, sum]) => sum > 0),
    );
  }

  test('a site with COUNTS=1 counts each step once per document, with its source', async ({
    page,
    whatsapp,
  }) => {
    const visit = page.waitForRequest('**/api/count');
    await page.goto(`${url}/eventos?utm_source=ig`, { waitUntil: 'commit' });
    await visit;
    await page.goto('about:blank');
    await expect.poll(counted).toEqual({ 'visit instagram': 1 });

    await openPage(page, `${url}/eventos`);
    for (const place of [0, 1]) await page.getByRole('checkbox').nth(place).check();
    await ui.requestTab(page).click();
    await ui.sheet(page).getByRole('button', { name: 'Compartir' }).click();
    await ui.sendLink(page).click();
    await expect.poll(() => whatsapp.texts.length).toBe(1);
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await ui.launcher(page).click();
    await ui.launcher(page).click();
    await page.getByRole('link', { name: 'Abrir WhatsApp', exact: true }).click();
    await expect.poll(() => whatsapp.texts.length).toBe(2);
    await expect.poll(counted).toEqual({
      'visit instagram': 2,
      'first-tick instagram': 1,
      'sheet instagram': 1,
      'request instagram': 1,
      'share instagram': 1,
      'chat instagram': 1,
      'contact instagram': 1,
    });
  });
});

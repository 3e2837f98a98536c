import { counting, countingCampaigns, countsByCampaign, countsOf } from './support/counts';
import { openWithScriptsHeld } from './support/held-scripts';
import { endStyleWaits, expect, goHome, goToEvents, openPage, test } from './support/test';
import * as ui from './support/ui';

test.describe('a site with COUNTS=1', () => {
  test('counts each step once per document, with its source', async ({ page, startSite, whatsapp }) => {
    const { url } = await startSite({ env: counting });
    const visit = page.waitForRequest('**/api/count');
    await page.goto(`${url}/eventos?utm_source=ig`, { waitUntil: 'commit' });
    await visit;
    await page.goto('about:blank');
    await expect.poll(() => countsOf(url)).toEqual({ 'visit instagram': 1 });

    await openPage(page, `${url}/eventos`);
    for (const place of [0, 1]) await page.getByRole('checkbox').nth(place).check();
    await ui.requestTab(page).click();
    await ui.sheet(page).getByRole('button', { name: 'Compartir menú' }).click();
    await ui.sheet(page).getByPlaceholder('Nombre').press('Enter');
    await expect.poll(() => whatsapp.texts.length).toBe(1);
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await ui.launcher(page).click();
    await ui.launcher(page).click();
    await page.getByRole('link', { name: 'Abrir WhatsApp', exact: true }).click();
    await expect.poll(() => whatsapp.texts.length).toBe(2);
    await expect
      .poll(() => countsOf(url))
      .toEqual({
        'visit instagram': 2,
        'first-tick instagram': 1,
        'sheet instagram': 1,
        'request instagram': 1,
        'share instagram': 1,
        'chat instagram': 1,
        'contact instagram': 1,
      });
  });

  test('counts a tick before the scripts arrive', async ({ page, startSite }) => {
    const { url } = await startSite({ env: counting });
    const release = await openWithScriptsHeld(page, `${url}/eventos`);
    await endStyleWaits(page);
    await page.getByRole('checkbox').first().check();
    await expect.poll(() => countsOf(url)).toEqual({ 'visit other': 1, 'first-tick other': 1 });
    await release();
    await goHome(page);
    await goToEvents(page);
    await page.getByRole('checkbox').nth(1).check();
    await ui.requestTab(page).click();
    const counts = { 'visit other': 1, 'first-tick other': 1, 'sheet other': 1 };
    await expect.poll(() => countsOf(url)).toEqual(counts);
  });

  test('keeps counting for a campaign on later pages', async ({ page, startSite }) => {
    const { url } = await startSite({ env: countingCampaigns() });
    await openPage(page, `${url}/ig?utm_campaign=volante`);
    await expect.poll(() => countsByCampaign(url)).toMatchObject({ volante: { 'visit instagram': 1 } });
    await openPage(page, `${url}/eventos`);
    await page.getByRole('checkbox').first().check();
    const volante = { 'visit instagram': 2, 'first-tick instagram': 1 };
    await expect.poll(() => countsByCampaign(url)).toMatchObject({ volante });
    expect(await countsOf(url)).toEqual(volante);
  });

  test('counts no campaign that is missing from the business facts', async ({ page, startSite }) => {
    const { url } = await startSite({ env: countingCampaigns() });
    await openPage(page, `${url}/eventos?utm_campaign=otra`);
    await expect.poll(() => countsOf(url)).toEqual({ 'visit other': 1 });
    expect(Object.values(await countsByCampaign(url))).toEqual([{}, {}, {}, {}]);
  });

  test("does not count visits to the owner's own page", async ({ page, startSite }) => {
    const { url } = await startSite({ env: countingCampaigns() });
    await page.goto(`${url}/presupuesto`);
    await openPage(page, url);
    await expect.poll(() => countsOf(url)).toEqual({ 'visit other': 1 });
  });

  test('sends nothing if the browser asks not to be tracked', async ({ context, startSite }) => {
    const { url } = await startSite({ env: counting });
    for (const [name, value] of [
      ['globalPrivacyControl', true],
      ['doNotTrack', '1'],
    ] as const) {
      const page = await context.newPage();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { value }), [
        name,
        value,
      ] as const);
      await openPage(page, `${url}/eventos`);
      await page.getByRole('checkbox').first().check();
      await expect(ui.requestTab(page)).toBeVisible();
      expect(
        sent.filter((address) => address.includes('/api/')),
        name,
      ).toEqual([]);
      await page.close();
    }
  });
});

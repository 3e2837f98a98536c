import type { Page, Route } from '@playwright/test';
import { openWithScriptsHeld } from './support/held-scripts';
import { anywhere, anywhereOnPhone, endStyleWaits, expect, openPage, requestTab, test } from './support/test';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chatear por WhatsApp' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Hola! Cómo podemos ayudarte?' });

test.describe('the welcome message', anywhereOnPhone, () => {
  test.use({ pageWaits: true });

  test('appears after the typing indicator, with the time in Buenos Aires', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T22:05:00Z' });
    await openPage(page, '/');
    await launcher(page).click();
    await expect(chat(page)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(chat(page).getByText(/^19:\d\d$/)).toBeVisible();
  });
});

test.describe('on the other side of the world', { tag: '@phone' }, () => {
  test.use({ pageWaits: true, timezoneId: 'Pacific/Auckland' });

  test('the chat says by the clock of the business whether somebody is there, also when that changes', async ({
    page,
    rosarioUrl,
  }) => {
    // Saturday, 17:59 in Argentina.
    await page.clock.install({ time: '2026-11-21T20:59:00Z' });
    await openPage(page, rosarioUrl);
    await launcher(page).click();
    await expect(chat(page).getByText('ahora cerrado, te respondemos hoy desde las 18')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(chat(page).getByText('ahora estamos, escribinos')).toBeVisible();
  });
});

test(
  'the button and Enter send the text to WhatsApp; a text of spaces is not sent',
  anywhere,
  async ({ page, whatsapp }) => {
    await openPage(page, '/');
    await launcher(page).click();
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    const input = chat(page).getByPlaceholder('Escribe un mensaje...');
    await expect(input).toBeFocused();
    await input.fill('50% & más #1 + ñ 😀');
    await chat(page).getByRole('link', { name: 'Enviar' }).click();
    await expect.poll(() => whatsapp.texts).toEqual(['50% & más #1 + ñ 😀']);
    await expect(input).toHaveValue('');
    await expect(chat(page)).toBeVisible();

    await page.bringToFront();
    await input.fill('   ');
    await input.press('Enter');
    await input.fill('Hola');
    await input.press('Enter');
    await expect.poll(() => whatsapp.texts).toEqual(['50% & más #1 + ñ 😀', 'Hola']);
  },
);

test('Esc, the launcher, the close button and a click outside close the chat, also on the 404 page', {
  tag: '@phone',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await openPage(page, '/no-existe');
  await launcher(page).click();
  await expect(chat(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  await launcher(page).click();
  await expect(chat(page)).toBeVisible();
  await launcher(page).click();
  await expect(chat(page)).toBeHidden();

  await launcher(page).click();
  await chat(page).getByRole('button', { name: 'Cerrar el chat' }).click();
  await expect(chat(page)).toBeHidden();

  await launcher(page).click();
  await expect(chat(page)).toBeVisible();
  await page.locator('main').click({ position: { x: 10, y: 200 } });
  await expect(chat(page)).toBeHidden();
});

test('a tap on a link beside the open chat closes the chat and follows the link', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  await launcher(page).tap();
  await expect(chat(page)).toBeVisible();
  await page.getByRole('link', { name: 'Armá tu menú' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('COTIZÁ TU EVENTO');
  await expect(chat(page)).toBeHidden();
});

test('the tab of the request and the chat do not overlap at any size of the window', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/eventos');
  await page.getByRole('checkbox', { name: 'Pizza party' }).check();
  for (const [what, size] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
    ['a phone in landscape', { width: 667, height: 375 }],
    ['a page at 200 %', { width: 640, height: 400 }],
    ['a low, wide window', { width: 1280, height: 400 }],
  ] as const) {
    await test.step(what, async () => {
      await page.setViewportSize(size);
      const tab = await requestTab(page).boundingBox();
      const button = await launcher(page).boundingBox();
      if (!tab || !button) throw new Error('The tab or the launcher is not visible.');
      const separate =
        tab.x + tab.width <= button.x ||
        button.x + button.width <= tab.x ||
        tab.y + tab.height <= button.y ||
        button.y + button.height <= tab.y;
      expect(separate).toBe(true);

      await launcher(page).click();
      await chat(page).getByPlaceholder('Escribe un mensaje...').click();
      await chat(page).getByRole('button', { name: 'Cerrar el chat' }).click();
      await requestTab(page).click();
      await expect(page.getByRole('heading', { name: 'Incluye:' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'Incluye:' })).toBeHidden();
    });
  }
});

test('a notice does not cover the open chat', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/eventos');
  await page.getByRole('checkbox', { name: 'Pizza party' }).check();
  await requestTab(page).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  await launcher(page).click();
  await chat(page).getByPlaceholder('Escribe un mensaje...').tap();
  await expect(chat(page)).toBeVisible();
});

test('the code of the chat panel is not fetched before the visitor reaches for it', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  /** How many of the scripts requested so far contain the panel. */
  const withPanel = async () => {
    const codes = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return codes.filter((code) => code.includes('Escribe un mensaje...')).length;
  };
  await openPage(page, '/');
  await page.waitForLoadState('load');
  expect(await withPanel()).toBe(0);
  await launcher(page).click();
  await expect(chat(page)).toBeVisible();
  expect(await withPanel()).toBe(1);
});

test('a press on the chat button counts when it starts before hydration and ends after it', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await openWithScriptsHeld(page, '/');
  await endStyleWaits(page);
  await page.getByRole('link', { name: 'Chatear por WhatsApp' }).hover();
  await page.mouse.down();
  await release();
  await page.mouse.up();
  await expect(chat(page)).toBeVisible();
});

test('an impatient visitor who taps the chat button again while its code is on the way gets the chat', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  const held: Route[] = [];
  let released = false;
  await page.route('**/*.js*', (route) => (released ? route.continue() : held.push(route)));
  await launcher(page).tap();
  await launcher(page).tap();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  released = true;
  for (const route of held) await route.continue();
  await expect(chat(page)).toBeVisible();
});

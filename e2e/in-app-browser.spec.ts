import type { Page } from '@playwright/test';
import { anywhere, expect, firstOption, goHome, goToEvents, openPage, test } from './support/test';
import * as ui from './support/ui';

test(
  'an in-app browser that denies storage and pop-ups opens WhatsApp',
  anywhere,
  async ({ page, whatsapp }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      window.open = () => null;
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: denied });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(document, 'referrer', { value: '' });
    });
    await openPage(page, '/eventos');
    const option = await firstOption(page);
    await option.tap();
    await ui.requestTab(page).tap();
    await ui.sendLink(page).tap();
    await expect.poll(() => whatsapp.texts[0]).toContain('quiero cotizar un evento');

    await page.bringToFront();
    await page.keyboard.press('Escape');
    await goHome(page);
    await goToEvents(page);
    await expect(option).toBeChecked();
    await expect(ui.requestTab(page)).toBeVisible();

    await ui.launcher(page).tap();
    await page.getByPlaceholder('Escribe un mensaje...').fill('Hola');
    await page.getByRole('link', { name: 'Enviar' }).tap();
    await expect.poll(() => whatsapp.texts[1]).toBe('Hola');
  },
);

test.describe('forced dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the request keeps its colours in a browser that darkens pages', async ({ page, context }) => {
    const tools = await context.newCDPSession(page);
    const darken = (enabled: boolean) => tools.send('Emulation.setAutoDarkModeOverride', { enabled });
    await darken(false);
    await openPage(page, '/eventos');
    await ui.option(page, 'Pizza party').check();
    await ui.requestTab(page).click();
    await expect(ui.sheet(page)).toBeFocused();
    const picture = () => page.screenshot({ animations: 'disabled' });
    const light = await picture();
    await darken(true);
    expect((await picture()).equals(light)).toBe(true);
  });
});

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('trafficSource'));

test('the traffic source from a referrer is kept', anywhere, async ({ page, context }) => {
  await page.goto('/', { referer: 'https://l.instagram.com/' });
  await expect.poll(() => stored(page)).toBe('instagram');
  const second = await context.newPage();
  await openPage(second, '/eventos');
  expect(await stored(second)).toBe('instagram');
});

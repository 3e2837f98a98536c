import { anywhere, expect, firstOption, openPage, test } from './support/test';
import * as ui from './support/ui';

test.describe('in an in-app browser that denies storage and pop-ups', anywhere, () => {
  test.beforeEach(async ({ page }) => {
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
  });

  test('two taps after a tick open WhatsApp, and the tick is kept when the visitor navigates away and back', async ({
    page,
    whatsapp,
  }) => {
    await openPage(page, '/eventos');
    const option = await firstOption(page);
    await option.tap();
    await ui.requestTab(page).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Solicitar servicio' }).tap();
    await expect.poll(() => whatsapp.texts[0]).toContain('quiero cotizar un evento');

    await page.bringToFront();
    await page.keyboard.press('Escape');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Inicio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátering para tu evento');
    await footer.getByRole('link', { name: 'Cotizar evento' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('COTIZÁ TU EVENTO');
    await expect(option).toBeChecked();
    await expect(ui.requestTab(page)).toBeVisible();
  });

  test('the chat sends its text to WhatsApp', async ({ page, whatsapp }) => {
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Chatear por WhatsApp' }).tap();
    await page.getByPlaceholder('Escribe un mensaje...').fill('Hola');
    await page.getByRole('link', { name: 'Enviar' }).tap();
    await expect.poll(() => whatsapp.texts).toEqual(['Hola']);
  });
});

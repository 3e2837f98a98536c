import { anywhere, expect, openPage, test } from './support/test';

test.use({ hasTouch: true });

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

test('two taps lead from a ticked option to WhatsApp', anywhere, async ({ page, whatsapp }) => {
  await openPage(page, '/eventos');
  await page.getByRole('checkbox').first().tap();
  await page.getByRole('button', { name: /^Solicitar servicio/ }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Solicitar servicio' }).tap();
  await expect.poll(() => whatsapp.texts[0]).toContain('quiero cotizar un evento');
});

test('what is typed into the chat reaches WhatsApp', anywhere, async ({ page, whatsapp }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Chatear por WhatsApp' }).tap();
  await page.getByPlaceholder('Escribe un mensaje...').fill('Hola');
  await page.getByRole('link', { name: 'Enviar' }).tap();
  await expect.poll(() => whatsapp.texts).toEqual(['Hola']);
});

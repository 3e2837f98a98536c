import { expect, openPage, test } from './support/test';

test.describe('headers', { tag: '@phone' }, () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 700, 'no screen is involved');

  for (const path of ['/', '/eventos', '/no-existe']) {
    test(`${path} has one policy, with hashes and nothing unsafe`, async ({ siteUrl }) => {
      const { headers } = await fetch(`${siteUrl}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      // Two headers would be joined by a comma.
      expect(policy).not.toMatch(/unsafe|,/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(
        Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]),
      ).toBeGreaterThan(15_768_000);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    });
  }

  test('no script is blocked on a walk through the site', async ({ page, whatsapp }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.violatedDirective),
      );
    });
    await openPage(page, '/');
    await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Ir a la reseña 3' }).click();
    await page.getByRole('button', { name: 'Chatear por WhatsApp' }).click();
    await page.getByPlaceholder('Escribe un mensaje...').fill('Hola');
    await page.getByPlaceholder('Escribe un mensaje...').press('Enter');
    await expect.poll(() => whatsapp.texts.length).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Armá tu menú' }).click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
    expect(await page.evaluate(() => 'violations' in window && window.violations)).toEqual([]);
  });
});

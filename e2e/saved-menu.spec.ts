import { anywhere, expect, openPage, test } from './support/test';

test('ticks come back after a reload, already there at first sight', anywhere, async ({ page }) => {
  await openPage(page, '/eventos');
  await page.getByRole('checkbox').nth(1).check();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
  expect(await page.getByRole('checkbox').nth(1).isChecked()).toBe(true);
  await expect(page.getByRole('button', { name: /^Solicitar servicio/ })).toBeVisible();
});

test('name and date are not kept', async ({ page }) => {
  await openPage(page, '/eventos');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
  await page.getByPlaceholder('Nombre').fill('Secreta');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('cateringCart');
  expect(stored).not.toContain('Secreta');
});

test('two tabs follow each other', async ({ page, context }) => {
  await openPage(page, '/eventos');
  const second = await context.newPage();
  await openPage(second, '/eventos');
  await page.getByRole('checkbox').first().check();
  await expect(second.getByRole('checkbox').first()).toBeChecked();
  await second.getByRole('checkbox').first().uncheck();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('what the menu no longer offers is dropped', async ({ page }) => {
  await page.addInitScript(() => {
    const gone = { id: 'gone', category: 'Postres', title: 'Torta vieja', quantity: 1 };
    if (!localStorage.cateringCart) localStorage.cateringCart = JSON.stringify([gone]);
  });
  await openPage(page, '/eventos');
  await expect(page.getByRole('button', { name: /^Solicitar servicio/ })).not.toBeAttached();
  expect(await page.evaluate(() => localStorage.cateringCart)).toBe('[]');
});

for (const [what, saved] of [
  ['garbage', '{not json'],
  ['something else', '"hola"'],
  ['far too much', `[${'{"id":"x"},'.repeat(60_000)}{}]`],
] as const) {
  test(`${what} in the storage is an empty menu`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.cateringCart = value;
    }, saved);
    await openPage(page, '/eventos');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('button', { name: /^Solicitar servicio/ })).toBeVisible();
  });
}

test('everything works where the browser denies storage', anywhere, async ({ page, whatsapp }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openPage(page, '/eventos');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Solicitar servicio' }).click();
  await expect.poll(() => whatsapp.texts.length).toBe(1);
});

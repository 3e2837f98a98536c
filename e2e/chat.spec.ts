import type { Page } from '@playwright/test';
import { anywhere, expect, openPage, test } from './support/test';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chatear por WhatsApp' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Hola! Cómo podemos ayudarte?' });

for (const path of ['/', '/eventos', '/no-existe']) {
  test(
    `a chat from opening to the sent text on ${path}`,
    anywhere,
    async ({ page, whatsapp, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      await openPage(page, path);
      await launcher(page).click();
      await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
      const input = chat(page).getByPlaceholder('Escribe un mensaje...');
      await expect(input).toBeFocused();
      await expect(chat(page).getByText(/^([01]\d|2[0-3]):[0-5]\d$/)).toBeVisible();

      await input.fill('50% & más #1 + ñ 😀');
      await chat(page).getByRole('link', { name: 'Enviar' }).click();
      await expect.poll(() => whatsapp.texts).toEqual(['50% & más #1 + ñ 😀']);
      await expect(input).toHaveValue('');
      await expect(chat(page)).toBeVisible();
    },
  );
}

test('Enter sends, spaces alone do not', async ({ page, whatsapp }) => {
  await openPage(page, '/');
  await launcher(page).click();
  const input = chat(page).getByPlaceholder('Escribe un mensaje...');
  await input.fill('   ');
  await input.press('Enter');
  await input.fill('Hola');
  await input.press('Enter');
  await expect.poll(() => whatsapp.texts).toEqual(['Hola']);
});

test('Esc, the toggle, the close button and a press elsewhere close it', async ({ page }) => {
  await openPage(page, '/');
  await launcher(page).click();
  await expect(chat(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  await launcher(page).click();
  await launcher(page).click();
  await expect(chat(page)).toBeHidden();

  await launcher(page).click();
  await chat(page).getByRole('button', { name: 'Cerrar el chat' }).click();
  await expect(chat(page)).toBeHidden();

  await launcher(page).click();
  await page.mouse.click(10, 200);
  await expect(chat(page)).toBeHidden();
});

for (const [what, size] of [
  ['a phone on its side', { width: 667, height: 375 }],
  ['a page at 200 %', { width: 640, height: 400 }],
  ['a low, wide window', { width: 1280, height: 400 }],
] as const) {
  test(`${what}: the request's tab and the chat leave each other room`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, '/eventos');
    await page.getByRole('checkbox', { name: 'Pizza party' }).check();
    await launcher(page).click();
    await chat(page).getByPlaceholder('Escribe un mensaje...').click();
    await chat(page).getByRole('button', { name: 'Cerrar el chat' }).click();
    await page.getByRole('button', { name: /^Solicitar servicio/ }).click();
    await expect(page.getByRole('heading', { name: 'Incluye:' })).toBeVisible();
  });
}

test('before its scripts come the launcher is a plain WhatsApp link', async ({ page, expectedErrors }) => {
  expectedErrors.push(/net::ERR_FAILED .*\.js/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Chatear por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/api\.whatsapp\.com\/send\?phone=\d+&text=/,
  );
});

test("the panel's code is fetched only when the visitor reaches for it", async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  /** How many of the scripts asked for so far hold the panel. */
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

test('it keeps clear of the request tab', async ({ page }) => {
  await openPage(page, '/eventos');
  await page.getByRole('checkbox').first().check();
  const tab = await page.getByRole('button', { name: /^Solicitar servicio/ }).boundingBox();
  const button = await launcher(page).boundingBox();
  if (!tab || !button) throw new Error('Tab and launcher are to be seen.');
  const apart =
    tab.x + tab.width <= button.x ||
    button.x + button.width <= tab.x ||
    tab.y + tab.height <= button.y ||
    button.y + button.height <= tab.y;
  expect(apart).toBe(true);
});

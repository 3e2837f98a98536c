import { withoutPopovers } from './support/old-browser';
import { expect, test } from './support/test';
import * as ui from './support/ui';

test.describe('in a browser without popovers', () => {
  test.beforeEach(({ page }) => withoutPopovers(page));

  test('the header is a low row of links that scrolls away', async ({ page }) => {
    await page.goto('/eventos');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Cotizar evento' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Menú' })).toBeHidden();
    const box = await header.boundingBox();
    expect(box?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 5);
    await page.getByRole('heading', { name: 'Diseñá tu menú.' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1_000);
    await expect(header).not.toBeInViewport();
  });

  test('the chat button is a link that opens WhatsApp', async ({ page, whatsapp }) => {
    await page.goto('/');
    await ui.chatLink(page).click();
    await expect.poll(() => whatsapp.texts).toEqual(['Hola, quiero hacerles una consulta.']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a menu can be requested', async ({ page, whatsapp }) => {
    await page.goto('/eventos');
    await ui.option(page, 'Pizza party').check();
    await ui.requestTab(page).click();
    await page.getByLabel('Tu nombre').fill('Ana');
    await ui.sendLink(page).click();
    await expect.poll(() => whatsapp.texts.join()).toContain('mi nombre es Ana y quiero cotizar un evento.');
    expect(whatsapp.texts.join()).toContain('*Menu principal:*\n- Pizza party\n');
  });
});

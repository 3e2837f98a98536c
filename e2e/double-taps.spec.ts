import type { Page } from '@playwright/test';
import { testimonials } from './support/content';
import { keepGuards, placeOf, tapPlace } from './support/tap-place';
import { category, endStyleWaits, expect, openPage, test } from './support/test';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chatear por WhatsApp' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Hola! Cómo podemos ayudarte?' });

test.describe('a double tap does what one tap does', { tag: '@phone' }, () => {
  test.beforeEach(({ context }) => keepGuards(context));

  test('on the chat button', async ({ page }) => {
    await openPage(page, '/');
    const tap = async () => tapPlace(page, await placeOf(launcher(page)));
    const input = chat(page).getByPlaceholder('Escribe un mensaje...');
    await tap();
    await expect(input).toBeFocused();
    await tap();
    await endStyleWaits(page);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(input).toBeFocused();

    await tap();
    await expect(chat(page)).toBeHidden();
    await tap();
    await endStyleWaits(page);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await tap();
    await expect(chat(page)).toBeVisible();
  });

  test('on the close button of the chat', async ({ page }) => {
    await openPage(page, '/');
    await launcher(page).click();
    await expect(chat(page)).toBeVisible();
    await endStyleWaits(page);
    // What comes to light below the button when the chat closes.
    await page.evaluate(() => {
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.ariaLabel = 'Below the chat';
      box.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; z-index: 20';
      document.body.append(box);
    });
    const close = await placeOf(chat(page).getByRole('button', { name: 'Cerrar el chat' }));
    await tapPlace(page, close);
    await expect(chat(page)).toBeHidden();
    await tapPlace(page, close);
    await endStyleWaits(page);
    await tapPlace(page, close);
    // Once: another tap would have unticked it.
    await expect(page.getByLabel('Below the chat')).toBeChecked();
  });

  test('on the menu button', async ({ page }) => {
    await openPage(page, '/');
    const button = await placeOf(page.getByRole('button', { name: 'Menú', exact: true }));
    const navigation = page.getByRole('navigation', { name: 'Principal' });
    await tapPlace(page, button);
    await expect(navigation).toBeVisible();
    await tapPlace(page, button);
    await endStyleWaits(page);
    await expect(navigation).toBeVisible();

    await tapPlace(page, button);
    await expect(navigation).toBeHidden();
    await tapPlace(page, button);
    await endStyleWaits(page);
    await expect(navigation).toBeHidden();
    await tapPlace(page, button);
    await expect(navigation).toBeVisible();
  });

  test('beside the open menu, which it only closes', async ({ page }) => {
    await openPage(page, '/eventos');
    await category(page, 'A Pedido').scrollIntoViewIfNeeded();
    const box = page.getByRole('checkbox', { name: 'Pizza party' });
    const place = await placeOf(box);
    await page.getByRole('button', { name: 'Menú', exact: true }).tap();
    await endStyleWaits(page);
    await tapPlace(page, place);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    await tapPlace(page, place);
    await endStyleWaits(page);
    await tapPlace(page, place);
    // Once: another tap would have unticked it.
    await expect(box).toBeChecked();
  });

  test('on a bullet of so many reviews that the row of bullets scrolls', async ({ page, siteWith }) => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...testimonials[0], _id: `review-${index}` }));
    const { site } = await siteWith({ testimonials: many });
    await openPage(page, `${site.url}/`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const bullet = page.getByRole('button', { name: 'Ir a la reseña 6' });
    await expect(bullet).toBeVisible();
    const place = await placeOf(bullet);
    await tapPlace(page, place);
    await expect(bullet).toHaveAttribute('aria-current', 'true');
    await tapPlace(page, place);
    await expect(bullet).toHaveAttribute('aria-current', 'true');
    expect(await placeOf(bullet)).toEqual(place);
  });
});

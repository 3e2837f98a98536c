import type { Page } from '@playwright/test';
import { bullet, category, chat, expect, launcher, openPage, option, requestTab, reviews } from './test';

/** Waits until the carousel of the page has started. */
export async function startCarousel(page: Page): Promise<void> {
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(bullet(page, 1)).toBeVisible();
}

/** Opens the home page, with the gallery loaded and the carousel started. */
export async function openHome(page: Page): Promise<void> {
  await openPage(page, '/');
  await page.locator('#menu-section li').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Cargando...')).not.toBeAttached();
  await startCarousel(page);
}

/** Opens the events page, with all categories open and two options ticked. */
export async function openEvents(page: Page): Promise<void> {
  await openPage(page, '/eventos');
  for (const name of ['Menú pizzas', 'Entradas', 'Postres', 'Bebidas']) await category(page, name).click();
  await option(page, 'Pizza party').check();
  await option(page, 'Flan mixto').check();
  await startCarousel(page);
}

/** Opens the request of two options. */
export async function openRequest(page: Page): Promise<void> {
  await openEvents(page);
  await requestTab(page).click();
  await expect(page.getByRole('dialog')).toBeFocused();
}

/** Opens the chat, with its typing indicator. */
export async function openChat(page: Page): Promise<void> {
  await openPage(page, '/');
  await launcher(page).click();
  await expect(chat(page).getByPlaceholder('Escribe un mensaje...')).toBeFocused();
}

import type { Page } from '@playwright/test';
import { expect, openPage } from './test';
import * as ui from './ui';

/** Waits until the carousel of the page has started. */
export async function startCarousel(page: Page): Promise<void> {
  await ui.reviews(page).scrollIntoViewIfNeeded();
  await expect(ui.bullet(page, 1)).toBeVisible();
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
  for (const name of ['Menú pizzas', 'Entradas', 'Postres', 'Bebidas']) await ui.category(page, name).click();
  await ui.option(page, 'Pizza party').check();
  await ui.option(page, 'Flan mixto').check();
  await startCarousel(page);
}

/** Opens the request of two options. */
export async function openRequest(page: Page): Promise<void> {
  await openEvents(page);
  await ui.requestTab(page).click();
  await expect(page.getByRole('dialog')).toBeFocused();
}

/** Opens the chat, with its typing indicator. */
export async function openChat(page: Page): Promise<void> {
  await openPage(page, '/');
  await ui.launcher(page).click();
  await expect(ui.chat(page).getByPlaceholder('Escribe un mensaje...')).toBeFocused();
}

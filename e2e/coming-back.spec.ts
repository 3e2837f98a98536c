import type { Page } from '@playwright/test';
import { category, expect, openPage, requestTab, test } from './support/test';

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: title });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Navigates within the site: the page that is left stays in memory, hidden. */
async function leave(page: Page) {
  await footer(page).getByRole('link', { name: 'Inicio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátering para tu evento');
}

async function comeBack(page: Page) {
  await footer(page).getByRole('link', { name: 'Cotizar evento' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('COTIZÁ TU EVENTO');
}

test('categories are open or closed as they were left', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/eventos');
  await category(page, 'A Pedido').click();
  await category(page, 'Postres').click();
  await leave(page);
  await comeBack(page);
  await expect(box(page, 'Flan mixto')).toBeVisible();
  for (const title of ['Pizza party', 'Empanadas', 'Vino + soda'])
    await expect(box(page, title)).toBeHidden();
});

test('the request panel is closed, and still has the name that was typed', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/');
  await footer(page).getByRole('link', { name: 'Cotizar evento' }).click();
  await box(page, 'Pizza party').check();
  await requestTab(page).click();
  await page.getByPlaceholder('Nombre').fill('Ana');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátering para tu evento');
  await comeBack(page);
  await expect(requestTab(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
  await requestTab(page).click();
  await expect(page.getByPlaceholder('Nombre')).toHaveValue('Ana');
});

test('an option that another tab has unticked in the meantime is not ticked', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await openPage(page, '/eventos');
  await box(page, 'Pizza party').check();
  await box(page, 'A convenir').check();
  await leave(page);
  const other = await context.newPage();
  await openPage(other, '/eventos');
  await expect(box(other, 'Pizza party')).toBeChecked();
  await box(other, 'Pizza party').uncheck();
  await comeBack(page);
  await expect(box(page, 'Pizza party')).not.toBeChecked();
  await expect(box(page, 'A convenir')).toBeChecked();
});

test('the current bullet of the reviews is that of the review in view', { tag: '@phone' }, async ({
  page,
}) => {
  const bullet = (place: number) => page.getByRole('button', { name: `Ir a la reseña ${place}` });
  const reviews = page.getByRole('heading', { name: 'Lo que dicen los clientes' });
  await openPage(page, '/');
  await reviews.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pausar las reseñas' }).click();
  await bullet(4).click();
  await expect(bullet(4)).toHaveAttribute('aria-current', 'true');
  await comeBack(page);
  await leave(page);
  await reviews.scrollIntoViewIfNeeded();
  await expect(page.getByRole('article', { name: '1 de 7' })).toBeInViewport();
  await expect(bullet(1)).toHaveAttribute('aria-current', 'true');
});

test('reviews that were paused stay paused', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Pausar las reseñas' }).click();
  await comeBack(page);
  await leave(page);
  await page.getByRole('heading', { name: 'Lo que dicen los clientes' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Reproducir las reseñas' })).toBeVisible();
});

import { expect, goToEvents, openPage, test } from './support/test';
import * as ui from './support/ui';

test('a page is as it was left after a navigation within the site', async ({ page }) => {
  await openPage(page, '/');
  await goToEvents(page);
  await ui.category(page, 'A Pedido').click();
  await ui.category(page, 'Postres').click();
  await ui.option(page, 'Flan mixto').check();
  await ui.requestTab(page).click();
  await ui.sheet(page).getByPlaceholder('Nombre').fill('Ana');
  // The first step back closes the sheet.
  await page.goBack();
  await expect(ui.sheet(page)).not.toBeAttached();
  await expect(ui.eventsTitle(page)).toBeVisible();
  await page.goBack();
  await expect(ui.homeTitle(page)).toBeVisible();
  await goToEvents(page);
  await expect(ui.requestTab(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
  await expect(ui.option(page, 'Flan mixto')).toBeVisible();
  for (const title of ['Pizza party', 'Empanadas', 'Vino + soda'])
    await expect(ui.option(page, title)).toBeHidden();
  await ui.requestTab(page).click();
  await expect(ui.sheet(page).getByPlaceholder('Nombre')).toHaveValue('Ana');
});

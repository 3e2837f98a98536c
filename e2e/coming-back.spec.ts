import {
  anywhereOnPhone,
  bullet,
  category,
  expect,
  firstOption,
  goHome,
  goToEvents,
  homeTitle,
  launcher,
  openPage,
  option,
  pause,
  requestTab,
  reviews,
  sheet,
  test,
  ticked,
} from './support/test';

test('ticks are restored after a reload', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/eventos');
  await (await firstOption(page)).check();
  await expect(requestTab(page)).toBeVisible();
  await page.reload();
  await expect(ticked(page)).toHaveCount(1);
  await expect(requestTab(page)).toBeVisible();
});

test('a tick or untick in one tab appears in the other, also when that comes back from another page or site', {
  tag: '@phone',
}, async ({ page, context }) => {
  const first = page.getByRole('checkbox').first();
  await openPage(page, '/eventos');
  const second = await context.newPage();
  const other = second.getByRole('checkbox').first();
  await openPage(second, '/eventos');
  await first.check();
  await expect(other).toBeChecked();

  await goHome(page);
  await other.uncheck();
  await goToEvents(page);
  await expect(first).not.toBeChecked();

  await page.goto('about:blank');
  await other.check();
  await page.goBack();
  await expect(launcher(page)).toBeVisible();
  await expect(first).toBeChecked();
});

test('within the site, open categories and what was typed are as they were left, with the sheet closed', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  await goToEvents(page);
  await category(page, 'A Pedido').click();
  await category(page, 'Postres').click();
  await option(page, 'Flan mixto').check();
  await requestTab(page).click();
  await sheet(page).getByPlaceholder('Nombre').fill('Ana');
  await page.goBack();
  await expect(homeTitle(page)).toBeVisible();
  await goToEvents(page);
  await expect(requestTab(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
  await expect(option(page, 'Flan mixto')).toBeVisible();
  for (const title of ['Pizza party', 'Empanadas', 'Vino + soda'])
    await expect(option(page, title)).toBeHidden();
  await requestTab(page).click();
  await expect(sheet(page).getByPlaceholder('Nombre')).toHaveValue('Ana');
});

test('reviews that were paused stay paused, and the current bullet is that of the review in view', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  await reviews(page).scrollIntoViewIfNeeded();
  await pause(page).click();
  await bullet(page, 4).click();
  await expect(bullet(page, 4)).toHaveAttribute('aria-current', 'true');
  await goToEvents(page);
  await goHome(page);
  await reviews(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Reproducir las reseñas' })).toBeVisible();
  await expect(page.getByRole('article', { name: '1 de 7' })).toBeInViewport();
  await expect(bullet(page, 1)).toHaveAttribute('aria-current', 'true');
});

import { anywhereOnPhone, expect, firstOption, openPage, requestTab, test } from './support/test';

test('ticks are restored after a reload', anywhereOnPhone, async ({ page }) => {
  await openPage(page, '/eventos');
  await (await firstOption(page)).check();
  await expect(requestTab(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true, includeHidden: true })).toHaveCount(1);
  await expect(requestTab(page)).toBeVisible();
});

test('a tick or untick in one tab appears in the other', { tag: '@phone' }, async ({ page, context }) => {
  await openPage(page, '/eventos');
  const second = await context.newPage();
  await openPage(second, '/eventos');
  await page.getByRole('checkbox').first().check();
  await expect(second.getByRole('checkbox').first()).toBeChecked();
  await second.getByRole('checkbox').first().uncheck();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('an option that was unticked in another tab stays unticked on the way back from another site', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openPage(page, '/eventos');
  await page.getByRole('checkbox').first().check();
  await expect(requestTab(page)).toBeVisible();
  await page.goto('about:blank');
  const second = await context.newPage();
  await openPage(second, '/eventos');
  // The form ticks it when it hydrates.
  await expect(second.getByRole('checkbox').first()).toBeChecked();
  await second.getByRole('checkbox').first().uncheck();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

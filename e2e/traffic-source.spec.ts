import type { Page } from '@playwright/test';
import { anywhere, expect, openPage, test } from './support/test';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('trafficSource'));

async function comeFrom(page: Page, referer: string, path = '/') {
  await page.goto(path, { referer });
  await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
}

for (const [referrer, source] of [
  ['https://l.instagram.com/', 'instagram'],
  ['https://www.google.com.ar/', 'google'],
  ['https://google.evil.example/', 'other'],
] as const) {
  test(`a visitor from ${referrer} counts as ${source}`, anywhere, async ({ page }) => {
    await comeFrom(page, referrer);
    await expect.poll(() => stored(page)).toBe(source);
  });
}

test('a visitor without a referrer counts by the campaign of the link', anywhere, async ({ page }) => {
  await openPage(page, '/?utm_source=instagram');
  await expect.poll(() => stored(page)).toBe('instagram');
});

test(
  'a known source survives in-site navigation, a reload, a second tab and a later direct visit',
  anywhere,
  async ({ page, context }) => {
    await comeFrom(page, 'https://l.instagram.com/');
    await expect.poll(() => stored(page)).toBe('instagram');
    await page.getByRole('link', { name: 'Armá tu menú' }).click();
    await expect(page.getByRole('heading', { name: 'COTIZÁ TU EVENTO' })).toBeVisible();
    await page.reload();
    const second = await context.newPage();
    await openPage(second, '/eventos');
    expect(await stored(second)).toBe('instagram');
  },
);

import type { Page } from '@playwright/test';
import { anywhere, expect, openPage, test } from './support/test';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('trafficSource'));

test('the traffic source from a referrer is kept', anywhere, async ({ page, context }) => {
  await page.goto('/', { referer: 'https://l.instagram.com/' });
  await expect.poll(() => stored(page)).toBe('instagram');
  const second = await context.newPage();
  await openPage(second, '/eventos');
  expect(await stored(second)).toBe('instagram');
});

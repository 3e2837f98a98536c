import { readDocument } from '../support/document';
import { expect, test } from '../support/server-test';

test('the photo of the banner is the only one with high priority', async ({ siteUrl }) => {
  const document = await readDocument(siteUrl);
  const [banner, ...others] = document.querySelectorAll('main img');
  expect(banner?.getAttribute('src')).toContain('/hero-');
  expect(banner?.getAttribute('loading')).toBe('eager');
  expect(banner?.getAttribute('fetchpriority')).toBe('high');
  for (const photo of others) expect(photo.getAttribute('loading')).toBe('lazy');
});

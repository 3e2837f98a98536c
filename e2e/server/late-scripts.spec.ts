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

// On a slow connection scripts would compete with the style sheet and the banner's photo for bandwidth.
test('the HTML of each page lists scripts to load only after the first paint', async ({ siteUrl }) => {
  for (const path of ['/', '/eventos', '/no-existe']) {
    const document = await readDocument(`${siteUrl}${path}`);
    // Polyfills for browsers without modules have to come first; other browsers do not fetch them.
    expect(document.querySelectorAll('script[src]:not([nomodule])'), path).toHaveLength(0);
    expect(document.querySelectorAll('link[rel="modulepreload"], link[as="script"]'), path).toHaveLength(0);
    const { headers } = await fetch(`${siteUrl}${path}`);
    expect(headers.get('link') ?? '', path).not.toContain('as="script"');
    expect(document.querySelectorAll('script[data-src]').length, path).toBeGreaterThan(3);
  }
});

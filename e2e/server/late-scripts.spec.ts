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
for (const path of ['/', '/eventos', '/no-existe'])
  test(`the HTML of ${path} lists scripts to load only after the first paint`, async ({ siteUrl }) => {
    const document = await readDocument(`${siteUrl}${path}`);
    // Polyfills for browsers without modules have to come first; other browsers do not fetch them.
    expect(document.querySelectorAll('script[src]:not([nomodule])')).toHaveLength(0);
    expect(document.querySelectorAll('link[rel="modulepreload"], link[as="script"]')).toHaveLength(0);
    const { headers } = await fetch(`${siteUrl}${path}`);
    expect(headers.get('link') ?? '').not.toContain('as="script"');

    const scripts = [...document.querySelectorAll('script[data-src]')];
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) {
      const response = await fetch(new URL(script.getAttribute('data-src') ?? '', siteUrl));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^(application|text)\/javascript/);
    }
  });

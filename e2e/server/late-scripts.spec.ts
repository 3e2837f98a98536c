import { readDocument } from '../support/document';
import { expect, test } from '../support/server-test';

/** The document fetches none of its scripts by itself: they would share a slow line with the style sheet and the photo. */
test.describe('scripts wait for the first paint', () => {
  for (const path of ['/', '/eventos', '/no-existe']) {
    test(`${path} fetches none before it, and names those that come after`, async ({ siteUrl }) => {
      const document = await readDocument(`${siteUrl}${path}`);
      // Old browsers need their polyfills first; others do not fetch them.
      expect(document.querySelectorAll('script[src]:not([nomodule])')).toHaveLength(0);
      expect(document.querySelectorAll('link[rel="modulepreload"], link[as="script"]')).toHaveLength(0);
      const { headers } = await fetch(`${siteUrl}${path}`);
      expect(headers.get('link') ?? '').not.toContain('as="script"');

      const sources = Array.from(
        document.querySelectorAll('script[data-src]'),
        (script) => script.getAttribute('data-src') ?? '',
      );
      expect(sources.length).toBeGreaterThan(3);
      for (const source of sources) {
        const response = await fetch(new URL(source, siteUrl));
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toMatch(/^(application|text)\/javascript/);
      }
    });
  }
});

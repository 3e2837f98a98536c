import { expect, test } from '../support/server-test';

test('an unknown path, however deep, gets status 404 and the 404 page', { tag: '@anywhere' }, async ({
  siteUrl,
}) => {
  for (const path of ['/no-existe', '/eventos/no/existe']) {
    const response = await fetch(`${siteUrl}${path}`);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toMatch(/<h1[^>]*>Error 404!<\/h1>/);
  }
});

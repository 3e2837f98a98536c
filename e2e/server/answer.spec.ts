import { firstLoadScriptUrls } from '../support/first-load';
import { expect, test } from '../support/server-test';

test.describe('the answer page', () => {
  test('asks search engines not to index it', async ({ rosarioUrl }) => {
    const html = await (await fetch(`${rosarioUrl}/presupuesto`)).text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  });

  for (const path of ['/', '/eventos', '/sitemap.xml', '/robots.txt'])
    test(`is not mentioned in ${path}`, async ({ rosarioUrl }) => {
      expect(await (await fetch(`${rosarioUrl}${path}`)).text()).not.toContain('presupuesto');
    });

  test('has code that visitors of other pages do not load', async ({ rosarioUrl }) => {
    const visited = await Promise.all(['/', '/eventos'].map((path) => firstLoadScriptUrls(rosarioUrl, path)));
    const own = await firstLoadScriptUrls(rosarioUrl, '/presupuesto');
    const code = await Promise.all(visited.flat().map(async (url) => (await fetch(url)).text()));
    expect(own.length).toBeGreaterThan(0);
    expect(code.join()).not.toContain('Pegá el pedido');
  });

  test('does not exist unless the business asks for it', async ({ siteUrl }) => {
    const response = await fetch(`${siteUrl}/presupuesto`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Error 404!</h1>');
  });
});

import { firstLoadScriptUrls } from '../support/first-load';
import { expect, test } from '../support/server-test';

test('the answer page asks search engines not to index it', async ({ rosarioUrl }) => {
  const html = await (await fetch(`${rosarioUrl}/presupuesto`)).text();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

test('the answer page is mentioned nowhere', async ({ rosarioUrl }) => {
  for (const path of ['/', '/eventos', '/sitemap.xml', '/robots.txt'])
    expect(await (await fetch(`${rosarioUrl}${path}`)).text(), path).not.toContain('presupuesto');
});

test('the answer page has code that visitors of other pages do not load', async ({ rosarioUrl }) => {
  const visited = await Promise.all(['/', '/eventos'].map((path) => firstLoadScriptUrls(rosarioUrl, path)));
  const own = await firstLoadScriptUrls(rosarioUrl, '/presupuesto');
  const code = await Promise.all(visited.flat().map(async (url) => (await fetch(url)).text()));
  expect(own.length).toBeGreaterThan(0);
  expect(code.join()).not.toContain('Pegá el pedido');
});

import type { Page, Response } from '@playwright/test';
import { comparable, isCompared, linksToFiles } from './may-differ';
import { expect, test } from './test';

for (const path of ['/', '/eventos', '/no-existe'])
  test(`head, headers, structured data of ${path}`, async ({ page, siteUrl }) => {
    const responses: Response[] = [];
    const errors: string[] = [];
    page.on('response', (response) => responses.push(response));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`error in the console: ${message.text()}`);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const texts = [await headersOf(responses), await headOf(page), await structuredDataOf(page), errors];
    expect(comparable(texts.flat().join('\n'), await originsOf(page, siteUrl))).toMatchSnapshot('texts.txt');
  });

test('robots.txt and sitemap.xml', async ({ page, siteUrl }) => {
  await page.goto('/');
  const read = async (path: string) => (await page.request.get(path)).text();
  const texts = [await read('/robots.txt'), await read('/sitemap.xml')];
  expect(comparable(texts.join('\n'), await originsOf(page, siteUrl))).toMatchSnapshot('texts.txt');
});

for (const path of ['/', '/eventos'])
  test(`preview picture of ${path}`, async ({ page }) => {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { pathname, search } = new URL(address ?? '', page.url());
    const response = await page.request.get(pathname + search);
    const isPng = response.headers()['content-type'] === 'image/png';
    expect(await response.body()).toMatchSnapshot(isPng ? 'preview.png' : 'preview.jpg');
  });

/** The statuses and headers of the page and its files, by type. */
async function headersOf(responses: Response[]): Promise<string[]> {
  const lines = new Set<string>();
  for (const response of responses) {
    const type = response.request().resourceType();
    if (!/^(document|stylesheet|script|font|image)$/.test(type)) continue;
    lines.add(`${type}: status ${response.status()}`);
    for (const [name, value] of Object.entries(await response.allHeaders()))
      if (isCompared(name)) lines.add(`${type}: ${name}: ${value}`);
  }
  return [...lines].sort();
}

/** The language of the page, and the elements of its head. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (files) => [
      `language: ${document.documentElement.lang}`,
      ...[...document.querySelectorAll(`title:not(svg *), meta, link:not(${files})`)]
        .map(({ outerHTML }) => outerHTML)
        .sort(),
    ],
    linksToFiles,
  );
}

async function structuredDataOf(page: Page): Promise<string[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => JSON.stringify(JSON.parse(text), null, 2));
}

/** The addresses of the deployment: the given one, the one that it redirects to, and the one that it names as its own. */
async function originsOf(page: Page, siteUrl: string): Promise<string[]> {
  const canonical = await page
    .locator('link[rel=canonical]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).origin));
  return [siteUrl, new URL(page.url()).origin, ...canonical];
}

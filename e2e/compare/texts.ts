import type { Response } from '@playwright/test';
import { metaContent, parseDocument, structuredData } from '../support/document';
import { comparable, hasComparedHeaders, isCompared, linksToFiles } from './may-differ';
import { expect, test } from './test';

for (const path of ['/', '/eventos', '/no-existe'])
  test(`head, headers, structured data of ${path}`, async ({ page, siteUrl }) => {
    const responses: Response[] = [];
    const errors: string[] = [];
    page.on('response', (response) => responses.push(response));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`error in the console: ${message.text()}`);
    });
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const document = parseDocument((await response?.text()) ?? '');
    const data = structuredData(document).map((block) => JSON.stringify(block, null, 2));
    const texts = [await headersOf(responses), headOf(document), data, errors];
    expect(comparable(texts.flat().join('\n'), originsOf(page.url(), siteUrl))).toMatchSnapshot('texts.txt');
  });

test('robots.txt and sitemap.xml', async ({ page, siteUrl }) => {
  await page.goto('/');
  const read = async (path: string) => (await page.request.get(path)).text();
  const texts = [await read('/robots.txt'), await read('/sitemap.xml')];
  expect(comparable(texts.join('\n'), originsOf(page.url(), siteUrl))).toMatchSnapshot('texts.txt');
});

for (const path of ['/', '/eventos'])
  test(`preview picture of ${path}`, async ({ page, siteUrl }) => {
    const document = parseDocument(await (await page.request.get(path)).text());
    const address = metaContent(document, 'og:image');
    expect(address, 'the address of the picture').not.toBe('');
    const { pathname, search } = new URL(address, siteUrl);
    const response = await page.request.get(pathname + search);
    const isPng = response.headers()['content-type'] === 'image/png';
    expect(await response.body()).toMatchSnapshot(isPng ? 'preview.png' : 'preview.jpg');
  });

/** The statuses and headers of the page and its files, by type. */
async function headersOf(responses: Response[]): Promise<string[]> {
  const lines = new Set<string>();
  for (const response of responses) {
    const type = response.request().resourceType();
    if (!hasComparedHeaders(type)) continue;
    lines.add(`${type}: status ${response.status()}`);
    for (const [name, value] of Object.entries(await response.allHeaders()))
      if (isCompared(name)) lines.add(`${type}: ${name}: ${value}`);
  }
  return [...lines].sort();
}

/** The language of the page, and the elements of its head. In the HTML, because React adds missing ones later, and crawlers run no scripts. */
function headOf({ documentElement, head }: Document): string[] {
  const elements = head.querySelectorAll(`title, meta, link:not(${linksToFiles})`);
  return [`language: ${documentElement.lang}`, ...Array.from(elements, ({ outerHTML }) => outerHTML).sort()];
}

/**
 * The addresses of both deployments, each of which may be the one that a site names as its own, and the one that a page was redirected
 * to. Not what the page itself names, which may be wrong.
 */
function originsOf(pageUrl: string, siteUrl: string): string[] {
  const { COMPARED = '', SITE_URL } = process.env;
  return [siteUrl, pageUrl, ...COMPARED.split(' '), SITE_URL ?? siteUrl].map((url) => new URL(url).origin);
}

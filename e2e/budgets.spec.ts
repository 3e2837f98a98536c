import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { type PagePath, pagePaths } from '../lib/site/pages';
import { firstLoadScripts, firstLoadScriptUrls, requestScripts } from './support/first-load';
import { expect, openPage, test } from './support/test';

/** How much a visit may transfer, in bytes. A budget is raised only with the feature that needs it. */
const budgets = {
  /** First-load scripts of an empty page of Next 16.4.6, gzip. */
  frameworkScripts: 135_300,
  /** First-load scripts of each page beyond those of an empty Next page, gzip. */
  scriptsAboveBaseline: { '/': 9_000, '/eventos': 20_000 } satisfies Record<PagePath, number>,
  /** Scripts that the first tick of an option fetches, gzip. */
  requestScripts: 20_000,
  /** Style sheets of a visit, brotli. */
  styles: 14_000,
  /** The font file, as transferred. */
  font: 32_000,
  /** The banner's photo on a phone, as transferred. */
  hero: 60_000,
};

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

const bodyOf = async (request: Request) => (await request.response())?.body() ?? Buffer.alloc(0);

// A pixel density at which phones get the largest photo.
test.use({ deviceScaleFactor: 3 });

/** Of each page, one that it prefetches, and how many pictures of the hero it shows. */
const visits: Record<PagePath, { other: PagePath; heroes: number }> = {
  '/': { other: '/eventos', heroes: 1 },
  '/eventos': { other: '/', heroes: 0 },
};

for (const path of pagePaths) {
  const { other, heroes } = visits[path];
  test(`a visit to ${path} stays within its budgets`, async ({ page, siteUrl }) => {
    const prefetched = await firstLoadScriptUrls(siteUrl, other);
    expect(prefetched).not.toHaveLength(0);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const urls = () => requests.map((request) => request.url());
    const sizes = (matches: (request: Request) => boolean) =>
      Promise.all(requests.filter(matches).map(async (request) => (await request.sizes()).responseBodySize));

    await openPage(page, path);
    // The prefetch of the other page is the last request without interaction.
    await expect.poll(urls).toEqual(expect.arrayContaining(prefetched));

    expect(urls()).toEqual([...new Set(urls())]);
    const styleSheets = requests.filter((request) => request.resourceType() === 'stylesheet');
    // The proxy sends brotli copies of them.
    const styles = sum(
      (await Promise.all(styleSheets.map(bodyOf))).map((file) => brotliCompressSync(file).length),
    );
    expect(styles).toBeGreaterThan(1_000);
    expect(styles).toBeLessThanOrEqual(budgets.styles);
    const fonts = await sizes((request) => request.resourceType() === 'font');
    expect(fonts).toHaveLength(1);
    expect(sum(fonts)).toBeLessThanOrEqual(budgets.font);
    const photos = await sizes((request) => request.url().includes('/hero-'));
    expect(photos).toHaveLength(heroes);
    expect(sum(photos)).toBeLessThanOrEqual(budgets.hero);
  });
}

test('the scripts that the first tick fetches stay within their budget', async ({ page, siteUrl }) => {
  const size = await requestScripts(page, siteUrl);
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(budgets.requestScripts);
});

for (const path of pagePaths)
  test(`the scripts of ${path} beyond the framework's own stay within the budget`, async ({ siteUrl }) => {
    const own = (await firstLoadScripts(siteUrl, path)) - budgets.frameworkScripts;
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThanOrEqual(budgets.scriptsAboveBaseline[path]);
  });

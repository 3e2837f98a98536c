import { gzipSync } from 'node:zlib';
import { parseMenus } from '../../lib/content/menus';
import { MAX_SHOWN } from '../../lib/content/testimonials';
import { MAX_OPTIONS } from '../../lib/quotation/menu-code';
import { formatPrice } from '../../lib/quotation/prices';
import { budgets } from './budgets';
import { medianOf, type Row, type Section } from './report';
import { contentOf, REVALIDATE_SECRET, withPage, withSite } from './site-under-test';

/** The first two are of one category; the last is the longest menu that the site shows. */
const menuSizes = [10, 50, 100, MAX_OPTIONS];

/** Size and speed of `/eventos` by the length of the menu. */
export async function menuGrowth(): Promise<Section> {
  const section = await growth('options', menuSizes, (size) => contentOf(size, 7));
  const [shorter = Number.NaN, longer = Number.NaN] = section.rows[0]?.values ?? [];
  section.rows.push({
    what: 'HTML of options 11 to 50, relative to their words',
    values: [(longer - shorter) / (optionWords(50) - optionWords(10))],
    unit: 'ratio',
    budget: { limit: budgets.htmlOfWords, gate: true },
  });
  return section;
}

/** The bytes of what a visitor reads of so many options. */
function optionWords(count: number): number {
  const { content: menus = [] } = parseMenus(contentOf(count, 0).menus, () => undefined);
  const words = menus.flatMap(({ options }) =>
    options.flatMap(({ title, price, food }) => [
      title,
      price === undefined ? '' : formatPrice(price),
      ...food,
    ]),
  );
  return Buffer.byteLength(words.join(''));
}

/** Size and speed of `/eventos` by the number of reviews, up to as many as it shows. */
export function reviewGrowth(): Promise<Section> {
  return growth('reviews', [10, 30, MAX_SHOWN], (size) => contentOf(10, size));
}

type Cost = { html: number; gzip: number; render: number; hydration: number };

async function growth(
  what: string,
  sizes: number[],
  content: (size: number) => ReturnType<typeof contentOf>,
): Promise<Section> {
  const costs: Cost[] = [];
  for (const size of sizes) costs.push(await withSite(({ url }) => measure(url), content(size)));
  const row = (name: string, unit: Row['unit'], key: keyof Cost, budget?: Row['budget']): Row => ({
    what: name,
    unit,
    values: costs.map((cost) => cost[key]),
    ...(budget && { budget }),
  });
  const perItem = costs.slice(1).map(({ html }, index) => {
    const items = (sizes[index + 1] ?? 0) - (sizes[index] ?? 0);
    return (html - (costs[index]?.html ?? 0)) / items;
  });
  return {
    title: `/eventos with more ${what}`,
    columns: sizes.map((size) => `${size} ${what}`),
    rows: [
      row('HTML', 'bytes', 'html'),
      row('HTML, gzip', 'bytes', 'gzip'),
      {
        what: 'HTML of one more, relative to the shortest list',
        values: [1, ...perItem.map((bytes) => bytes / (perItem[0] ?? Number.NaN))],
        unit: 'ratio',
        budget: { limit: budgets.htmlGrowth, gate: true },
      },
      row('rendering on the server', 'ms', 'render'),
      row('hydration', 'ms', 'hydration'),
    ],
  };
}

async function measure(siteUrl: string): Promise<Cost> {
  const html = await (await fetch(`${siteUrl}/eventos`)).text();
  return {
    html: Buffer.byteLength(html),
    gzip: gzipSync(html).length,
    render: await medianOf(() => renderTime(siteUrl)),
    hydration: await medianOf(() => hydrationTime(siteUrl)),
  };
}

/** The time of the first request after a refresh, during which the page is rendered. */
async function renderTime(siteUrl: string): Promise<number> {
  const refreshed = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
  });
  if (!refreshed.ok) throw new Error(`The content could not be refreshed: ${refreshed.status}`);
  const start = performance.now();
  await (await fetch(`${siteUrl}/eventos`)).text();
  return performance.now() - start;
}

/** The time from the end of loading the last script to the hydration of the chat launcher. */
async function hydrationTime(siteUrl: string): Promise<number> {
  return withPage(async (page) => {
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (!document.querySelector('aside > [role=button]')) return;
        performance.mark('hydrated');
        observer.disconnect();
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto(`${siteUrl}/eventos`);
    await page.getByRole('button', { name: 'Chatear por WhatsApp' }).waitFor();
    return page.evaluate(() => {
      const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN;
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script');
      const ends = scripts.map(({ startTime, duration }) => startTime + duration);
      return hydrated - Math.max(...ends.filter((end) => end < hydrated));
    });
  });
}

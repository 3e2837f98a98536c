import type { Page } from '@playwright/test';
import { budgets } from './budgets';
import { medianOf, type Section } from './report';
import { withPage, withSite } from './site-under-test';

const ways = [
  { from: '/', to: '/eventos', heading: 'COTIZÁ TU EVENTO' },
  { from: '/eventos', to: '/', heading: 'Cátering para tu evento' },
];

/** From the click on a link to the other page's heading on the screen. */
export function navigation(): Promise<Section> {
  return withSite(async ({ url }) => {
    const values: number[] = [];
    for (const way of ways) {
      values.push(await medianOf(() => withPage((page) => navigate(page, url, way), { viewport: null })));
    }
    return {
      title: 'Navigation, from click to painted heading',
      columns: ways.map(({ from, to }) => `${from} to ${to}`),
      rows: [{ what: 'time', values, unit: 'ms', budget: { limit: budgets.navigation, gate: false } }],
    };
  });
}

async function navigate(page: Page, siteUrl: string, { from, to, heading }: (typeof ways)[number]) {
  // The other page is fetched ahead as soon as this one has come; whoever reads a line of it is later than that.
  const fetchedAhead = page.waitForLoadState('networkidle');
  await page.goto(`${siteUrl}${from}`);
  await fetchedAhead;
  return page.evaluate(
    ([href, text]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent !== text) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - start));
        };
        document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)?.click();
        requestAnimationFrame(look);
      }),
    [to, heading] as const,
  );
}

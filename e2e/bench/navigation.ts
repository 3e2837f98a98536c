import type { Page } from '@playwright/test';
import { budgets } from './budgets';
import { medianOf, type Section } from './report';
import { withPage, withSite } from './site-under-test';

const navigations = [
  { from: '/', to: '/eventos', heading: 'COTIZÁ TU EVENTO' },
  { from: '/eventos', to: '/', heading: 'Cátering para tu evento' },
];

/** The time from the click on a link to the painted heading of the other page. */
export function navigation(): Promise<Section> {
  return withSite(async ({ url }) => {
    const values: number[] = [];
    for (const target of navigations) {
      values.push(await medianOf(() => withPage((page) => navigate(page, url, target), { viewport: null })));
    }
    return {
      title: 'Navigation, from click to painted heading',
      columns: navigations.map(({ from, to }) => `${from} to ${to}`),
      rows: [{ what: 'time', values, unit: 'ms', budget: { limit: budgets.navigation, gate: false } }],
    };
  });
}

async function navigate(page: Page, siteUrl: string, { from, to, heading }: (typeof navigations)[number]) {
  // The other page is prefetched as soon as this one has loaded; a visitor clicks later than that.
  const prefetched = page.waitForLoadState('networkidle');
  await page.goto(`${siteUrl}${from}`);
  await prefetched;
  return page.evaluate(
    ([href, text]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const check = () => {
          if (document.querySelector('h1')?.textContent !== text) requestAnimationFrame(check);
          else setTimeout(() => resolve(performance.now() - start));
        };
        document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)?.click();
        requestAnimationFrame(check);
      }),
    [to, heading] as const,
  );
}

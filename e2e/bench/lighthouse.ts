import { chromium } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { pagePaths } from '../../lib/site/pages';
import { launchOptions } from '../support/launch-options';
import { freePort } from '../support/site';
import { type Figure, quantile, repeat } from './figure';

/** Largest paint of a slow phone, relative to that of the same page without scripts. */
const MAX_PAINT_RATIO = 1.15;

/** Lighthouse's slow phone and its desktop. */
const devices = ['phone', 'desktop'] as const;

/** Lighthouse's results for the public pages, as medians of five visits. */
export async function lighthouse(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pagePaths) {
    for (const device of devices) {
      const results = await audit(url + path, device);
      const median = (read: (result: Result) => number) => quantile(results.map(read), 0.5);
      const where = `${path} ${device}`;
      for (const id of Object.keys(results[0]?.categories ?? {})) {
        const score = Math.round(100 * median(({ categories }) => categories[id]?.score ?? 0));
        figures.push({ what: `${where}: ${id}`, value: score, budget: '100', isMet: score === 100 });
      }
      const shift = median(numberOf('cumulative-layout-shift'));
      figures.push({ what: `${where}: layout shift`, value: shift, budget: '0', isMet: shift === 0 });
      if (device === 'phone') figures.push(...(await paint(url + path, where, results)));
    }
  }
  return figures;
}

/** The largest paint, in milliseconds, and its relation to the same page without its scripts. */
async function paint(url: string, where: string, results: Result[]): Promise<Figure[]> {
  const time = (runs: Result[]) => quantile(runs.map(numberOf('largest-contentful-paint')), 0.5);
  const without = await audit(url, 'phone', {
    onlyCategories: ['performance'],
    blockedUrlPatterns: ['*.js'],
  });
  const ratio = time(results) / time(without);
  return [
    { what: `${where}: largest paint, ms`, value: Math.round(time(results)) },
    {
      what: `${where}: largest paint, relative to the page without scripts`,
      value: Number(ratio.toFixed(2)),
      budget: `${MAX_PAINT_RATIO}`,
      isMet: ratio <= MAX_PAINT_RATIO,
    },
  ];
}

const numberOf =
  (id: string) =>
  ({ audits }: Result) =>
    audits[id]?.numericValue ?? Number.NaN;

/** Runs Lighthouse on an address five times, each time in a new browser. */
async function audit(url: string, device: (typeof devices)[number], flags: Flags = {}): Promise<Result[]> {
  const { default: run, desktopConfig } = await import('lighthouse');
  const config = device === 'desktop' ? desktopConfig : undefined;
  return repeat(async () => {
    const port = await freePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const outcome = await run(url, { port, logLevel: 'error', ...flags }, config);
    await browser.close();
    if (!outcome) throw new Error(`Lighthouse returned no result for ${url}`);
    return outcome.lhr;
  });
}

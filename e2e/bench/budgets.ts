import type { PagePath } from '../../lib/site/pages';

/** The performance budgets of a production build. Sizes are in bytes and times in milliseconds, unless an entry says otherwise. */
export const budgets = {
  /** First-load scripts of an empty page of Next 16.4.6, gzip. `npm run bench -- weight` compares them with the installed version. */
  frameworkScripts: 135_300,
  /** First-load scripts of each page beyond those of an empty Next page, gzip. */
  scriptsAboveBaseline: { '/': 9_000, '/eventos': 20_000 } satisfies Record<PagePath, number>,
  /** Scripts that the first tick of an option fetches, gzip. */
  requestScripts: 20_000,
  /** Style sheets of a visit, as transferred. */
  styles: 14_000,
  /** The font file, as transferred. */
  font: 32_000,
  /** The banner's photo on a phone, as transferred. */
  hero: 60_000,
  layoutShift: 0,
  lighthouse: 100,
  /** Largest contentful paint, relative to the same page without scripts. */
  lcpRatio: 1.15,
  /** Script time, longest task and blocking time of loading a page, relative to an empty Next page. */
  loadingRatio: 1,
  /** 98th percentile of the time from a tick to the frame that shows it, 50 options, CPU slowed 4 times. */
  tick: 100,
  /** 98th percentile of the time from any other interaction to the frame that shows its result. */
  interaction: 200,
  /** User CPU time for reading the largest accepted table or body of an API. The aim: a few kinds take up to half as much again. */
  table: 100,
  /** Resident memory of the server's process under load, in megabytes. */
  memory: 320,
  /** Minimum number of pages sent per second. */
  pagesPerSecond: 150,
};

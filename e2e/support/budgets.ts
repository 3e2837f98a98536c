import type { PagePath } from '../../lib/site/pages';

/** How much a visit may transfer, in bytes. */
export const budgets = {
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

/** The limits of the design (section 9). A kB is 1,000 bytes. */
export const budgets = {
  /** First-load scripts beyond what an empty page of the framework loads, gzip. */
  scriptsAboveBaseline: 25_000,
  /** Style sheets of a visit, as they travel. */
  styles: 14_000,
  /** The one font file, as it travels. */
  font: 32_000,
  /** The banner's photo on a phone, as it travels. */
  hero: 60_000,
  /** Of a visit that touches nothing: photos in reach and the prefetch of the other page included. */
  requests: 36,
  layoutShift: 0,
  lighthouse: 100,
  /** Largest contentful paint, as a multiple of that of the same page without scripts. */
  lcpRatio: 1.15,
  /** 98th percentile of answering a tick, CPU slowed 4 times, milliseconds. */
  tick: 50,
  /** Median tick of the longest menu, as a multiple of that of the shortest. */
  tickGrowth: 1.5,
  /** What one more option or review costs at the longest list, as a multiple of what it costs at the shortest. */
  htmlGrowth: 1.2,
  /** Of the server's process under load, bytes. */
  memory: 250_000_000,
  /** From click to painted heading, milliseconds. */
  navigation: 100,
};

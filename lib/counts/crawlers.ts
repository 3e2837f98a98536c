/**
 * How programs name themselves that open pages and run scripts: as a bot (a Cubot is a phone), crawler, spider or preview, by an address that
 * explains them, or, without any of these, as Google's and Lighthouse's do. In Instagram's browser a Pixel is `Google/google`.
 */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|preview|https?:|\bGoogle-|-Google\b|GoogleOther|Lighthouse|Headless/i;

export function isCrawler(userAgent: string): boolean {
  return PROGRAM.test(userAgent);
}

type Comparator = (
  actual: Buffer,
  expected: Buffer,
  options: Record<string, never>,
) => { errorMessage: string; diff?: Buffer } | null;

type CoreBundle = { utils: { getComparator: (mimeType: string) => Comparator } };

/**
 * Playwright's comparison of screenshots, that of `toMatchSnapshot()`, which itself works in a test alone. This module has no types
 * (1.65.1).
 */
const { utils }: CoreBundle = require('playwright-core/lib/coreBundle');

const compare = utils.getComparator('image/png');

/** Whether two PNG pictures look different and, where so, a picture whose red pixels are those that do. */
export function comparePictures(from: Buffer, to: Buffer): { marked: Buffer | undefined } | undefined {
  if (from.equals(to)) return undefined;
  const result = compare(to, from, {});
  return result ? { marked: result.diff } : undefined;
}

const COUNT =
  /^\+?\s*(\d{1,4}|[1-9]\.\d{3})(?:\s*(?:personas?|invitad[oa]s?|comensales|adultos|chic[oa]s|niñ[oa]s|pax))?\.?$/i;

/** The separator between the two numbers of a range, such as `80-100` or `entre 80 y 100 personas`. */
const BETWEEN = /\s?[-–—/]\s?|\s(?:a|o|y)\s/i;

/**
 * Reads a number of people as people write it: `40`, `1.200`, `+40`, `80 personas`.
 * @returns a whole number from 1 to 9,999; undefined for anything else, such as `80-100`
 */
export function parseCount(text: string): number | undefined {
  const digits = COUNT.exec(text.trim())?.[1];
  return Number(digits?.replace('.', '')) || undefined;
}

/** How many people may come. Both numbers are the same if the number is known. */
export type PeopleRange = { from: number; to: number };

/** Reads a number of people, or two: `40`, `80-100`, `entre 80 y 100 personas`. */
export function parseRange(text: string): PeopleRange | undefined {
  const parts = text.replace(/^\s*(?:de|entre)\s/i, '').split(BETWEEN);
  const counts = parts.map(parseCount).filter((count) => count !== undefined);
  if (parts.length > 2 || counts.length < parts.length) return undefined;
  return { from: Math.min(...counts), to: Math.max(...counts) };
}

/** A number of people as the message states it: digits if it is a number, else the text as typed; empty for nothing and for `0`. */
export function countText(typed: string): string {
  const text = typed.trim();
  return text === '0' ? '' : String(parseCount(text) ?? text);
}

export function peopleText(count: number): string {
  return count === 1 ? '1 persona' : `${count} personas`;
}

const COUNT =
  /^\+?\s*(\d{1,4}|[1-9]\.\d{3})(?:\s*(?:personas?|invitad[oa]s?|comensales|adultos|chic[oa]s|niñ[oa]s|pax))?\.?$/i;

/**
 * Reads a number of people as they write it: `40`, `1.200`, `+40`, `80 personas`.
 * @returns a whole number from 1 to 9,999; undefined for other words, such as `80-100`
 */
export function parseCount(text: string): number | undefined {
  const digits = COUNT.exec(text.trim())?.[1];
  return Number(digits?.replace('.', '')) || undefined;
}

/** A whole number from 1 to 9,999, or what somebody has typed in its place, such as `80-100`. */
export type PeopleCount = number | string;

/** What is typed as a number of people; undefined where nothing is. */
export function typedCount(text: string): PeopleCount | undefined {
  return parseCount(text) ?? (text.trim() || undefined);
}

export function peopleText(count: number): string {
  return count === 1 ? '1 persona' : `${count} personas`;
}

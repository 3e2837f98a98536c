const COUNT =
  /^\+?\s*(\d{1,4}|[1-9]\.\d{3})(?:\s*(?:personas?|invitad[oa]s?|comensales|adultos|chic[oa]s|niñ[oa]s|pax))?\.?$/i;

/** The separator between the two numbers of a range, such as `80-100` or `de 80 a 100 personas`. */
const BETWEEN = /\s?[-–—/]\s?|\s[ao]\s/i;

/** `y` makes a range only behind `entre`: `45 adultos y 8 chicos` are 53 guests of two kinds, so it stays words. */
const ENTRE = /^entre\s(.+)\sy\s/i;

/** How many people. Both numbers are the same if it is known. As typed, from 1 to 9,999; those of a bill may be 0, or a part. */
export type PeopleRange = { from: number; to: number };

/** A number of people as somebody typed it, read once: the text and what it says travel together. */
export type People = {
  /** Digits if it is one number, else the words as typed. Empty if nothing is typed. */
  text: string;
  /** Undefined for words, and for 0. */
  range: PeopleRange | undefined;
};

/**
 * Reads a number of people as people write it: `40`, `1.200`, `+40`, `80 personas`, `80-100`, `entre 80 y 100 personas`; `unos 80` stays
 * words.
 */
export function readPeople(typed: string): People {
  const text = typed.trim();
  // While a page comes nothing is typed, so it need not wait until these patterns are compiled.
  if (!text) return { text, range: undefined };
  const parts = text.replace(ENTRE, '$1-').replace(/^de\s/i, '').split(BETWEEN);
  const counts = parts.map(countIn).filter((count) => count > 0);
  if (parts.length > 2 || counts.length < parts.length) return { text, range: undefined };
  const range = { from: Math.min(...counts), to: Math.max(...counts) };
  return { text: range.from === range.to ? `${range.from}` : text, range };
}

/** 0 for what is no number. */
function countIn(text: string): number {
  return Number(COUNT.exec(text.trim())?.[1]?.replace('.', '') ?? 0);
}

/** Whether something other than 0 is typed. */
export function isAnybody({ text }: People): boolean {
  return text !== '' && text !== '0';
}

/** The number of people, where it is one number, 0 too; undefined for a range, for words and for nothing. */
export function oneNumber({ text, range }: People): number | undefined {
  if (text === '0') return 0;
  return range?.from === range?.to ? range?.from : undefined;
}

/** How many of the guests an option is for, as somebody typed it, read once. */
export type Servings = {
  /** Digits if it is one number, else the words as typed. Not empty. */
  text: string;
  /** Undefined for other words. */
  count: number | 'all' | undefined;
};

/** Reads a number of guests, or `todos`. Undefined if nothing is typed. */
export function readServings(typed: string): Servings | undefined {
  const people = readPeople(typed);
  if (!people.text) return undefined;
  return { text: people.text, count: /^tod[oa]s?$/i.test(people.text) ? 'all' : oneNumber(people) };
}

export function peopleText(count: number): string {
  return count === 1 ? '1 persona' : `${count} personas`;
}

/** `31`, or `76 a 96`; `15,5` where a child counts as a part. */
export function rangeText({ from, to }: PeopleRange): string {
  return (from === to ? `${to}` : `${from} a ${to}`).replaceAll('.', ',');
}

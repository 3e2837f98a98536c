import type { z } from 'zod';
import { cleanLine, isCut } from './clean-text';
import { type Language, sentences } from './sentences';
import { tableRowOf } from './table-row';

type Fate = 'shown' | 'invalid' | 'repeated' | 'beyond limit' | 'empty';

export type RowReport = {
  /** Where it stands, by {@link placeOf}; the name of its list alone where the report is about all of the list. */
  place: string;
  /** Its title or name as the site shows it; where it has none, the beginning of the row itself. */
  label?: string;
  fate: Fate;
  /** Why it is not shown; or, where it is shown, what of it is not shown as it is stated. */
  reasons: string[];
  /** What else is worth knowing of it. */
  remarks?: string[];
  /** A shown row in words, as visitors see it. */
  shownAs?: () => string;
};

/** Takes the report about each row, in the order of the API. Nothing keeps them: a body of 2 MB may hold a million rows. */
export type Report = (row: RowReport) => void;

export type Parsed<T> = { content: T[]; failure?: undefined } | { content?: undefined; failure: string };

/** How many rows of a body are judged, of a menu those of all its categories. */
export const MAX_ROWS = 5_000;

/** The sentences for a row: in Spanish where it is one of a table. */
export function sentencesFor(row: unknown) {
  return sentences[tableRowOf(row) ? 'es' : 'en'];
}

/** The report about a row that does not fit its schema. */
export function invalidRow(place: string, row: unknown, { issues }: z.ZodError): RowReport {
  if (tableRowOf(row))
    return { place, label: quote(row), fate: 'invalid', reasons: ['no tiene texto que se pueda mostrar'] };
  const reasons = issues.map(({ path, message }) => [...path, message].join(' '));
  return { place, label: quote(row), fate: 'invalid', reasons };
}

/** A foreign value as JSON, of at most 40 characters and on one line. */
export function quote(value: unknown): string {
  try {
    return cleanLine(JSON.stringify(value) ?? 'nothing', 40);
  } catch {
    // The engine reads nesting of any depth, and runs out of stack when it writes it.
    return 'a value of many levels';
  }
}

/** What of a row is not shown as the row states it, by the fields of the row that its schema has made of it. */
export function differences(row: unknown, shown: object): string[] {
  const stated = new Map<string, unknown>(Object.entries(Object(row)));
  const fields = Object.entries(shown).flatMap(([name, value]) => {
    const difference = differenceOf(name, stated.get(name), value, sentencesFor(row));
    return difference ? [difference] : [];
  });
  return [...(tableRowOf(row)?.notes ?? []), ...fields];
}

function differenceOf(
  name: string,
  given: unknown,
  value: unknown,
  words: (typeof sentences)[Language],
): string | undefined {
  if (typeof value === 'string' && isCut(given, value)) return words.isCut(name, value.length);
  if (Array.isArray(given) && Array.isArray(value)) {
    const missing = given.length - value.length;
    return missing > 0 ? words.lacks(name, missing, given.length) : undefined;
  }
  const isUnused = value === undefined || Array.isArray(value);
  return isUnused && given ? words.isUnused(name, quote(given)) : undefined;
}

const MAX_LINES = 100;

export type Counts = { kept: number; leftOut: number };

/**
 * Counts rows as they are reported, and prints what the owner has to know: of an API the rows that are left out, of a table those too that
 * are not shown as they were typed. The first hundred each, the rest in one line for each reason.
 */
export function tallyRows(noun: string, language: Language, print: (line: string) => void) {
  const words = sentences[language];
  const counts = { kept: 0, leftOut: 0 };
  let named = 0;
  const beyondLimit = new Map<string, number>();

  function name({ place, fate }: RowReport, reason: string) {
    named += 1;
    const line = fate === 'shown' ? words.rowDiffers : words.rowIsLeftOut;
    if (named <= MAX_LINES) print(line(place, reason));
  }

  return {
    report(row: RowReport): void {
      const { fate } = row;
      const reason = row.reasons.join(', ');
      if (fate === 'shown') counts.kept += 1;
      else if (fate !== 'empty') counts.leftOut += 1;
      if (fate === 'beyond limit') beyondLimit.set(reason, (beyondLimit.get(reason) ?? 0) + 1);
      else if (fate === 'invalid' || (language === 'es' && reason)) name(row, reason);
    },
    finish(): Counts {
      if (named > MAX_LINES) print(words.moreAreLeftOut(named - MAX_LINES, noun));
      for (const [limit, count] of beyondLimit) print(words.areLeftOut(count, noun, limit));
      return counts;
    },
  };
}

/** Where a row stands: of a table its number there, else its list and its place in it, counted from 0. */
export function placeOf(row: unknown, list: string, index: number): string {
  const ofTable = tableRowOf(row);
  return ofTable ? `fila ${ofTable.fila}` : `${list}[${index}]`;
}

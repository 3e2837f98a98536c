import type { z } from 'zod';
import { cleanLine, isCut } from './clean-text';
import type { Words } from './sentences';
import type { Columns } from './table/columns';

/** A row of an API or a table, before it is judged. */
export type FoundRow = {
  /** Where it stands: `Postres[3]` in an API, counted from 0, or `fila 14`. */
  place: string;
  /** What it states, by the API's names. */
  values: unknown;
  /** Of a table's row, its title or name as it was typed. */
  label?: string;
  /** Why some of its cells are not taken as they were typed, in Spanish. */
  notes?: readonly string[];
};

type Fate = 'shown' | 'invalid' | 'repeated' | 'beyond limit' | 'empty';

export type RowReport = {
  /** Where it stands; the name of its list alone where the report is about all of the list. */
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

/** Takes the report about each row, in the order of the source. Nothing keeps them: a body of 2 MB may hold a million rows. */
export type Report = (row: RowReport) => void;

export type Parsed<T> = { content: T[]; failure?: undefined } | { content?: undefined; failure: string };

/** How many rows of a source are judged, of a menu those of all its categories. */
export const MAX_ROWS = 3_000;

export function beyondLimit({ place }: { place: string }, reason: string): RowReport {
  return { place, fate: 'beyond limit', reasons: [reason] };
}

/** The report about a row that does not fit its schema. */
export function invalidRow(row: FoundRow, { issues }: z.ZodError, columns: Columns, words: Words): RowReport {
  const { place, values, label = quote(values), notes = [] } = row;
  const reasons = issues.map(({ path: [name = ''], message }) =>
    words.isMissing({ name: String(name), title: columns[String(name)]?.title ?? 'datos' }, message),
  );
  return { place, label, fate: 'invalid', reasons: [...reasons, ...notes] };
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

/**
 * What is shown otherwise than a row states it.
 * @param shown what the row's schema has made of it
 */
export function differences(
  { values, notes = [] }: FoundRow,
  shown: object,
  columns: Columns,
  words: Words,
): string[] {
  const made = new Map<string, unknown>(Object.entries(shown));
  const fields = Object.entries(columns).flatMap(([name, column]) => {
    const given = Object.hasOwn(Object(values), name) && Object(values)[name];
    if (!column.field || !given || column.statesNothing?.(given)) return [];
    return differenceOf({ name, ...column }, given, made.get(name), words) ?? [];
  });
  return [...notes, ...fields];
}

function differenceOf(
  field: { name: string; title: string; expected: string },
  given: unknown,
  value: unknown,
  words: Words,
): string | undefined {
  if (typeof value === 'string' && isCut(given, value)) return words.isCut(field, value.length);
  if (Array.isArray(given) && Array.isArray(value)) {
    const missing = given.length - value.length;
    return missing > 0 ? words.lacks(field, missing, given.length) : undefined;
  }
  const isUnused = value === undefined || Array.isArray(value);
  return isUnused ? words.isUnused(field, quote(given)) : undefined;
}

import type { z } from 'zod';
import { cleanLine, isCut } from '@/lib/content/table/clean-text';
import type { Columns } from '@/lib/content/table/columns';
import type { TableSummary } from '@/lib/content/table/reader';
import type { Words } from './sentences';

/** A row of an API or a table, before it is judged. */
export type FoundRow = {
  /** Where the row is: `Postres[3]` in an API (counted from 0), or `fila 14` in a table. */
  place: string;
  /** The row's values, keyed by the API's field names. */
  values: unknown;
  /** For a table's row: its title or name, as typed. */
  label?: string;
  /** For a table's row: why some cells are not used as typed, in Spanish. */
  notes?: readonly string[];
};

export type RowReport = {
  /** Where the row is; just the category's name if the report is about the whole category. */
  place: string;
  /** The row's title or name; for an API's invalid row, the start of the row as JSON. */
  label?: string;
  /** `empty` if it shows nothing on purpose: a hidden option, or a category without options. */
  fate: 'shown' | 'invalid' | 'repeated' | 'beyond limit' | 'empty';
  /** Why the row is not shown or, if it is shown, what differs from what it states. */
  reasons: string[];
  /** A shown row in words, as visitors see it. */
  shownAs?: () => string;
};

/** A parsed source, with a report about each row, in the order of the source. The summary is that of a table that could be read. */
export type Parsed<T> = { reports: RowReport[]; summary?: TableSummary } & (
  | { content: T[]; failure?: undefined }
  | { content?: undefined; failure: string }
);

export function beyondLimit({ place }: { place: string }, reasons: string[]): RowReport {
  return { place, fate: 'beyond limit', reasons };
}

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
    // `JSON.parse` accepts nesting of any depth, but `JSON.stringify` runs out of stack on it.
    return 'a value of many levels';
  }
}

/**
 * What is shown differently from what a row states.
 * @param shown the row as its schema has parsed it
 */
export function differences(
  { values, notes = [] }: FoundRow,
  shown: object,
  columns: Columns,
  words: Words,
): string[] {
  const fields = Object.entries(columns).flatMap(([name, column]) => {
    const given = Object(values)[name];
    if (!column.field || !given || column.statesNothing?.(given)) return [];
    return differenceOf({ name, ...column }, given, Reflect.get(shown, name), words) ?? [];
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

import type { z } from 'zod';
import { inShort, isCut } from '@/lib/content/table/clean-text';
import type { Columns } from '@/lib/content/table/columns';
import { MAX_DISHES } from '@/lib/content/table/limits';
import type { TableSummary } from '@/lib/content/table/reader';

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
  fate: 'shown' | 'invalid' | 'beyond limit' | 'empty';
  /** In Spanish: why the row is not shown or, if it is shown, what differs from what it states. */
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

export function invalidRow(row: FoundRow, { issues }: z.ZodError, columns: Columns): RowReport {
  const { place, values, label = quote(values), notes = [] } = row;
  const reasons = issues.map(({ path: [name = ''] }) => {
    const { title = 'datos', field, ...column } = columns[String(name)] ?? {};
    const given = Object(values)[name];
    return field && given && 'expected' in column
      ? `${title} ${quote(given)}: ${column.expected}`
      : `sin ${title}`;
  });
  return { place, label, fate: 'invalid', reasons: [...reasons, ...notes] };
}

/** A foreign value as JSON, of at most 40 characters and on one line. */
export function quote(value: unknown): string {
  try {
    return inShort(JSON.stringify(value) ?? 'nada');
  } catch {
    // `JSON.parse` accepts nesting of any depth, but `JSON.stringify` runs out of stack on it.
    return 'un valor de muchos niveles';
  }
}

/**
 * What is shown differently from what a row states.
 * @param shown the row as its schema has parsed it
 */
export function differences({ values, notes = [] }: FoundRow, shown: object, columns: Columns): string[] {
  const fields = Object.entries(columns).flatMap(([name, column]) => {
    const given = Object(values)[name];
    if (!column.field || !given || column.statesNothing?.(given)) return [];
    return differenceOf(column, given, Reflect.get(shown, name)) ?? [];
  });
  return [...notes, ...fields];
}

function differenceOf(
  { title, expected }: { title: string; expected: string },
  given: unknown,
  value: unknown,
): string | undefined {
  if (typeof value === 'string' && isCut(given, value))
    return `${title}: es muy largo, se corta en ${value.length} letras`;
  if (Array.isArray(given) && Array.isArray(value)) {
    const missing = given.length - value.length;
    return missing > 0
      ? `${title}: ${missing} de ${given.length} no se muestran, por repetidos o por pasar de ${MAX_DISHES}`
      : undefined;
  }
  return value === undefined || Array.isArray(value) ? isUnused({ title, expected }, given) : undefined;
}

export function isUnused({ title, expected }: { title: string; expected: string }, given: unknown): string {
  return `${title} ${quote(given)}: no se muestra, ${expected}`;
}

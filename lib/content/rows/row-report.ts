import type { z } from 'zod';
import { MAX_DISHES } from '@/lib/content/limits';
import { inShort } from '@/lib/content/table/clean-text';
import type { Columns } from '@/lib/content/table/columns';
import type { FoundRow, TableSummary } from '@/lib/content/table/read-table';

/** What became of a row: the `judge…` functions say it of what they judge, and `source/report` tells the owner. */
export type RowReport = {
  /** Where the row is; just the category's name if the report is about the whole category. */
  place: string;
  /** The row's title or name. */
  label?: string;
  /** `hidden` if it rightly shows nothing: a hidden option, a category without options, a fact without a value, an older review. */
  outcome: 'shown' | 'hidden' | 'left out';
  /**
   * In Spanish: why the row is not shown or, if it is shown, what differs from what it states. The owner reads them on a public page, so they
   * hold titles, names of facts, and the cells of {@link publicColumns} alone.
   */
  remarks: readonly string[];
};

/**
 * A parsed source, with a report about each row, in the order of the source. The summary is that of a table that could be read. Everybody may
 * read its `publicFailure`; without one, all of a failure.
 */
export type Parsed<T> = {
  reports: RowReport[];
  summary?: TableSummary;
  /** Of a menu: the options that are not charged to each guest who eats them, a line for each way, in Spanish. */
  charges?: string[];
} & (
  | { content: T[]; failure?: undefined; publicFailure?: undefined }
  | { content?: undefined; failure: string; publicFailure?: string }
);

/** The report of a row without a value that it needs. */
export function invalidRow(row: FoundRow, { issues }: z.ZodError, columns: Columns): RowReport {
  const { place, label, remarks = [] } = row;
  const missing = issues.map(({ path: [name = ''] }) => `sin ${columns[String(name)]?.title ?? 'datos'}`);
  return { place, ...(label && { label }), outcome: 'left out', remarks: [...missing, ...remarks] };
}

/** A foreign value as JSON, of at most 40 characters and on one line. */
export function quote(value: unknown): string {
  return inShort(JSON.stringify(value) ?? 'nada');
}

/** The titles of the columns whose cells visitors may read as typed. */
export const publicColumns = ['precio', 'por', 'mínimo', 'estado'];

/**
 * The values of a row that are not shown, in Spanish; an API's list that is none, and an entry that is no text, go unnamed.
 * @param shown the row as its schema has parsed it
 */
export function unusedIn({ values, remarks = [] }: FoundRow, shown: object, columns: Columns): string[] {
  const unused = Object.entries(columns).flatMap(([name, column]) => {
    const given = Object(values)[name];
    if (Array.isArray(given) && given.length > MAX_DISHES)
      return `${column.title}: se muestran los primeros ${MAX_DISHES}`;
    const isUsed = !given || Reflect.get(shown, name) !== undefined;
    return !column.field || isUsed || column.statesNothing?.(given) ? [] : unusedText(column, given);
  });
  return [...remarks, ...unused];
}

/** Says that a value is not shown, and what goes there. */
export function unusedText({ title, expected }: { title: string; expected: string }, given: unknown): string {
  const cell = publicColumns.includes(title) ? ` ${quote(given)}` : '';
  return `${title}${cell}: no se muestra, ${expected}`;
}

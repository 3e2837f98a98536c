import type { z } from 'zod';
import { plainName } from '@/lib/quotation/categories';

/** Takes what the owner has to know of a cell, in Spanish. */
export type Note = (reason: string) => void;

/** Makes of a filled cell what the API would send. */
export type CellReader = (cell: string, note: Note) => unknown;

/** A column of a table, and the field of the API that states the same. All that is known of it is declared here. */
export type Column<Shown> = {
  /** What stands above it in a table. */
  title: string;
  /** Whether a table without it is none of this kind. */
  isRequired?: true;
} & (
  | {
      /** A column that only a table needs. */
      field?: undefined;
    }
  | {
      /** How the API states it; judges what a cell has become, too. */
      field: z.ZodType;
      /** What belongs there, in Spanish: said of what cannot be used. */
      expected: string;
      /** Made of all cells of the column. Without it a cell is taken as it stands. */
      reader?: (cells: readonly string[]) => CellReader;
      /** Whether a value says that there is nothing to show, such as a price of `-`. */
      statesNothing?: (value: unknown) => boolean;
      /** How visitors see it: said by `npm run check-api`. */
      shownAs: (shown: Shown) => string | undefined;
    }
);

/** The columns of a kind of table by the API's names, in the order of the guide. */
export type Columns<Shown = never> = Record<string, Column<Shown>>;

type Fields<C> = {
  [K in keyof C as C[K] extends { field: z.ZodType } ? K : never]: C[K] extends { field: infer F }
    ? F
    : never;
};

/** The fields of the API among some columns. */
export function fieldsOf<C extends Columns>(columns: C): Fields<C> {
  const fields = Object.entries(columns).flatMap(([name, { field }]) => (field ? [[name, field]] : []));
  return Object.fromEntries(fields) as Fields<C>;
}

/** What visitors see of a row, in words. */
export function inWords<Shown>(columns: Columns<Shown>, shown: Shown): string {
  return Object.values(columns)
    .flatMap((column) => (column.field && column.shownAs(shown)) || [])
    .join(', ');
}

/** The titles of all columns, or of the required ones. */
export function titlesOf(columns: Columns, { required = false } = {}): string[] {
  return Object.values(columns).flatMap(({ title, isRequired }) => (!required || isRequired ? [title] : []));
}

const MAX_TITLE = 40;

/** The title of the column that a title names; case, accents and blanks make no difference. */
export function columnOf(title: string, columns: Columns): string | undefined {
  const plain = plainTitle(title);
  return titlesOf(columns).find((column) => plainName(column) === plain);
}

/** The column that a title is probably meant for: `Precio 2026`, `Estados`, `opcines`. */
export function guessColumn(title: string, columns: readonly string[]): string | undefined {
  const words = plainTitle(title).split(/[^a-z]+/);
  return columns.find((column) => words.some((word) => isAlike(word, plainName(column))));
}

function isAlike(word: string, column: string): boolean {
  // Many words begin like `por`.
  if (column.length <= 4) return word === column || word === `${column}s`;
  if (word.startsWith(column.slice(0, -1))) return true;
  const longest = Math.max(word.length, column.length);
  const shared = sharedStart(word, column);
  const reverse = (text: string) => [...text.slice(shared)].reverse().join('');
  return word.length > 3 && longest - shared - sharedStart(reverse(word), reverse(column)) <= 2;
}

/** How many letters two words have in common at their start. */
function sharedStart(a: string, b: string): number {
  const differing = [...a].findIndex((letter, index) => letter !== b[index]);
  return differing === -1 ? a.length : differing;
}

/** Of a title that is longer than any column's, the beginning. */
function plainTitle(title: string): string {
  return plainName(title.slice(0, MAX_TITLE).replace(/\p{Cf}/gu, ''));
}

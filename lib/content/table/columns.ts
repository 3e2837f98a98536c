import { z } from 'zod';
import { plainName } from '@/lib/quotation/categories';
import { withoutMarks } from './marks';

/** Records a remark on a cell for the owner, in Spanish. */
export type Note = (reason: string) => void;

/** Turns a filled cell into the value that the API would send. */
export type CellReader = (cell: string, note: Note) => unknown;

type Titled = {
  /** The column's heading in a table. */
  title: string;
  /** Whether a table of this kind must have the column. */
  isRequired?: true;
};

/** A column of a table, and the API's field with the same meaning. Everything known about them is declared here. */
type FieldColumn<Field extends z.ZodType = z.ZodType> = Titled & {
  /** The API's field. Its schema also judges the value that a cell becomes, and types what the site shows. */
  field: Field;
  /** What belongs there, in Spanish; stated when a value cannot be used. */
  expected: string;
  /** Makes a cell reader from all cells of the column. Without it, cells are used as they are. */
  reader?: (cells: readonly string[]) => CellReader;
  /** Whether a value means that there is nothing to show, such as a price of `-`. */
  statesNothing?: (value: unknown) => boolean;
  /** For a column of addresses, which what stands around words may hold. */
  keepsMarks?: true;
  /** How visitors see the value, if not by the row's name or with another value; printed by `npm run check-api`. */
  shownAs?(value: z.output<Field>): string | undefined;
};

/** The columns of a kind of table, keyed by the API's field names, in the order of the guide (lib/content/sample/LEEME.md). */
export type Columns = Record<
  string,
  FieldColumn | (Titled & { field?: undefined; reader?: undefined; keepsMarks?: undefined })
>;

/** Declares a column that is a field of the API too. */
export function fieldColumn<Field extends z.ZodType>(column: FieldColumn<Field>): FieldColumn<Field> {
  return column;
}

/** A field without which a row is left out. */
export function requiredText(clean: (text: string) => string) {
  return z.string().min(1).transform(clean).pipe(z.string().min(1));
}

/** A field that is missing if it cannot be used. */
export function optional<T extends z.ZodType>(field: T) {
  return field.optional().catch(undefined);
}

type Fields<C extends Columns> = {
  [K in keyof C as C[K]['field'] extends z.ZodType ? K : never]: C[K]['field'];
};

/** The API's fields among these columns. */
export function fieldsOf<C extends Columns>(columns: C): Fields<C> {
  const fields = Object.entries(columns).flatMap(([name, { field }]) => (field ? [[name, field]] : []));
  return Object.fromEntries(fields) as Fields<C>;
}

/** What visitors see of a row, in words. */
export function inWords(columns: Columns, row: object): string[] {
  return Object.entries(columns).flatMap(
    ([name, column]) => (column.field && column.shownAs?.(Reflect.get(row, name))) || [],
  );
}

export function titlesOf(columns: Columns, { required = false } = {}): string[] {
  return Object.values(columns).flatMap(({ title, isRequired }) => (!required || isRequired ? [title] : []));
}

const MAX_TITLE = 40;

/** The column that a title names, ignoring case, accents and extra blanks. */
export function columnOf(title: string, columns: Columns): string | undefined {
  const plain = plainTitle(title);
  return titlesOf(columns).find((column) => plainName(column) === plain);
}

/** The column that a title probably means: `Precio 2026`, `Estados`, `opcines`. */
export function guessColumn(title: string, columns: readonly string[]): string | undefined {
  const words = plainTitle(title).split(/[^a-z]+/);
  return columns.find((column) => words.some((word) => isAlike(word, plainName(column))));
}

/** Whether a word is a plural of a name, begins like it, or differs from it by a slip of the fingers. */
export function isAlike(word: string, column: string): boolean {
  // Short names such as `por` must match whole words, because many words begin like them.
  if (column.length <= 4) return word === column || word === `${column}s`;
  if (word.startsWith(column.slice(0, -1))) return true;
  if (word.length <= 3 || Math.abs(word.length - column.length) > 2) return false;
  const longest = Math.max(word.length, column.length);
  const shared = sharedStart(word, column);
  const reverse = (text: string) => [...text.slice(shared)].reverse().join('');
  return longest - shared - sharedStart(reverse(word), reverse(column)) <= 2;
}

function sharedStart(a: string, b: string): number {
  const differing = [...a].findIndex((letter, index) => letter !== b[index]);
  return differing === -1 ? a.length : differing;
}

/** The title in plain form. Only its beginning counts, because no column's title is longer. */
function plainTitle(title: string): string {
  return plainName(
    withoutMarks(
      title
        .slice(0, MAX_TITLE)
        .replace(/\p{Cf}/gu, '')
        .trim(),
    ),
  );
}

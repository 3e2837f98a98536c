import { z } from 'zod';
import { plainName } from '@/lib/values/plain-name';

type Titled = {
  /** The column's title in a table. */
  title: string;
  /** Whether a table of this kind must have the column. */
  isRequired?: true;
};

/** A column of a table, and the API's field with the same meaning. Everything known about them is declared here. */
type FieldColumn = Titled & {
  /** The API's field. Its schema also judges the value that a cell becomes, and types what the site shows. */
  field: z.ZodType;
  /** What belongs there, in Spanish; stated when a value cannot be used. */
  expected: string;
  /** Turns a filled cell into the value that the API would send. Without it, cells are used as they are. */
  read?: (cell: string) => unknown;
  /** Whether a value means that there is nothing to show, such as a minimum of `-`. */
  statesNothing?: (value: unknown) => boolean;
};

/**
 * The columns of a kind of table, keyed by the API's field names where they are fields, in the order of the guide
 * (lib/content/sample/LEEME.md).
 */
export type Columns = Record<string, FieldColumn | (Titled & { field?: undefined; read?: undefined })>;

/** A field without which a row is left out. */
export function requiredText(clean: (text: string) => string) {
  return z.string().min(1).transform(clean).pipe(z.string().min(1));
}

/** A field that is missing if it cannot be used. */
export function optional<T extends z.ZodType>(field: T) {
  return field.optional().catch(undefined);
}

const MAX_URL = 2_000;

/** An address of these protocols. One with a user in it, such as `https://google.com@elsewhere.example`, may lead elsewhere than it says. */
export function webAddress(protocol: RegExp) {
  return z
    .string()
    .max(MAX_URL)
    .pipe(z.url({ protocol }))
    .transform((text) => new URL(text))
    .refine(({ username, password }) => !username && !password)
    .transform(({ href }) => href);
}

type Fields<C extends Columns> = {
  [K in keyof C as C[K]['field'] extends z.ZodType ? K : never]: C[K]['field'];
};

/** The API's fields among these columns. */
export function fieldsOf<C extends Columns>(columns: C): Fields<C> {
  const fields = Object.entries(columns).flatMap(([name, { field }]) => (field ? [[name, field]] : []));
  return Object.fromEntries(fields) as Fields<C>;
}

/** The name of the column of a title, ignoring case, accents and extra blanks. */
export function columnNamed(title: string, columns: Columns): string | undefined {
  const plain = plainName(title.replace(/\p{Cf}/gu, ''));
  return Object.keys(columns).find((name) => plainName(columns[name]?.title ?? '') === plain);
}

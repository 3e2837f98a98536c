import { plainName } from '@/lib/quotation/categories';

/** The columns of a kind of table, in the order of the guide. Without the required ones it is none of this kind. */
export type TableKind = { columns: readonly string[]; required: readonly string[] };

export const menuTable: TableKind = {
  columns: [
    'categoría',
    'opción',
    'precio',
    'incluye',
    'entradas',
    'principal',
    'estado',
    'por',
    'mínimo',
    'apto',
  ],
  required: ['categoría', 'opción'],
};

export const reviewsTable: TableKind = {
  columns: ['nombre', 'mensaje', 'estrellas', 'fecha', 'enlace', 'foto'],
  required: ['nombre', 'mensaje'],
};

const MAX_TITLE = 40;

/** The column that a title names; case, accents and blanks make no difference. */
export function columnOf(title: string, { columns }: TableKind): string | undefined {
  const plain = plainTitle(title);
  return columns.find((column) => plainName(column) === plain);
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

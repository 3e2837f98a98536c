import { cleanLine } from '@/lib/content/clean-text';
import type { FoundRow } from '@/lib/content/rows';
import { cellText, isFormulaError, isGarbled, MAX_CELL } from './cells';
import { type Columns, guessColumn, titlesOf } from './columns';
import { type Grid, readGrid } from './grid';

/** A row of a table. Its `values` are those that the API would send. */
export type TableRow<Name extends string> = FoundRow & {
  values: Record<string, unknown>;
  label: string;
  notes: string[];
  /** The text of a cell; empty if there is no such column, or if the cell holds an error instead of a value. */
  cell: (column: Name) => string;
};

export type TableSummary = {
  /** For each column that is read: its title, and how many of its cells are filled. */
  columns: Map<string, number>;
  /** The titles of the other columns, each with the column that it probably means. */
  others: { title: string; guess: string | undefined }[];
  rows: number;
  /** How many rows hold an error instead of a value. */
  rowsWithErrors: number;
  /** The number of the first row that was not read; undefined if all were read. */
  unreadFrom: number | undefined;
  /** For a menu: the title of each option, and the plain name of its category; empty for options above the first category. */
  categories?: ReadonlyMap<string, string>;
};

/**
 * Reads a text as a table with these columns.
 * @throws {TableError}
 */
export function readTable<C extends Columns>(
  text: string,
  columns: C,
): { rows: TableRow<keyof C & string>[]; summary: TableSummary } {
  const grid = readGrid(text, columns);
  const found = placesOf(grid, columns);
  const rows = grid.rows.map(({ fila, cells }) => takeRow(fila, cells, found));
  for (const column of found) readColumn(column, rows);
  return {
    rows,
    summary: {
      columns: new Map(found.map(({ name, title }) => [title, rows.filter(({ cell }) => cell(name)).length])),
      others: othersIn(grid, columns),
      rows: rows.length,
      rowsWithErrors: grid.rows.filter(({ cells }) => found.some(({ index }) => hasErrors(cells[index])))
        .length,
      unreadFrom: grid.unreadFrom,
    },
  };
}

type FoundColumn = Columns[string] & {
  /** The API's name for the column. */
  name: string;
  /** The column's position, counted from 0. */
  index: number;
};

function placesOf({ named }: Grid, columns: Columns): FoundColumn[] {
  return Object.entries(columns)
    .map(([name, column]) => ({ ...column, name, index: named.indexOf(column.title) }))
    .filter(({ index }) => index !== -1)
    .sort((a, b) => a.index - b.index);
}

/** A row without its values yet. */
function takeRow(fila: number, cells: readonly string[], found: readonly FoundColumn[]): TableRow<string> {
  const texts = new Map<string, string>();
  const notes: string[] = [];
  for (const { name, title, index } of found) {
    const text = cellText(cells[index]);
    const reason = problemIn(text, cells[index]);
    if (reason) notes.push(`${title} ${reason}`);
    texts.set(name, isFormulaError(text) ? '' : text);
  }
  const cell = (column: string) => texts.get(column) ?? '';
  const label = found.find(({ field, isRequired }) => field && isRequired);
  return { place: `fila ${fila}`, label: cell(label?.name ?? ''), values: {}, notes, cell };
}

function problemIn(text: string, cell = ''): string | undefined {
  if (isFormulaError(text)) return formulaError(text);
  if (cell.length > MAX_CELL) return `tiene más de ${MAX_CELL} letras: se corta ahí`;
  return isGarbled(cell.slice(0, MAX_CELL)) ? `"${cleanLine(text, 40)}": tiene letras dañadas` : undefined;
}

export function formulaError(error: string): string {
  return `"${cleanLine(error, 40)}": es un error de la planilla`;
}

/** Adds the values of a column to its rows. */
function readColumn({ name, title, field, reader }: FoundColumn, rows: readonly TableRow<string>[]): void {
  if (!field) return;
  const read = reader?.(rows.map(({ cell }) => cell(name)));
  for (const { cell, values, notes } of rows) {
    const text = cell(name);
    if (text) values[name] = read ? read(text, (reason) => notes.push(`${title} ${reason}`)) : text;
  }
}

/** Whether a cell, or a line of it, is an error instead of a value. */
function hasErrors(cell = ''): boolean {
  const lines = cell.slice(0, MAX_CELL).split('\n');
  return lines.some((line) => isFormulaError(line.trim()));
}

function othersIn({ titles, named }: Grid, columns: Columns): TableSummary['others'] {
  const free = titlesOf(columns).filter((column) => !named.includes(column));
  return titles
    .filter((title, index) => cellText(title) && !named[index])
    .map((title) => ({ title: cleanLine(title, 40), guess: guessColumn(title, free) }));
}

/** Remarks, in Spanish, on what is probably ignored by mistake: columns with a wrong title, and rows beyond the limit. */
export function remarksOnTable(summary: TableSummary | undefined): string[] {
  const { others = [], unreadFrom } = summary ?? {};
  const remarks = others.flatMap(({ title, guess }) =>
    guess ? [`OJO: la columna "${title}" no se lee. ¿Es "${guess}"?`] : [],
  );
  if (unreadFrom) remarks.push(`OJO: desde la fila ${unreadFrom} no se lee: son demasiadas filas`);
  return remarks;
}

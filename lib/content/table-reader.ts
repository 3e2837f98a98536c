import { cellText, isFormulaError, isGarbled } from './cells';
import { cleanLine } from './clean-text';
import { columnOf, guessColumn, type TableKind } from './columns';
import { type Grid, readGrid } from './table-grid';

/** A row of a table, its cells by the names of their columns: empty where there is no such column, or an error in place of a value. */
export type Row = {
  /** Its number in the spreadsheet. */
  fila: number;
  cell: (column: string) => string;
  /** What of its cells is not taken as it was typed, and why. */
  notes: string[];
};

export type TableSummary = {
  /** Of each column that is read, how many of its cells are filled. */
  columns: Map<string, number>;
  /** The titles of the other columns, with the column that each is probably meant for. */
  others: { title: string; guess: string | undefined }[];
  rows: number;
  /** How many rows have an error in place of a value. */
  rowsWithErrors: number;
  /** The number of the first row that was not read; undefined where all were. */
  unreadFrom: number | undefined;
};

/**
 * Reads a text as a table of a kind.
 * @throws {TableError}
 */
export function readTable(text: string, kind: TableKind): { rows: Row[]; summary: TableSummary } {
  const grid = readGrid(text, kind);
  const places = placesOf(grid, kind);
  const read = [...places.keys()];
  const rows = grid.rows.map((row) => readRow(row, places));
  return {
    rows,
    summary: {
      columns: new Map(read.map((column) => [column, rows.filter(({ cell }) => cell(column)).length])),
      others: othersIn(grid, kind, read),
      rows: rows.length,
      rowsWithErrors: grid.rows.filter(({ cells }) => hasErrors(cells, places)).length,
      unreadFrom: grid.unreadFrom,
    },
  };
}

function readRow({ fila, cells }: Grid['rows'][number], places: ReadonlyMap<string, number>): Row {
  const values = new Map<string, string>();
  const notes: string[] = [];
  for (const [column, place] of places) {
    const value = cellText(cells[place]);
    const isError = isFormulaError(value);
    if (isError) notes.push(formulaError(column, value));
    else if (isGarbled(value)) notes.push(`${column} "${cleanLine(value, 40)}": tiene letras dañadas`);
    values.set(column, isError ? '' : value);
  }
  return { fila, notes, cell: (column) => values.get(column) ?? '' };
}

/** Whether a cell that is read, or a line of one, has an error in place of a value. */
function hasErrors(cells: readonly string[], places: ReadonlyMap<string, number>): boolean {
  return [...places.values()].some((place) =>
    cellText(cells[place])
      .split('\n')
      .some((line) => isFormulaError(line.trim())),
  );
}

export function formulaError(column: string, error: string): string {
  return `${column} "${cleanLine(error, 40)}": es un error de la planilla`;
}

/** Where each column stands that is read. */
function placesOf({ titles }: Grid, kind: TableKind): Map<string, number> {
  const found = titles.map((title, place) => [columnOf(title, kind), place] as const);
  return new Map(found.flatMap(([column, place]) => (column ? [[column, place] as const] : [])));
}

function othersIn({ titles }: Grid, kind: TableKind, read: readonly string[]): TableSummary['others'] {
  const free = kind.columns.filter((column) => !read.includes(column));
  return titles
    .filter((title) => cellText(title) && !columnOf(title, kind))
    .map((title) => ({ title: cleanLine(title, 40), guess: guessColumn(title, free) }));
}

/** What of a table as a whole is not read though it is probably meant to be. */
export function remarksOn({ others, unreadFrom }: TableSummary): string[] {
  const columns = others.flatMap(({ title, guess }) =>
    guess ? [`OJO: la columna "${title}" no se lee. ¿Es "${guess}"?`] : [],
  );
  return unreadFrom
    ? [...columns, `OJO: desde la fila ${unreadFrom} no se lee: son demasiadas filas`]
    : columns;
}

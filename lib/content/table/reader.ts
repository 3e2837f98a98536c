import { cellText, isFormula, isFormulaError, isGarbled } from './cells';
import { cleanLine, inShort } from './clean-text';
import { type Columns, guessColumn, titlesOf } from './columns';
import { type Grid, readGrid } from './grid';
import { MAX_CELL } from './limits';
import { withoutMarks } from './marks';
import { HOW_TO_HIDE, namesSecret } from './secrets';

/** A row of a table. Its `values` are those that the API would send. */
export type TableRow<Name extends string> = {
  /** Where the row is: `fila 14`. */
  place: string;
  values: Readonly<Record<string, unknown>>;
  /** Its title or name, as typed. */
  label: string;
  /** Why some cells are not used as typed, in Spanish. */
  notes: readonly string[];
  /** Whether there is a cell more than titles: probably a cell was split, and those after it stand in the wrong column. */
  isShifted: boolean;
  /** The text of a cell; empty if there is no such column, or if the cell holds an error instead of a value. */
  cell: (column: Name) => string;
};

export type TableSummary = {
  /** For each column that is read: its title, and how many of its cells are filled. */
  columns: Map<string, number>;
  /** The titles of the other columns, each with the column that it probably means. */
  others: { title: string; guess: string | undefined }[];
  rows: number;
  /** How many rows are shown. */
  kept: number;
  /** How many rows hold an error, or a formula, instead of a value. */
  rowsWithErrors: number;
  /** The number of the first row that was not read; undefined if all were read. */
  unreadFrom: number | undefined;
  /** For facts: the names that are stated, and each unknown name with the fact that it probably means. */
  facts?: { stated: ReadonlySet<string>; mistyped: readonly { typed: string; meant: string }[] };
  /** For a menu: its options by title, in the order of the rows. */
  options?: ReadonlyMap<string, TableOption>;
};

/** What tells whether a menu has changed by a slip. */
export type TableOption = {
  /** The plain name of its category; empty above the first category. */
  category: string;
  /** Whether its own row names the category. */
  isNamed: boolean;
  /** In pesos; undefined if the price is words or was not read, `missing` if there is none. */
  price: number | 'missing' | undefined;
};

/**
 * Reads a text as a table with these columns.
 * @throws {ReadError}
 */
export function readTable<C extends Columns>(
  text: string,
  columns: C,
): { rows: TableRow<keyof C & string>[]; summary: Omit<TableSummary, 'kept'> } {
  const grid = readGrid(text, columns);
  const found = placesOf(grid, columns);
  const read = found.map((column) => readColumn(column, grid.rows));
  const rows = grid.rows.map((row, index) =>
    rowOf(
      row,
      read.flatMap((cells) => cells[index] ?? []),
      grid,
    ),
  );
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

type ReadCell = {
  column: FoundColumn;
  /** As typed, but for what is invisible. */
  typed: string;
  /** Without marks around words; empty if the cell holds an error instead of a value. */
  text: string;
  value: unknown;
  notes: readonly string[];
};

/** What each cell of a column says. */
function readColumn(column: FoundColumn, rows: Grid['rows']): ReadCell[] {
  const { title, index, field, keepsMarks, reader } = column;
  const typed = rows.map(({ cells }) => cellText(cells[index]));
  const unmarked = keepsMarks ? typed : typed.map(withoutMarks);
  const texts = unmarked.map((text) => (isFormulaError(text) ? '' : text));
  const read = field && reader?.(texts);
  return rows.map(({ cells }, row) => {
    const [text = '', problem] = [texts[row], problemIn(unmarked[row] ?? '', cells[index])];
    const notes = problem ? [`${title} ${problem}`] : [];
    const value = text && read ? read(text, (reason) => notes.push(`${title} ${reason}`)) : text;
    return { column, typed: typed[row] ?? '', text, value, notes };
  });
}

function rowOf(
  { fila, cells }: Grid['rows'][number],
  read: readonly ReadCell[],
  grid: Grid,
): TableRow<string> {
  const values: Record<string, unknown> = {};
  for (const { column, text, value } of read) if (column.field && text) values[column.name] = value;
  const label = read.find(({ column }) => column.field && column.isRequired);
  return {
    place: `fila ${fila}`,
    label: label?.text ? label.typed : '',
    values,
    notes: [...strayCells(cells, grid), ...read.flatMap(({ notes }) => notes)],
    isShifted: /\S/.test(cells[grid.titles.length] ?? ''),
    cell: (name) => read.find(({ column }) => column.name === name)?.text ?? '',
  };
}

/** Names what stands where the table has no title: mostly the rest of a cell that should have been quoted. */
function strayCells(cells: readonly string[], { titles, delimiter }: Grid): string[] {
  if (cells.length <= titles.length && titles.every((title) => title.trim())) return [];
  const stray = cells.filter((cell, index) => !titles[index]?.trim() && /\S/.test(cell));
  if (stray.length === 0) return [];
  const text = cleanLine(stray.map((cell) => cell.trim()).join(`${delimiter} `), 60);
  return [
    `"${text}": no se muestra, está en una columna sin título. Si es parte de otra celda, esa celda va entera entre comillas, por su "${delimiter}"`,
  ];
}

function problemIn(text: string, cell = ''): string | undefined {
  if (isFormulaError(text)) return formulaError(text);
  if (cell.length > MAX_CELL) return `tiene más de ${MAX_CELL} letras: se corta ahí`;
  if (isGarbled(text)) return `"${inShort(text)}": tiene letras dañadas`;
  return /~~\S/.test(text) ? `"${inShort(text)}": ¿está tachado? Se muestra así` : undefined;
}

export function formulaError(error: string): string {
  const what = isFormula(error) ? 'una fórmula en lugar de su valor' : 'un error de la planilla';
  return `"${inShort(error)}": es ${what}`;
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
    .map((title) => ({ title: inShort(title), guess: guessColumn(title, free) }));
}

/** Remarks, in Spanish, on what is probably ignored by mistake: columns with a wrong title, and rows beyond the limit. */
export function remarksOnTable(summary: TableSummary | undefined): string[] {
  const { others = [], unreadFrom } = summary ?? {};
  const remarks = others.flatMap(({ title, guess }) =>
    guess ? [`OJO: la columna "${title}" no se lee. ¿Es "${guess}"?`] : [],
  );
  for (const { title } of others)
    if (namesSecret(title)) remarks.push(`OJO: la columna "${title}": ${HOW_TO_HIDE}`);
  if (unreadFrom) remarks.push(`OJO: desde la fila ${unreadFrom} no se lee: son demasiadas filas`);
  return remarks;
}

import Papa from 'papaparse';
import { inShort } from './clean-text';
import { type Columns, columnNamed } from './columns';
import { ReadError } from './read-error';

/** How many filled rows are searched for the column titles, and how many rows with the empty ones above them. */
const HEADER_ROWS = 10;
const FIRST_ROWS = 100;

const DELIMITERS = [',', ';', '\t'];

/** A row with its number in the spreadsheet. */
type GridRow = { fila: number; cells: readonly string[] };

type TableHeader = GridRow & {
  delimiter: string;
  /** For each title, the name of the column that it is of. */
  named: readonly (string | undefined)[];
};

export type Grid = { header: TableHeader /** The filled rows below the titles. */; rows: GridRow[] };

/**
 * Reads a text as a table of a kind. Other rows may precede the titles.
 * @throws {ReadError}
 */
export function readGrid(text: string, columns: Columns): Grid {
  const header = findHeader(text, columns);
  const missing = missingIn(header, columns);
  if (missing.length > 0)
    throw new ReadError(
      `${missing.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${quoted(missing)}; los títulos de la fila ${header.fila} son ${quoted(header.cells)}`,
    );
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: header.delimiter });
  const error = errors[0]?.row;
  if (error !== undefined)
    throw new ReadError(`fila ${error + 1}: una comilla (") está de más o no se cierra`);
  return { header, rows: filled(data).filter(({ fila }) => fila > header.fila) };
}

/** How many titles of a text name a column of a kind of table. */
export function knownColumns(text: string, columns: Columns): number {
  return knownIn(findHeader(text, columns));
}

/** The first row with all required columns; if there is none, the row with the most known columns. */
function findHeader(text: string, columns: Columns): TableHeader {
  const candidates = DELIMITERS.flatMap((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: FIRST_ROWS });
    return filled(data)
      .slice(0, HEADER_ROWS)
      .map((row) => ({ ...row, delimiter, named: row.cells.map((cell) => columnNamed(cell, columns)) }));
  });
  const whole = candidates.filter((header) => missingIn(header, columns).length === 0);
  const [first] = whole.sort((a, b) => a.fila - b.fila);
  const [fullest] = candidates.sort((a, b) => knownIn(b) - knownIn(a) || b.cells.length - a.cells.length);
  return first ?? fullest ?? { fila: 1, cells: [], delimiter: ',', named: [] };
}

function missingIn({ named }: TableHeader, columns: Columns): string[] {
  return Object.entries(columns).flatMap(([name, { title, isRequired }]) =>
    isRequired && !named.includes(name) ? title : [],
  );
}

function knownIn({ named }: TableHeader): number {
  return named.filter(Boolean).length;
}

function filled(rows: readonly string[][]): GridRow[] {
  return rows
    .map((cells, index) => ({ fila: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => /\S/.test(cell)));
}

function quoted(titles: readonly string[]): string {
  return titles
    .filter((title) => title.trim())
    .map((title) => `"${inShort(title)}"`)
    .join(', ');
}

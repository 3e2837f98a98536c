import { inShort } from './clean-text';
import { type Columns, columnNamed } from './columns';
import { rowsOf } from './csv';
import { MAX_ROWS } from './limits';
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

export type Grid = {
  header: TableHeader;
  /** The rows below the titles with something in a required column, {@link MAX_ROWS} at most. */
  rows: GridRow[];
};

/**
 * Reads a text as a table of a kind. Other rows may precede the titles.
 * @throws {ReadError}
 */
export function readGrid(text: string, columns: Columns): Grid {
  const header = findHeader(text, columns);
  const missing = missingIn(header, columns);
  if (missing.length > 0)
    throw new ReadError(
      `${missing.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${quoted(missing)}`,
      `; los títulos de la fila ${header.fila} son ${quoted(header.cells)}`,
    );
  const required = header.named.map((name = '') => columns[name]?.isRequired);
  const rows: GridRow[] = [];
  for (const row of filledRows(text, header.delimiter)) {
    // A checkbox of a spreadsheet fills a row that holds nothing else.
    if (row.fila <= header.fila || !row.cells.some((cell, index) => required[index] && /\S/.test(cell)))
      continue;
    if (rows.length === MAX_ROWS) throw new ReadError(`tiene más de ${MAX_ROWS} filas`);
    rows.push(row);
  }
  return { header, rows };
}

/** How many titles of a text name a column of a kind of table. */
export function knownColumns(text: string, columns: Columns): number {
  return knownIn(findHeader(text, columns));
}

/** The first row with all required columns; if there is none, the row with the most known columns. */
function findHeader(text: string, columns: Columns): TableHeader {
  const candidates = DELIMITERS.flatMap((delimiter) =>
    firstRows(text, delimiter).map((row) => ({
      ...row,
      delimiter,
      named: row.cells.map((cell) => columnNamed(cell, columns)),
    })),
  );
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

/** The first rows, up to one that cannot be read with this delimiter. */
function firstRows(text: string, delimiter: string): GridRow[] {
  const rows: GridRow[] = [];
  try {
    for (const row of filledRows(text, delimiter, FIRST_ROWS)) if (rows.push(row) === HEADER_ROWS) break;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
  return rows;
}

function* filledRows(text: string, delimiter: string, most = Number.POSITIVE_INFINITY): Generator<GridRow> {
  let fila = 0;
  for (const cells of rowsOf(text, delimiter)) {
    fila += 1;
    if (fila > most) return;
    if (cells.some((cell) => /\S/.test(cell))) yield { fila, cells };
  }
}

function quoted(titles: readonly string[]): string {
  return titles
    .filter((title) => title.trim())
    .map((title) => `"${inShort(title)}"`)
    .join(', ');
}

import { MAX_ROWS } from '@/lib/content/limits';
import { inShort, withoutInvisible } from './clean-text';
import { type Columns, columnNamed } from './columns';
import { rowsOf } from './csv';
import { ReadError } from './read-error';

/** A row of an API or a table, before it is judged. */
export type FoundRow<Values = unknown> = {
  /** Where the row is: `Postres[3]` in an API (counted from 0), or `fila 14` in a table. */
  place: string;
  /** Keyed by the API's field names. A table's row also has the texts of the columns that are no field, keyed by their names. */
  values: Values;
  /** For a table's row: the start of its title or name. A row without one, such as of a category or of boxes, is passed over. */
  label?: string;
  /** For a table's row: why some cells are not used as typed, in Spanish. */
  remarks?: readonly string[];
};

/** A row of a table says all of this. */
export type TableRow = Required<FoundRow<Readonly<Record<string, unknown>>>>;

export type TableSummary = {
  /** For each column that is read: its title, and how many of its cells are filled. */
  columns: Map<string, number>;
  /** The titles of the other columns, misspelt ones too. Where `precio` or `estado` goes missing, the table is held (slips.ts). */
  others: string[];
  /** How many rows have a title or name, hidden ones too. */
  rows: number;
};

/** How many filled rows are searched for the column titles, and how many rows with the empty ones above them. */
const HEADER_ROWS = 10;
const FIRST_ROWS = 100;

const DELIMITERS = [',', ';', '\t'];

/** A filled row with its number in the spreadsheet. */
type FilledRow = { fila: number; cells: readonly string[] };

type Header = FilledRow & {
  delimiter: string;
  /** For each title, the name of the column that it is of. */
  named: readonly (string | undefined)[];
};

/**
 * Reads a text as a table with these columns. Other rows may precede the titles.
 * @param naming the column that names a row; where it is empty, so is the row's `label`
 * @throws {ReadError}
 */
export function readTable(
  text: string,
  columns: Columns,
  naming: string,
): { rows: TableRow[]; summary: TableSummary } {
  const header = findHeader(text, columns);
  const missing = missingIn(header, columns);
  if (missing.length > 0)
    throw new ReadError(
      `${missing.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${quoted(missing)}`,
      `; los títulos de la fila ${header.fila} son ${quoted(header.cells)}`,
    );
  const rows: TableRow[] = [];
  for (const row of filledRows(text, header.delimiter)) {
    if (row.fila <= header.fila || !isRow(row, header, columns)) continue;
    if (rows.length === MAX_ROWS) throw new ReadError(`tiene más de ${MAX_ROWS} filas`);
    rows.push(readRow(row, header, columns, naming));
  }
  const named = rows.filter(({ label }) => label);
  const filled = (name: string) => named.filter(({ values }) => name in values).length;
  return {
    rows,
    summary: {
      columns: new Map(readColumns(header).map((name) => [columns[name]?.title ?? '', filled(name)])),
      others: header.cells.filter((title, index) => title.trim() && !header.named[index]).map(inShort),
      rows: named.length,
    },
  };
}

/** How many titles of a text name a column of a kind of table. */
export function knownColumns(text: string, columns: Columns): number {
  return knownIn(findHeader(text, columns));
}

/** The first row with all required columns; if there is none, the row with the most known columns. */
function findHeader(text: string, columns: Columns): Header {
  const candidates = DELIMITERS.flatMap((delimiter) =>
    firstRows(text, delimiter).map((row) => ({
      ...row,
      delimiter,
      named: row.cells.map((cell) => columnNamed(cell, columns)),
    })),
  );
  const whole = candidates.find((header) => missingIn(header, columns).length === 0);
  const [fullest] = candidates.sort((a, b) => knownIn(b) - knownIn(a) || b.cells.length - a.cells.length);
  return whole ?? fullest ?? { fila: 1, cells: [], delimiter: ',', named: [] };
}

function missingIn({ named }: Header, columns: Columns): string[] {
  return Object.entries(columns).flatMap(([name, { title, isRequired }]) =>
    isRequired && !named.includes(name) ? title : [],
  );
}

function knownIn({ named }: Header): number {
  return named.filter(Boolean).length;
}

/** The first rows, up to one that cannot be read with this delimiter. */
function firstRows(text: string, delimiter: string): FilledRow[] {
  const rows: FilledRow[] = [];
  try {
    for (const row of filledRows(text, delimiter, FIRST_ROWS)) if (rows.push(row) === HEADER_ROWS) break;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
  }
  return rows;
}

function* filledRows(text: string, delimiter: string, most = Number.POSITIVE_INFINITY): Generator<FilledRow> {
  let fila = 0;
  for (const cells of rowsOf(text, delimiter)) {
    fila += 1;
    if (fila > most) return;
    if (cells.some((cell) => /\S/.test(cell))) yield { fila, cells };
  }
}

/** Whether something is in a required column. A checkbox of a spreadsheet fills a row that holds nothing else. */
function isRow({ cells }: FilledRow, { named }: Header, columns: Columns): boolean {
  return cells.some((cell, index) => columns[named[index] ?? '']?.isRequired && /\S/.test(cell));
}

function readRow({ fila, cells }: FilledRow, header: Header, columns: Columns, naming: string): TableRow {
  const cellOf = (name: string) => withoutInvisible(cells[header.named.indexOf(name)] ?? '').trim();
  const values: Record<string, unknown> = {};
  const remarks: string[] = [];
  for (const name of readColumns(header)) {
    const { title = '', read } = columns[name] ?? {};
    const cell = cellOf(name);
    const text = withoutErrors(cell);
    if (text.length < cell.length) remarks.push(`${title}: es un error de la planilla`);
    if (text) values[name] = read?.(text) ?? text;
  }
  return { place: `fila ${fila}`, values, label: inShort(cellOf(naming)), remarks };
}

/** The names of the columns that are read, in the order of the table. Of two with one title, the first is read. */
function readColumns({ named }: Header): string[] {
  return [...new Set(named)].flatMap((name) => name ?? []);
}

/** A cell's lines without those that are an error of the spreadsheet: it may be that of one of several dishes. */
function withoutErrors(cell: string): string {
  return cell
    .split('\n')
    .filter((line) => !formulaErrors.some((error) => error.test(line.trim())))
    .join('\n');
}

/** What a spreadsheet writes instead of a value. */
const formulaErrors = [
  // #REF!, #¡VALOR!, #¿NOMBRE?, #DIV/0! and the like. Only in capitals: an ordinary text may begin with # too.
  /^#[¡¿]?[\p{Lu}\d/_ ]{2,20}[!?]$/u,
  /^#N\/[AD]$/,
  // A value that does not fit into its column.
  /^#+$/,
  // LibreOffice
  /^Err:\d{3}$/,
  /^(Loading|Cargando)(\.{3}|…)$/i,
];

function quoted(titles: readonly string[]): string {
  return titles
    .filter((title) => title.trim())
    .map((title) => `"${inShort(title)}"`)
    .join(', ');
}

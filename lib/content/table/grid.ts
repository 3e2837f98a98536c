import Papa from 'papaparse';
import { type Columns, columnOf, guessColumn, titlesOf } from './columns';
import { hasTooMany, MAX_MARKS, MAX_ROWS, TABLE_MARK } from './limits';
import { ReadError } from './read-error';

/** Limits on the work that a table may cause. No menu comes near them. */
const MAX_COLUMNS = 100;
const MAX_ROW = 100_000;
const MAX_BLANKS = 100;

/** How many filled rows, and how much of the text, are searched for the column titles. */
const HEADER_ROWS = 10;
const HEADER_TEXT = 20_000;
const HEADER_LINES = 1_000;

const DELIMITERS = [',', ';', '\t', '|'];

/** A row with its number in the spreadsheet. */
type GridRow = { fila: number; cells: readonly string[] };

type Titles = {
  titles: readonly string[];
  /** For each title, the column that it names. */
  named: readonly (string | undefined)[];
};

export type Grid = Titles & {
  delimiter: string;
  /** The filled rows below the titles, without repetitions of the titles. */
  rows: GridRow[];
  /** The number of the first row that was not read; undefined if all were read. */
  unreadFrom: number | undefined;
};

/**
 * Reads a text as a table of a kind. Other rows may precede the titles.
 * @throws {ReadError}
 */
export function readGrid(text: string, columns: Columns): Grid {
  const tidied = tidy(text);
  const { delimiter, titles, named, fila } = findHeader(tidied, columns);
  const { rows, rest, error } = parse(tidied, delimiter, MAX_ROWS);
  if (error !== undefined) throw new ReadError(`fila ${error}: una comilla (") está de más o no se cierra`);
  const tooLong = rows.find(({ cells }) => cells.join('').length > MAX_ROW);
  if (tooLong) throw new ReadError(`fila ${tooLong.fila}: tiene más de ${MAX_ROW / 1_000} kB`);
  const isTitles = ({ cells }: GridRow) =>
    named.every((column, index) => !column || cells[index]?.toLowerCase() === titles[index]?.toLowerCase());
  return {
    delimiter,
    titles,
    named,
    rows: rows.filter((row) => row.fila > fila && isFilled(row) && !isTitles(row)),
    unreadFrom: /[^\s,;|"]/.test(rest) ? (rows.at(-1)?.fila ?? 0) + 1 : undefined,
  };
}

/** How many titles of a text name a column of a kind of table, or probably mean one. */
export function knownColumns(text: string, columns: Columns): number {
  return knownTitles(bestHeader(tidy(text), columns), columns);
}

/**
 * Unifies line breaks and shortens long runs of blanks: PapaParse 5.7.1 scans such a run again for each quote before it, which took 10 s.
 * @throws {ReadError} for too many separators
 */
function tidy(text: string): string {
  const filled = withoutEmptyEnd(text);
  if (hasTooMany(TABLE_MARK, filled))
    throw new ReadError(`tiene más de ${MAX_MARKS} comas, puntos y coma, comillas y renglones`);
  return filled
    .replace(/\r\n?/g, '\n')
    .replace(/(?<![^\S\n])[^\S\n]{100,}/g, (blanks) => blanks.slice(0, MAX_BLANKS));
}

/** A table without the empty rows below it: some programs export all that were ever formatted. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ',;\t\r\n '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

type Header = Titles & {
  delimiter: string;
  fila: number;
  missing: readonly string[];
};

function findHeader(text: string, columns: Columns): Header {
  const header = bestHeader(text, columns);
  if (header.missing.length > 0) throw new ReadError(missingIn(header, columns));
  const repeated = header.named.find((column, index) => column && header.named.indexOf(column) < index);
  if (repeated) throw new ReadError(`la columna "${repeated}" está dos veces`);
  return header;
}

/** The first row with all required columns; if there is none, the row with the most known columns. */
function bestHeader(text: string, columns: Columns): Header {
  const candidates = DELIMITERS.flatMap((delimiter) =>
    parse(text.slice(0, HEADER_TEXT), delimiter, HEADER_LINES)
      .rows.filter(isFilled)
      .slice(0, HEADER_ROWS)
      .map((row) => headerOf(row, delimiter, columns)),
  );
  const whole = candidates.filter(({ missing }) => missing.length === 0).sort((a, b) => a.fila - b.fila);
  if (whole[0]) return whole[0];
  const fullest = candidates.sort((a, b) => knownTitles(b, columns) - knownTitles(a, columns));
  return fullest[0] ?? headerOf({ fila: 1, cells: [] }, ',', columns);
}

function headerOf({ fila, cells }: GridRow, delimiter: string, columns: Columns): Header {
  const titles = cells.slice(0, MAX_COLUMNS);
  const named = titles.map((title) => columnOf(title, columns));
  const missing = titlesOf(columns, { required: true }).filter((column) => !named.includes(column));
  return { delimiter, titles, named, fila, missing };
}

/** How many titles name a column of the kind, or probably mean one. */
function knownTitles({ titles, named }: Header, columns: Columns): number {
  return titles.filter((title, index) => named[index] ?? guessColumn(title, titlesOf(columns))).length;
}

function missingIn(header: Header, columns: Columns): string {
  const { missing, titles, fila } = header;
  const required = titlesOf(columns, { required: true });
  if (knownTitles(header, columns) === 0)
    return `entre las primeras ${HEADER_ROWS} filas no hay una con los títulos "${required.join('" y "')}"`;
  const guesses = titles.flatMap((title) => {
    const column = guessColumn(title, missing);
    return column ? `"${title.trim()}" (¿es "${column}"?)` : [];
  });
  const hint = guesses.length > 0 ? `, y hay ${guesses.join(' y ')}` : '';
  const lacks = missing.length === 1 ? 'falta la columna' : 'faltan las columnas';
  return `en los títulos, fila ${fila}, ${lacks} "${missing.join('" y "')}"${hint}`;
}

/** The first rows; the text after them; and the number of the first row with a quote that does not close a cell, if any. */
function parse(text: string, delimiter: string, preview: number) {
  const { data, errors, meta } = parseRows(text, delimiter, preview);
  // Excel interprets a `sep=` line, and does not count it as a row.
  const first = /^"?sep=/i.test(text) ? 0 : 1;
  return {
    rows: data.map((cells, index) => ({ fila: index + first, cells: unwrap(cells, delimiter) })),
    rest: meta.truncated ? text.slice(meta.cursor) : '',
    error: errors[0]?.row === undefined ? undefined : errors[0].row + first,
  };
}

/** The cells of a row that a spreadsheet with another delimiter has saved as a single cell. */
function unwrap(cells: readonly string[], delimiter: string): readonly string[] {
  const [line = '', ...others] = cells;
  // A row with only a category still has the delimiters of its other cells.
  if (others.length > 0 || !line.includes(delimiter)) return cells;
  return parseRows(line, delimiter, 1).data[0] ?? cells;
}

function parseRows(text: string, delimiter: string, preview: number) {
  // Not in fast mode, which splits the whole text into lines before it stops.
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview, fastMode: false });
}

/** Whether a row says anything. The rule below the titles of a table in text does not: `|---|:-:|`, `+----+----+`. */
function isFilled({ cells }: GridRow): boolean {
  return cells.some((cell) => /[^\s\-–—:=+_~`|\u2500-\u257F]/.test(cell));
}

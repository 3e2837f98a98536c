import { isFormulaError } from './cells';
import { inShort, withoutInvisible } from './clean-text';
import type { Columns } from './columns';
import { readGrid } from './grid';

/** A row of a table. Its `values` are those that the API would send. */
export type TableRow<Name extends string> = {
  /** Where the row is: `fila 14`. */
  place: string;
  values: Readonly<Record<string, unknown>>;
  /** Its title or name, as typed. Empty for what is no row, whatever boxes and defaults it holds. */
  label: string;
  /** Which cells hold an error instead of a value, in Spanish. */
  remarks: readonly string[];
  /** The text of a cell; empty if there is no such column, or if the cell holds an error instead of a value. */
  cell: (column: Name) => string;
};

export type TableSummary = {
  /** For each column that is read: its title, and how many of its cells are filled. */
  columns: Map<string, number>;
  /** The titles of the other columns. */
  others: string[];
  /** How many rows there are, hidden ones too. */
  rows: number;
};

/**
 * Reads a text as a table with these columns.
 * @param naming the column without which a row is none
 * @throws {ReadError}
 */
export function readTable<C extends Columns>(
  text: string,
  columns: C,
  naming: keyof C & string,
): { rows: TableRow<keyof C & string>[]; summary: TableSummary } {
  const { header, rows: found } = readGrid(text, columns);
  const places = Object.keys(columns)
    .map((name) => ({ name, index: header.named.indexOf(name) }))
    .filter(({ index }) => index !== -1)
    .sort((a, b) => a.index - b.index);
  const rows = found.map(({ fila, cells }) => {
    const texts: Record<string, string> = {};
    const values: Record<string, unknown> = {};
    const remarks: string[] = [];
    const cellAt = (index: number) => withoutInvisible(cells[index] ?? '').trim();
    for (const { name, index } of places) {
      const { title = '', field, read } = columns[name] ?? {};
      const cell = cellAt(index);
      const text = withoutErrors(cell);
      if (text.length < cell.length) remarks.push(`${title}: es un error de la planilla`);
      texts[name] = text;
      if (field && text) values[name] = read?.(text) ?? text;
    }
    return {
      place: `fila ${fila}`,
      values,
      label: inShort(cellAt(header.named.indexOf(naming))),
      remarks,
      cell: (name: string) => texts[name] ?? '',
    };
  });
  const named = rows.filter(({ label }) => label);
  const filled = (name: string) => named.filter(({ cell }) => cell(name)).length;
  return {
    rows,
    summary: {
      columns: new Map(places.map(({ name }) => [columns[name]?.title ?? '', filled(name)])),
      others: header.cells.filter((title, index) => title.trim() && !header.named[index]).map(inShort),
      rows: named.length,
    },
  };
}

/** A cell's lines without those that are an error of the spreadsheet: it may be that of one of several dishes. */
function withoutErrors(cell: string): string {
  return cell
    .split('\n')
    .filter((line) => !isFormulaError(line.trim()))
    .join('\n');
}

import { isFormulaError } from './cells';
import { inShort, withoutInvisible } from './clean-text';
import type { Columns } from './columns';
import { readGrid } from './grid';

/** A row of a table. Its `values` are those that the API would send. */
export type TableRow<Name extends string> = {
  /** Where the row is: `fila 14`. */
  place: string;
  values: Readonly<Record<string, unknown>>;
  /** Its title or name, as typed. */
  label: string;
  /** Which cells hold an error instead of a value, in Spanish. */
  notes: readonly string[];
  /** The text of a cell; empty if there is no such column, or if the cell holds an error instead of a value. */
  cell: (column: Name) => string;
};

export type TableSummary = {
  /** For each column that is read: its title, and how many of its cells are filled. */
  columns: Map<string, number>;
  /** The titles of the other columns. */
  others: string[];
  /** How many rows are shown. */
  kept: number;
  /** For a menu: the amounts of its prices in pesos, as typed. */
  prices?: readonly number[];
};

/**
 * Reads a text as a table with these columns.
 * @throws {ReadError}
 */
export function readTable<C extends Columns>(
  text: string,
  columns: C,
): { rows: TableRow<keyof C & string>[]; summary: Omit<TableSummary, 'kept'> } {
  const { header, rows: found } = readGrid(text, columns);
  const places = Object.keys(columns)
    .map((name) => ({ name, index: header.named.indexOf(name) }))
    .filter(({ index }) => index !== -1)
    .sort((a, b) => a.index - b.index);
  const rows = found.map(({ fila, cells }) => {
    const texts: Record<string, string> = {};
    const values: Record<string, unknown> = {};
    const notes: string[] = [];
    for (const { name, index } of places) {
      const { title = '', field, read } = columns[name] ?? {};
      // An error may be one of several dishes.
      const lines = withoutInvisible(cells[index] ?? '')
        .trim()
        .split('\n');
      const errors = lines.filter((line) => isFormulaError(line.trim()));
      notes.push(...errors.map((error) => `${title} "${inShort(error)}": es un error de la planilla`));
      const text = lines.filter((line) => !errors.includes(line)).join('\n');
      texts[name] = text;
      if (field && text) values[name] = read ? read(text) : text;
    }
    const labelled = places.find(({ name }) => columns[name]?.field && columns[name].isRequired);
    return {
      place: `fila ${fila}`,
      values,
      label: texts[labelled?.name ?? ''] ?? '',
      notes,
      cell: (name: string) => texts[name] ?? '',
    };
  });
  const filled = (name: string) => rows.filter(({ cell }) => cell(name)).length;
  return {
    rows,
    summary: {
      columns: new Map(places.map(({ name }) => [columns[name]?.title ?? '', filled(name)])),
      others: header.cells.filter((title, index) => title.trim() && !header.named[index]).map(inShort),
    },
  };
}

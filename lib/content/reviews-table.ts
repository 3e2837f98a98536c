import { dayOf, isMonthFirst, starsOf } from './cells';
import { reviewsTable } from './columns';
import type { Report } from './parse-rows';
import { TableError } from './table-grid';
import { type Row, readTable, type TableSummary } from './table-reader';
import { tableRow } from './table-row';

/**
 * Makes of a table of reviews what the API would send. Rows without a name or a message are left out and reported.
 * @throws {TableError}
 */
export function testimonialsOfTable(text: string, report: Report): { body: object[]; summary: TableSummary } {
  const { rows, summary } = readTable(text, reviewsTable);
  const monthFirst = isMonthFirst(rows.map(({ cell }) => cell('fecha')));
  const body = rows.flatMap((row) => {
    const missing = reviewsTable.required.filter((column) => !row.cell(column));
    if (missing.length === 0) return [reviewOf(row, monthFirst)];
    const reasons = [...missing.map((column) => `sin ${column}`), ...row.notes];
    report({ place: `fila ${row.fila}`, label: row.cell('nombre'), fate: 'invalid', reasons });
    return [];
  });
  if (rows.length > 0 && body.length === 0) throw new TableError('ninguna fila se puede mostrar');
  return { body, summary };
}

/** The review of a row as the API would send it; a cell that cannot be read as it stands. */
function reviewOf(row: Row, monthFirst: boolean): object {
  const { cell } = row;
  const stars = starsOf(cell('estrellas')) ?? cell('estrellas');
  if (Number(stars) > 5) row.notes.push(`estrellas ${stars}: se muestran 5`);
  const fields = {
    name: cell('nombre'),
    message: cell('mensaje'),
    stars,
    date: dayOf(cell('fecha'), monthFirst) ?? cell('fecha'),
    link: cell('enlace'),
    image: cell('foto') ? { url: cell('foto') } : undefined,
  };
  return tableRow(fields, row);
}

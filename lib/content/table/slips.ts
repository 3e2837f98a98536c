import type { TableSummary } from './read-table';

/** Emptying fewer prices is an edit. */
const LEAST_LOST = 4;

const PRICE = 'precio';

/** The columns whose titles are missed: without them every price is gone, or every hidden option is back. */
const MISSED = [PRICE, 'estado'];

/** The likely slip since the last menu that was shown, in Spanish; undefined if there is none. A hidden row is a row. */
export function slipSince(last: TableSummary, now: TableSummary): string | undefined {
  const [lost] = MISSED.filter((title) => last.columns.get(title) && !now.columns.has(title));
  if (lost) return `falta la columna "${lost}", que antes estaba`;
  if (now.rows * 2 < last.rows) return `quedan ${now.rows} filas de las ${last.rows} de antes`;
  const before = last.columns.get(PRICE) ?? 0;
  // Prices that went with their rows were deleted on purpose.
  const emptied = before - (now.columns.get(PRICE) ?? 0) - Math.max(0, last.rows - now.rows);
  if (emptied >= LEAST_LOST && emptied * 2 >= before)
    return `se vaciaron ${emptied} de las ${before} celdas de "${PRICE}"`;
  return undefined;
}

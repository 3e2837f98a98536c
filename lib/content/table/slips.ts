import type { TableSummary } from './reader';

/** Emptying fewer cells is an edit. */
const LEAST_LOST = 4;

/** Options are shown again by emptying its cells. */
const SWITCH = 'estado';

/** How many times the prices may change between two readings. */
const MOST_TIMES = 5;

/**
 * The likely slip since the last table that was shown, in Spanish; undefined if there is none: a title or cells that somebody has deleted,
 * deleted rows, and prices that a spreadsheet has read in another way.
 */
export function slipSince(last: TableSummary | undefined, now: TableSummary | undefined): string | undefined {
  if (!last || !now) return undefined;
  return lostColumn(last, now) ?? lostRows(last, now) ?? otherPrices(last, now);
}

function lostColumn(last: TableSummary, now: TableSummary): string | undefined {
  for (const [column, filled] of last.columns) {
    const left = now.columns.get(column);
    if (left === undefined) {
      if (filled > 0) return `falta la columna "${column}", que antes estaba`;
    } else if (column !== SWITCH && filled - left >= LEAST_LOST && left * 2 < filled)
      return `la columna "${column}" tiene ${left} celdas con algo, menos de la mitad de las ${filled} de antes`;
  }
  return undefined;
}

function lostRows(last: TableSummary, now: TableSummary): string | undefined {
  return now.kept * 2 < last.kept
    ? `se ven ${now.kept} filas, menos de la mitad de las ${last.kept} de antes`
    : undefined;
}

function otherPrices(last: TableSummary, now: TableSummary): string | undefined {
  const [before, after] = [median(last.prices ?? []), median(now.prices ?? [])];
  const times = Math.max(before, after) / Math.min(before, after);
  return times >= MOST_TIMES && Number.isFinite(times)
    ? `el precio del medio pasó de ${before} a ${after}: ¿la planilla movió el punto o la coma?`
    : undefined;
}

/** The median; of two middle numbers, the greater one. Zero if there are no numbers. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

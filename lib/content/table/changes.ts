import type { TableSummary } from './reader';

/** A table as it is shown, or as it would be shown. */
type Version = { summary: TableSummary; kept: number };

/**
 * The likely slip since the last table that was shown, in Spanish; undefined if there is none. Slips are a renamed title, deleted rows, an
 * emptied column, broken formulas, and a sort that moves options to other categories.
 */
export function slipSince(last: Version, now: Version): string | undefined {
  return [lostColumn, lostRows, emptiedColumn, brokenFormulas, sortedRows]
    .map((slip) => slip(last, now))
    .find((reason) => reason !== undefined);
}

function lostColumn(last: Version, now: Version): string | undefined {
  const lost = [...last.summary.columns.keys()].find((column) => !now.summary.columns.has(column));
  if (!lost) return undefined;
  const renamed = now.summary.others.find(({ guess }) => guess === lost)?.title;
  return `falta la columna "${lost}", que antes estaba${renamed ? `; hay una "${renamed}"` : ''}`;
}

function lostRows(last: Version, now: Version): string | undefined {
  return now.kept * 2 < last.kept
    ? `se ven ${now.kept} filas, menos de la mitad de las ${last.kept} de antes`
    : undefined;
}

/** Judges only columns that most rows fill: in others, such as `estado` or `foto`, a few emptied cells are normal. */
function emptiedColumn(last: Version, now: Version): string | undefined {
  for (const [column, filled] of last.summary.columns) {
    const left = now.summary.columns.get(column) ?? 0;
    if (filled * 2 > last.summary.rows && left * 2 < filled)
      return `la columna "${column}" tiene ${left} celdas con algo, menos de la mitad de las ${filled} de antes`;
  }
  return undefined;
}

function brokenFormulas(last: Version, now: Version): string | undefined {
  const { rowsWithErrors, rows } = now.summary;
  if (rowsWithErrors * 10 <= rows || rowsWithErrors <= last.summary.rowsWithErrors) return undefined;
  return `${rowsWithErrors} de ${rows} filas tienen errores de la planilla, como #REF! o Loading...`;
}

/** Rows without a category repeat the one above, so sorting the table moves most options to another existing category. */
function sortedRows({ summary: last }: Version, { summary: now }: Version): string | undefined {
  const { categories: before = new Map<string, string>() } = last;
  // Rows above the first category have none.
  const known = new Set(['', ...before.values()]);
  const common = [...(now.categories ?? [])].filter(([title]) => before.has(title));
  const moved = common.filter(([title, category]) => category !== before.get(title) && known.has(category));
  return moved.length * 2 > common.length
    ? `${moved.length} de ${common.length} opciones cambiaron de categoría: ¿ordenaste la planilla? Deshacelo, o escribí la categoría en cada fila`
    : undefined;
}

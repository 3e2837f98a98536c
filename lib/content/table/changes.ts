import type { TableSummary } from './reader';

/**
 * The likely slip since the last table that was shown, in Spanish; undefined if there is none. Slips are a mistyped title or fact, deleted rows, an
 * emptied column, broken formulas, prices in another magnitude, and a sort that moves options to other categories.
 */
export function slipSince(last: TableSummary | undefined, now: TableSummary | undefined): string | undefined {
  if (!last || !now) return undefined;
  return [lostColumn, lostFact, lostRows, emptiedColumn, brokenFormulas, otherPrices, sortedRows]
    .map((slip) => slip(last, now))
    .find((reason) => reason !== undefined);
}

function lostColumn(last: TableSummary, now: TableSummary): string | undefined {
  const lost = [...last.columns.keys()].find((column) => !now.columns.has(column));
  if (!lost) return undefined;
  const renamed = now.others.find(({ guess }) => guess === lost)?.title;
  return `falta la columna "${lost}", que antes estaba${renamed ? `; hay una "${renamed}"` : ''}`;
}

/** Deleting a fact is no slip, mistyping its name is one. */
function lostFact(last: TableSummary, now: TableSummary): string | undefined {
  const slip = now.facts?.mistyped.find(
    ({ meant }) => last.facts?.stated.has(meant) && !now.facts?.stated.has(meant),
  );
  return slip && `falta el dato "${slip.meant}", que antes estaba; hay un "${slip.typed}"`;
}

function lostRows(last: TableSummary, now: TableSummary): string | undefined {
  return now.kept * 2 < last.kept
    ? `se ven ${now.kept} filas, menos de la mitad de las ${last.kept} de antes`
    : undefined;
}

/** Judges only columns that most rows fill: in others, such as `estado` or `foto`, a few emptied cells are normal. */
function emptiedColumn(last: TableSummary, now: TableSummary): string | undefined {
  for (const [column, filled] of last.columns) {
    const left = now.columns.get(column) ?? 0;
    if (filled * 2 > last.rows && left * 2 < filled)
      return `la columna "${column}" tiene ${left} celdas con algo, menos de la mitad de las ${filled} de antes`;
  }
  return undefined;
}

function brokenFormulas(last: TableSummary, now: TableSummary): string | undefined {
  const { rowsWithErrors, rows } = now;
  if (rowsWithErrors * 10 <= rows || rowsWithErrors <= last.rowsWithErrors) return undefined;
  return `${rowsWithErrors} de ${rows} filas tienen errores de la planilla, como #REF! o Loading...`;
}

/** The options that both versions have, in the order of the new one. */
function commonOptions(last: TableSummary, now: TableSummary) {
  return [...(now.options ?? [])].flatMap(([title, option]) => {
    const before = last.options?.get(title);
    return before ? { before, now: option } : [];
  });
}

/** By what a spreadsheet multiplies prices that it reads without their separator, or with a wrong one. */
const MAGNITUDES = [10, 100, 1_000, 1 / 10, 1 / 100, 1 / 1_000];

/** Most prices have lost their amount or changed by the same power of ten. */
function otherPrices(last: TableSummary, now: TableSummary): string | undefined {
  const priced = commonOptions(last, now).flatMap(({ before, now: { price } }) =>
    typeof before.price === 'number' ? { from: before.price, to: price } : [],
  );
  const lost = priced.filter(({ to }) => to === 'missing').length;
  const changed = MAGNITUDES.map((factor) => ({
    factor,
    count: priced.filter(({ from, to }) => typeof to === 'number' && isAbout(to, from * factor)).length,
  }));
  const { factor, count } = changed.reduce((most, one) => (one.count > most.count ? one : most));
  if (lost + count < 2 || (lost + count) * 2 <= priced.length) return undefined;
  const rest = `de ${priced.length} precios`;
  if (lost >= count)
    return `${lost} ${rest} ya no son un importe (¿la planilla les sacó el punto, 24.9 por 24.900?)`;
  const times = factor > 1 ? `se multiplicaron por ${factor}` : `se dividieron por ${Math.round(1 / factor)}`;
  return `${count} ${rest} ${times} (¿la planilla movió el punto o la coma?)`;
}

/** To a cent: a spreadsheet that moves a separator changes no digit. */
function isAbout(price: number, expected: number): boolean {
  return Math.abs(price - expected) < 0.01;
}

/** By hand, people move one or two. */
const SORTED = 3;

/**
 * Rows without a category repeat the one above, so sorting the table puts them below another one. An option counts if its own row names no
 * category, and the other one was there before. Where the order has changed as well, or options of several categories have come together, it
 * may also be one that was pasted back.
 */
function sortedRows(last: TableSummary, now: TableSummary): string | undefined {
  const common = commonOptions(last, now);
  // Rows above the first category have none.
  const known = new Set(['', ...categoriesOf(last)]);
  const isShuffled = isReordered(last, now);
  const changed = common.filter(
    ({ before, now: { category, isNamed } }) => category !== before.category && !isNamed,
  );
  const left = new Set(categoriesOf(now));
  const origins = new Map<string, Set<string>>();
  for (const { before, now: option } of changed.filter((one) => left.has(one.before.category)))
    origins.set(option.category, (origins.get(option.category) ?? new Set()).add(before.category));
  const moved = changed.filter(
    ({ now: { category } }) => isShuffled || known.has(category) || (origins.get(category)?.size ?? 0) > 1,
  );
  return moved.length >= SORTED
    ? `${moved.length} de ${common.length} opciones cambiaron de categoría: ¿ordenaste la planilla? Deshacelo, o escribí la categoría en cada fila`
    : undefined;
}

function categoriesOf({ options }: TableSummary): string[] {
  return Array.from(options?.values() ?? [], ({ category }) => category);
}

/** Whether the options stand in another order, more than by moving a section. */
function isReordered(last: TableSummary, now: TableSummary): boolean {
  const places = new Map([...(last.options?.keys() ?? [])].map((title, index) => [title, index]));
  const order = [...(now.options?.keys() ?? [])].flatMap((title) => places.get(title) ?? []);
  const steps = order.filter((place, index) => place < (order[index - 1] ?? 0));
  return steps.length * 4 > order.length;
}

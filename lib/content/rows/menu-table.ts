import { cleanLine, inShort } from '@/lib/content/table/clean-text';
import { MAX_LINE } from '@/lib/content/table/limits';
import { readTable, type TableOption, type TableRow } from '@/lib/content/table/reader';
import { isOpenAtFirst, listOfCategory, plainName } from '@/lib/quotation/categories';
import { menuColumns } from './menu-columns';
import { judgeMenu, type MenuCategory } from './menus';
import { slipFinder } from './price-slips';
import type { StatedPrice } from './price-terms';
import type { Parsed, RowReport } from './row-report';
import { likelySection } from './section-names';
import { statusOf } from './status';
import { countRows } from './tally';

type MenuRow = TableRow<keyof typeof menuColumns>;

/** A row that is an option; `isNamed` tells whether it names its category itself. */
type TableOptionRow = MenuRow &
  Pick<TableOption, 'category' | 'isNamed'> & { price: StatedPrice | undefined };

/**
 * Parses the table of a menu.
 * @throws {ReadError}
 */
export function parseMenuTable(text: string): Parsed<MenuCategory> {
  const { rows, summary } = readTable(text, menuColumns);
  const options = withoutSlips([...optionsOfTable(rows)]);
  const parsed = judgeMenu(options);
  const { kept } = countRows(parsed.reports);
  return { ...parsed, summary: { ...summary, kept, options: optionsIn(options, parsed.reports) } };
}

/** The options without the prices that are probably a slip, which are noted instead. */
function withoutSlips(found: readonly (TableOptionRow | RowReport)[]): (TableOptionRow | RowReport)[] {
  const verdictOn = slipFinder(found.flatMap((one) => ('fate' in one ? [] : (one.price ?? []))));
  return found.map((one) => {
    if ('fate' in one || !one.price) return one;
    const { isShown, notes } = verdictOn(one.price, one.isShifted);
    const noted = { ...one, notes: [...one.notes, ...notes] };
    return isShown ? noted : { ...noted, price: undefined, values: { ...one.values, price: undefined } };
  });
}

/**
 * The shown options, and those above the first category.
 * @param reports one for each option
 */
function optionsIn(options: readonly (TableOptionRow | RowReport)[], reports: readonly RowReport[]) {
  return new Map(
    options.flatMap((one, index): [title: string, TableOption][] => {
      const { fate, label = '' } = reports[index] ?? {};
      if ('fate' in one && fate === 'invalid' && label)
        return [[label, { category: '', isNamed: false, price: undefined }]];
      if ('fate' in one || fate !== 'shown') return [];
      const price = one.price ? one.price.amount : 'missing';
      return [[label, { category: plainName(one.category), isNamed: one.isNamed, price }]];
    }),
  );
}

/** The options of a table. A row that is hidden or has no category yields a report instead. */
function* optionsOfTable(rows: readonly MenuRow[]): Generator<TableOptionRow | RowReport> {
  // What most titles share sets none of them apart.
  const marks = [isInCapitals, isDecorated].filter(
    (isMarked) => rows.filter(({ label }) => isMarked(label)).length * 2 <= rows.length,
  );
  const tick = tickIn(rows);
  let category = '';
  for (const row of rows) {
    const { place, label, cell, values } = row;
    const named = cleanLine(cell('category'), MAX_LINE);
    const isNew = named !== '' && named !== category;
    if (isNew) category = named;
    const status = statusOf(cell('status'));
    const notes = [
      ...row.notes,
      ...(isNew ? remarksOnName(named) : []),
      ...remarksOnStatus(row, status, tick),
      ...remarksOnTitle(row, marks),
    ];
    // A row that names only a category is a heading.
    const isStarted = Object.keys(values).length > 0 || notes.length > 0;
    if (status === 'hidden') yield { place, label, fate: 'empty', reasons: ['oculta'] };
    else if (isStarted && !category)
      yield { place, label, fate: 'invalid', reasons: ['sin categoría', ...notes] };
    else if (isStarted) {
      const { data: price } = menuColumns.price.field.safeParse(values.price);
      yield { ...row, notes, category, isNamed: named !== '', price };
    }
  }
}

/** The only word of a column `estado` that shows an option, beside empty cells: ticks of a program that exports nothing for none. */
function tickIn(rows: readonly MenuRow[]): string | undefined {
  const [word = '', ...others] = new Set(rows.map(({ cell }) => cell('status')).filter(Boolean));
  const isTick = statusOf(word) === 'shown' || word.length === 1;
  return word && others.length === 0 && isTick ? inShort(word) : undefined;
}

function remarksOnStatus(
  { label, cell }: MenuRow,
  status: ReturnType<typeof statusOf>,
  tick: string | undefined,
): string[] {
  const typed = inShort(cell('status'));
  if (!status) return [`estado "${typed}": no se entiende, la opción se muestra`];
  return tick && label && !typed
    ? [`estado: está vacío, y en otras filas dice "${tick}"; la opción se muestra: para sacarla, va oculto`]
    : [];
}

function remarksOnName(category: string): string[] {
  const section = likelySection(category);
  if (!section) return [];
  const name = inShort(category);
  return [
    `categoría "${name}": en el pedido va con los platos principales; si no son platos, llamala "${section}: ${name}"`,
  ];
}

/** Asks whether a row is an option at all: one that names an option and nothing else is probably meant as a category. */
function remarksOnTitle(row: MenuRow, marks: readonly ((label: string) => boolean)[]): string[] {
  const question = isHeading(row, marks)
    ? '¿es una categoría? Va en su columna'
    : NOTE.test(row.label.slice(0, 60)) && '¿es una nota, o una cuenta? Se muestra como opción';
  return question ? [`opción "${inShort(row.label)}": ${question}`] : [];
}

function isHeading(
  { label, cell, values }: MenuRow,
  marks: readonly ((label: string) => boolean)[],
): boolean {
  if (Object.keys(values).join() !== 'title' || plainName(cell('category')) === plainName(label))
    return false;
  const isNamed = (listOfCategory(label) !== 'menu' && !/\p{L} +\p{L}/u.test(label)) || isOpenAtFirst(label);
  return isNamed || /:\s*$/.test(label) || marks.some((isMarked) => isMarked(label));
}

/** What people write below a table, and what programs add up there. */
const NOTE =
  /^(?:(?:sub)?total|promedio|suma)\b.{0,20}$|^(?:nota|aclaraci[oó]n|importante|vigencia|actualizad[oa])s?\b|^(?:los )?(?:precio|valor)(?:es|s) (?:\p{L}+ ){0,2}(?:v[aá]lid|vigent|sujet|incluyen|expresad)/iu;

function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Whether a title begins with an emoji, a dash, asterisks or the like. */
function isDecorated(text: string): boolean {
  return /^[^\p{L}\p{N}¿¡"“«(]/u.test(text);
}

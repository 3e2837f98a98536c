import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type DishPhotoName, nearestPhoto, photoNamed } from '@/lib/content/photos/named-photo';
import { statusOf } from '@/lib/content/table/cells';
import { cleanLine } from '@/lib/content/table/clean-text';
import { fieldsOf, inWords } from '@/lib/content/table/columns';
import { MAX_BYTES, MAX_ROWS } from '@/lib/content/table/limits';
import { readTable, type TableOption, type TableRow } from '@/lib/content/table/reader';
import { isOpenAtFirst, listOfCategory, plainName } from '@/lib/quotation/categories';
import { isFreeOfCharge } from '@/lib/quotation/free-of-charge';
import { MAX_OPTIONS } from '@/lib/quotation/menu-code';
import type { OfferedOption } from '@/lib/quotation/offered-option';
import { formatPrice } from '@/lib/quotation/prices';
import type { PhotoName } from '@/lib/site/photo-names';
import { MAX_DISHES, MAX_LINE, menuColumns } from './menu-columns';
import { dietsOf } from './option-terms';
import { slipFinder } from './price-slips';
import { isContradicted, pricePer, unitOf } from './price-terms';
import {
  beyondLimit,
  differences,
  type FoundRow,
  invalidRow,
  isUnused,
  type Parsed,
  quote,
  type RowReport,
} from './row-report';
import { likelySection } from './section-names';

const wireOption = z.object(fieldsOf(menuColumns));

type StatedOption = z.infer<typeof wireOption>;

/** An option as the page shows it: what a request needs to know of it, and the other columns as {@link menuColumns} declares them. */
export type MenuOption = OfferedOption & {
  photo: PhotoName | DishPhotoName | undefined;
} & Omit<StatedOption, keyof OfferedOption | 'photo'>;

/** A category with at least one option, in the order of its source. */
export type MenuCategory = { name: string; options: MenuOption[] };

/**
 * The body of `GET {admin-api}/menus/by_category` as the API should send it. The descriptions say what {@link parseMenus} tolerates beyond
 * that.
 */
export const wireMenus = z
  .record(
    z.string(),
    z.array(wireOption.meta({ description: 'An option. Other fields are ignored.' })).meta({
      description: 'The options of a category, in the order in which they are shown.',
    }),
  )
  .meta({
    title: 'GET {ADMIN_API_URL}/menus/by_category',
    description: `The menus: lists of options by the name of their category, shown in the order of the text. Each option is judged alone: one without a title is left out, the rest stays. A field that cannot be used, or is null, counts as missing. A category without options is not shown. The category "A Pedido" starts open; options of "Entradas", "Postres" and "Bebidas" stand in their own part of a request, those of any other category in its main part. The first ${MAX_OPTIONS} options are shown, of each of its lists the first ${MAX_DISHES} dishes. The whole is at most ${MAX_BYTES / 1_000} kB.`,
  });

type MenuRow = TableRow<keyof typeof menuColumns>;

/** An option of a menu, before it is judged. */
type FoundOption = FoundRow & {
  category: string;
  /** What its values say, if they are parsed already. */
  parsed?: ReturnType<typeof wireOption.safeParse>;
  /** As {@link MenuRow} has it. */
  isShifted?: boolean;
};

/** Parses the body of `GET {admin-api}/menus/by_category`: a Map from category name to list of options. */
export function parseMenus(body: unknown): Parsed<MenuCategory> {
  if (!(body instanceof Map)) return { failure: 'la respuesta no es un objeto con categorías', reports: [] };
  return judgeMenu(optionsOfBody(body));
}

/**
 * Parses the table of a menu.
 * @throws {ReadError}
 */
export function parseMenuTable(text: string): Parsed<MenuCategory> {
  const { rows, summary } = readTable(text, menuColumns);
  const options = withoutSlips([...optionsOfTable(rows)]);
  const parsed = judgeMenu(options);
  return { ...parsed, summary: { ...summary, options: optionsIn(rows, options, parsed.reports) } };
}

/** Parses the options of a table. Prices that are probably a slip are taken away, with a note. */
function withoutSlips(found: readonly (FoundOption | RowReport)[]): (FoundOption | RowReport)[] {
  const options = found.map((one) =>
    'fate' in one ? one : { ...one, parsed: wireOption.safeParse(one.values) },
  );
  const priceOf = (one: FoundOption | RowReport) => ('fate' in one ? undefined : one.parsed?.data?.price);
  const verdictOn = slipFinder(options.flatMap((one) => priceOf(one) ?? []));
  return options.map((one) => {
    const price = priceOf(one);
    if ('fate' in one || !price) return one;
    const { isShown, notes } = verdictOn(price, one.isShifted);
    const noted = { ...one, notes: [...(one.notes ?? []), ...notes] };
    if (isShown) return noted;
    const values = { ...Object(one.values), price: undefined };
    return { ...noted, values, parsed: wireOption.safeParse(values) };
  });
}

/** The shown options, and those above the first category. */
function optionsIn(
  rows: readonly MenuRow[],
  options: readonly (FoundOption | RowReport)[],
  reports: readonly RowReport[],
): Map<string, TableOption> {
  const prices = new Map(
    options.flatMap((one) =>
      'fate' in one ? [] : [[one.place, one.parsed?.data?.price ?? { amount: 'missing' as const }]],
    ),
  );
  const titles = new Map(
    reports.flatMap(({ place, fate, label }) => (fate === 'shown' ? [[place, label]] : [])),
  );
  const found = new Map<string, TableOption>();
  let named = '';
  let category = '';
  for (const { place, label, cell } of rows) {
    const own = cell('category');
    if (own && own !== named) {
      named = own;
      category = plainName(own);
    }
    const title = titles.get(place) ?? (category ? undefined : label);
    if (title) found.set(title, { category, isNamed: own !== '', price: prices.get(place)?.amount });
  }
  return found;
}

/** The options of an API. A category that is unnamed, empty or not a list of options yields a report instead. */
function* optionsOfBody(body: ReadonlyMap<string, unknown>): Generator<FoundOption | RowReport> {
  for (const [key, rows] of body) {
    const category = cleanLine(key, MAX_LINE);
    const place = category || 'una categoría sin nombre';
    if (!category || !Array.isArray(rows))
      yield { place, fate: 'invalid', reasons: ['no es una lista de opciones con nombre'] };
    else if (rows.length === 0) yield { place, fate: 'empty', reasons: ['no tiene opciones'] };
    else
      for (const [index, values] of rows.entries())
        yield { place: `${category}[${index}]`, category, values };
  }
}

/** The options of a table. A row that is hidden or has no category yields a report instead. */
function* optionsOfTable(rows: readonly MenuRow[]): Generator<FoundOption | RowReport> {
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
    else if (isStarted) yield { ...row, notes, category };
  }
}

/** The only word of a column `estado` that shows an option, beside empty cells: ticks of a program that exports nothing for none. */
function tickIn(rows: readonly MenuRow[]): string | undefined {
  const [word = '', ...others] = new Set(rows.map(({ cell }) => cell('status')).filter(Boolean));
  const isTick = statusOf(word) === 'shown' || word.length === 1;
  return word && others.length === 0 && isTick ? cleanLine(word, 40) : undefined;
}

function remarksOnStatus(
  { label, cell }: MenuRow,
  status: ReturnType<typeof statusOf>,
  tick: string | undefined,
): string[] {
  const typed = cleanLine(cell('status'), 40);
  if (!status) return [`estado "${typed}": no se entiende, la opción se muestra`];
  return tick && label && !typed
    ? [`estado: está vacío, y en otras filas dice "${tick}"; la opción se muestra: para sacarla, va oculto`]
    : [];
}

function remarksOnName(category: string): string[] {
  const section = likelySection(category);
  if (!section) return [];
  const name = cleanLine(category, 40);
  return [
    `categoría "${name}": en el pedido va con los platos principales; si no son platos, llamala "${section}: ${name}"`,
  ];
}

/** Asks whether a row is an option at all: one that names an option and nothing else is probably meant as a category. */
function remarksOnTitle(row: MenuRow, marks: readonly ((label: string) => boolean)[]): string[] {
  const question = isHeading(row, marks)
    ? '¿es una categoría? Va en su columna'
    : NOTE.test(plainName(row.label)) && '¿es una nota, o una cuenta? Se muestra como opción';
  return question ? [`opción "${cleanLine(row.label, 40)}": ${question}`] : [];
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

/** What people write below a table, and what programs add up there, in plain form. */
const NOTE =
  /^(?:(?:sub)?total|promedio|suma)\b.{0,20}$|^(?:nota|aclaracion|importante|vigencia|actualizad[oa])s?\b|^(?:los )?(?:precio|valor)(?:es|s) (?:\p{L}+ ){0,2}(?:valid|vigent|sujet|incluyen|expresad)/u;

function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Whether a title begins with an emoji, a dash, asterisks or the like. */
function isDecorated(text: string): boolean {
  return /^[^\p{L}\p{N}¿¡"“«(]/u.test(text);
}

/** Categories keyed by {@link plainName}; their options keyed by title. */
type Categories = Map<string, { name: string; options: Map<string, MenuOption> }>;

/** Judges each row on its own, whether it comes from an API or a table. */
function judgeMenu(rows: Iterable<FoundOption | RowReport>): Parsed<MenuCategory> {
  const categories: Categories = new Map();
  const reports: RowReport[] = [];
  let kept = 0;
  // A body may hold tens of thousands of rows beyond the limit. They share their reasons.
  const beyondRows = [`se leen las primeras ${MAX_ROWS} filas`];
  const judge = (found: FoundOption | RowReport): RowReport => {
    if (reports.length >= MAX_ROWS) return beyondLimit(found, beyondRows);
    if ('fate' in found) return found;
    if (kept === MAX_OPTIONS) return beyondLimit(found, [`se muestran las primeras ${MAX_OPTIONS} opciones`]);
    return addOption(categories, found);
  };
  for (const found of rows) {
    const report = judge(found);
    if (report.fate === 'shown') kept += 1;
    reports.push(report);
  }
  if (kept === 0 && reports.some(({ fate }) => fate !== 'empty'))
    return { failure: 'ninguna fila se puede mostrar', reports };
  const content = [...categories.values()].map(({ name, options }) => ({
    name,
    options: [...options.values()],
  }));
  return { content, reports };
}

/** Adds a row's option to its category, unless it cannot be used or the category already has it. */
function addOption(categories: Categories, row: FoundOption): RowReport {
  const { place, category, values } = row;
  const { data: stated, error } = row.parsed ?? wireOption.safeParse(values);
  if (error) return invalidRow(row, error, menuColumns);
  const { title } = stated;
  const known = categories.get(plainName(category)) ?? { name: category, options: new Map() };
  categories.set(plainName(category), known);
  if (known.options.has(title))
    return {
      place,
      label: title,
      fate: 'repeated',
      reasons: ['ya hay una opción con este título en su categoría'],
    };
  const { diets, unknown } = dietsOf(stated.diets);
  const option: MenuOption = {
    ...stated,
    ...pricePer(stated.unit ?? '', stated.price),
    id: optionId(known.name, title),
    category: known.name,
    diets,
    photo: photoNamed(stated.photo ?? ''),
  };
  known.options.set(title, option);
  return {
    place,
    label: title,
    fate: 'shown',
    reasons: [...reasonsOn(row, stated), ...unknown.map((diet) => isUnused(menuColumns.diets, diet))],
    shownAs: () => [known.name, priceText(option), ...inWords(menuColumns, stated)].join(', '),
  };
}

function priceText({ price, unit }: MenuOption): string {
  return price === undefined ? 'sin precio' : formatPrice(price, unit);
}

/** Why parts of a row are not shown as stated, or not counted. */
function reasonsOn(row: FoundRow, stated: StatedOption): string[] {
  const { price, unit = '', photo = '' } = stated;
  const { typed = '', amount } = price ?? {};
  const reasons = differences(row, { ...stated, price: price && (amount ?? typed) }, menuColumns);
  if (!unitOf(unit))
    reasons.push(
      `por ${quote(unit)}: no es "persona" ni "evento"; el precio se muestra, pero no entra en la suma`,
    );
  if (photo && !photoNamed(photo)) {
    const nearest = nearestPhoto(photo);
    reasons.push(
      `foto ${quote(photo)}: no se muestra, ninguna foto se llama así${nearest ? `; ¿es ${nearest}?` : ''}`,
    );
  }
  if (price && isContradicted(unit, price))
    reasons.push(
      `precio ${quote(typed)}: no coincide con por ${quote(unit)}; se muestra como está, pero no entra en la suma`,
    );
  else if (amount === undefined && /\p{Nd}/u.test(typed) && !isFreeOfCharge(typed))
    reasons.push(`precio ${quote(typed)}: no es un número solo, no entra en la suma`);
  return reasons;
}

function optionId(category: string, title: string): string {
  return `o${createHash('sha256').update(`${category}\n${title}`).digest('hex').slice(0, 11)}`;
}

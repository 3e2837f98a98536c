import { createHash } from 'node:crypto';
import {
  invalidRow,
  type Parsed,
  quote,
  type RowReport,
  unusedIn,
  unusedText,
} from '@/lib/content/rows/row-report';
import { MAX_OPTIONS } from '@/lib/content/table/limits';
import type { FoundRow } from '@/lib/content/table/read-table';
import type { Diet } from '@/lib/menu/diets';
import { amountsPerPerson, isMain, isPriced, type RequestOption } from '@/lib/menu/request-option';
import type { PhotoName } from '@/lib/site/photo-names';
import { plainName } from '@/lib/values/plain-name';
import { formatAmount, formatPrice, toCents } from '@/lib/values/prices';
import { menuColumns, type StatedOption, wireOption } from './menu-columns';
import { type DishPhotoName, photoNamed, whyUnnamed } from './named-photo';
import { dietsOf } from './option-terms';
import { type Charge, LEAST_PRICE, readCharge } from './price-terms';
import { isShared } from './title-terms';

/** An option as the page shows it: what a request needs to know of it, and the other columns as {@link menuColumns} declares them. */
export type MenuOption = RequestOption & {
  photo: PhotoName | DishPhotoName | undefined;
  diets: Diet[];
  /** A minimum that is no number of guests, as typed. The option is not counted then. */
  minimumWords: string | undefined;
} & Omit<StatedOption, keyof RequestOption | 'photo' | 'diets'>;

/** A category with at least one option, in the order of its source. */
export type MenuCategory = { name: string; options: MenuOption[] };

/** An option of a menu, before it is judged. */
export type FoundOption = { category: string; row: FoundRow };

/** A price below this share of the median is one whose dot a spreadsheet has read as a decimal point: `11,9` for `11.900`. */
const LEAST_SHARE = 0.01;

/** Categories keyed by {@link plainName}; their options keyed by title. */
type Categories = Map<string, { name: string; options: Map<string, MenuOption> }>;

/** Judges rows of an API or a table. A bad one costs itself; prices are compared with those of the others. */
export function judgeMenu(rows: readonly (FoundOption | RowReport)[]): Parsed<MenuCategory> {
  const found = rows.map((row) => ('outcome' in row ? row : readOption(row)));
  const limits = limitsOf(found.flatMap((one) => ('outcome' in one ? [] : one.charge)));
  const categories: Categories = new Map();
  let kept = 0;
  const reports = found.map((one): RowReport => {
    if ('outcome' in one) return one;
    if (kept === MAX_OPTIONS)
      return {
        place: one.row.place,
        outcome: 'left out',
        remarks: [`se muestran las primeras ${MAX_OPTIONS} opciones`],
      };
    const report = addOption(categories, one, limits);
    if (report.outcome === 'shown') kept += 1;
    return report;
  });
  const content = [...categories.values()].map(({ name, options }) => ({
    name,
    options: [...options.values()],
  }));
  const isUnusable = kept === 0 && reports.some(({ outcome }) => outcome === 'left out');
  return isUnusable
    ? { failure: 'ninguna fila se puede mostrar', reports }
    : { content, reports, charges: chargeLines(content) };
}

/** An option whose price is not yet compared with the others. */
type ReadOption = FoundOption & { stated: StatedOption; charge: Charge };

function readOption({ category, row }: FoundOption): ReadOption | RowReport {
  const { data: stated, error } = wireOption.safeParse(row.values);
  if (error) return invalidRow(row, error, menuColumns);
  return { category, row, stated, charge: readCharge(category, stated) };
}

/** Prices that are not counted, in pesos: below the least, and of what all share above that of the dearest main. */
type Limits = { least: number; dearestMain: number };

function limitsOf(charges: readonly Charge[]): Limits {
  const prices = charges.flatMap(({ price }) => (typeof price === 'number' ? price : []));
  return {
    least: Math.max(LEAST_PRICE, median(prices) * LEAST_SHARE),
    dearestMain: amountsPerPerson(charges.filter(isMain)).at(-1) ?? Number.POSITIVE_INFINITY,
  };
}

/** Adds a row's option to its category, unless the category already has it. */
function addOption(categories: Categories, read: ReadOption, limits: Limits): RowReport {
  const { category, row, stated, charge } = read;
  const { title, photo = '', minimum } = stated;
  const known = categories.get(plainName(category)) ?? { name: category, options: new Map() };
  categories.set(plainName(category), known);
  if (known.options.has(title)) {
    const remarks = ['ya hay una opción con este título en su categoría'];
    return { place: row.place, label: title, outcome: 'left out', remarks };
  }
  const { diets, unknown } = dietsOf(stated.diets);
  const doubt = doubtOn(read, limits);
  const option: MenuOption = {
    ...stated,
    price: charge.price,
    isFree: charge.isFree,
    unit: charge.unit,
    ...doubt?.shown,
    minimum: typeof minimum === 'number' ? minimum : undefined,
    minimumWords: typeof minimum === 'string' ? minimum : undefined,
    id: optionId(known.name, title),
    category: known.name,
    diets,
    photo: photoNamed(photo),
  };
  known.options.set(title, option);
  const remarks = unusedIn(row, { ...stated, price: charge.price }, menuColumns);
  if (doubt) remarks.push(doubt.remark);
  if (photo && !option.photo) remarks.push(`foto: no se muestra, ${whyUnnamed()}`);
  remarks.push(...unknown.map((diet) => unusedText(menuColumns.diets, diet)));
  return { place: row.place, label: title, outcome: 'shown', remarks };
}

/** Why a price is not shown or not counted as typed, in Spanish, and what is shown instead. */
function doubtOn(
  { category, stated, charge: { price, unit, statedUnit } }: ReadOption,
  { least, dearestMain }: Limits,
): { remark: string; shown?: Partial<MenuOption> } | undefined {
  const { title, minimum } = stated;
  if (typeof price === 'number' && price < least)
    return { remark: lowPrice(stated.price, price), shown: { price: undefined } };
  const isTooDear = typeof price === 'number' && price > dearestMain && statedUnit === undefined;
  if (isTooDear && unit === 'all' && [category, title].some(isShared)) {
    const remark = `precio ${formatAmount(toCents(price))}: ¿por evento? Así no se suma`;
    return { remark, shown: { unit: 'other' } };
  }
  if (typeof minimum === 'string' && unit !== 'event') {
    const remark = `mínimo ${quote(minimum)}: ${menuColumns.minimum.expected}; así la opción no se suma`;
    return { remark, shown: { price: price && formatPrice(price), isFree: undefined } };
  }
  if (statedUnit === 'unknown' && price !== undefined && unit !== 'other')
    return { remark: `por ${quote(stated.unit)}: ${menuColumns.unit.expected}; así no se suma` };
  return undefined;
}

/** Names a price that is not shown, and what it probably was. */
function lowPrice(typed: unknown, amount: number): string {
  return `precio ${typed}: ¿${formatAmount(toCents(amount * 1_000))}? No se muestra`;
}

/** Saved choices hold it as it is, and links what `lib/menu/choice-code` makes of it. */
function optionId(category: string, title: string): string {
  return `o${createHash('sha256').update(`${category}\n${title}`).digest('hex').slice(0, 11)}`;
}

/** The median; of two middle numbers, the greater one. Zero if there are no numbers. */
function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** How many titles a line names. */
const MOST_TITLES = 20;

const charges: Record<string, (option: MenuOption) => boolean> = {
  'Para todos': (option) => option.unit === 'all' && isPriced(option),
  'Para los chicos': (option) => option.unit === 'child' && isPriced(option),
  'Por evento': (option) => option.unit === 'event' && isPriced(option),
  'No se suman': (option) => !isPriced(option),
};

/** The options that are not charged to each guest who eats them, a line for each way: `Por evento: Mozo · Torta`. */
function chargeLines(menus: readonly MenuCategory[]): string[] {
  const options = menus.flatMap((category) => category.options);
  return Object.entries(charges).flatMap(([charge, isOne]) => {
    const titles = options.filter(isOne).map(({ title }) => title);
    if (titles.length === 0) return [];
    const more = titles.length > MOST_TITLES ? ` y ${titles.length - MOST_TITLES} más` : '';
    return `${charge}: ${titles.slice(0, MOST_TITLES).join(' · ')}${more}`;
  });
}

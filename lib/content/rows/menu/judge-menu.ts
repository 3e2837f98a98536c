import { createHash } from 'node:crypto';
import { MAX_OPTIONS } from '@/lib/content/limits';
import {
  invalidRow,
  type Parsed,
  quote,
  type RowReport,
  unusedIn,
  unusedText,
} from '@/lib/content/rows/row-report';
import { inShort } from '@/lib/content/table/clean-text';
import type { FoundRow } from '@/lib/content/table/read-table';
import type { Diet } from '@/lib/menu/diets';
import { amountsPerPerson, isMain, isPriced, type RequestOption } from '@/lib/menu/request-option';
import type { PhotoName } from '@/lib/site/photo-names';
import { plainName } from '@/lib/values/plain-name';
import { formatAmount, formatPrice } from '@/lib/values/prices';
import { menuColumns, type StatedOption, wireOption } from './menu-columns';
import { type DishPhotoName, photoNamed } from './named-photo';
import { dietsOf } from './option-terms';
import { leastPrice, readCharge, type StatedUnit } from './price-terms';
import { isShared } from './title-terms';

/** An option as the page shows it: what a request needs to know of it, and the other columns as {@link menuColumns} declares them. */
export type MenuOption = RequestOption & {
  photo: PhotoName | DishPhotoName | undefined;
  diets: Diet[];
  /** A minimum that is no number of guests, as typed. The option is not counted then, unless it is charged per event. */
  minimumWords: string | undefined;
} & Omit<StatedOption, keyof RequestOption | 'photo' | 'diets' | 'statedUnit'>;

/** A category with at least one option, in the order of its source. */
export type MenuCategory = { name: string; options: MenuOption[] };

/** An option of a menu, before it is judged. */
export type FoundOption = { category: string; row: FoundRow };

/** Judges rows of an API or a table. A bad one costs itself; prices are compared with those of the others. */
export function judgeMenu(rows: readonly (FoundOption | RowReport)[]): Parsed<MenuCategory> {
  /** How the first option of each category writes its name, keyed by {@link plainName}. */
  const names = new Map<string, string>();
  const found = rows.map((row) => ('outcome' in row ? row : readOption(row, names)));
  const limits = limitsOf(found.flatMap((one) => ('outcome' in one ? [] : one.option)));
  const shown = new Map<string, MenuOption>();
  const reports = found.map((one): RowReport => {
    if ('outcome' in one) return one;
    const { place, option } = one;
    if (shown.size === MAX_OPTIONS)
      return { place, outcome: 'left out', remarks: [`se muestran las primeras ${MAX_OPTIONS} opciones`] };
    const report = { place, label: option.title };
    if (shown.has(option.id))
      return {
        ...report,
        outcome: 'left out',
        remarks: ['ya hay una opción con este título en su categoría'],
      };
    const doubt = doubtOn(one, limits);
    shown.set(option.id, { ...option, ...doubt?.shown });
    return { ...report, outcome: 'shown', remarks: [...one.remarks, ...(doubt ? [doubt.remark] : [])] };
  });
  if (shown.size === 0 && reports.some(({ outcome }) => outcome === 'left out'))
    return { failure: 'ninguna fila se puede mostrar', reports };
  const content = categoriesOf([...shown.values()]);
  return { content, reports, charges: chargeLines(content) };
}

function categoriesOf(options: readonly MenuOption[]): MenuCategory[] {
  const names = new Set(options.map(({ category }) => category));
  return [...names].map((name) => ({
    name,
    options: options.filter(({ category }) => category === name),
  }));
}

/** An option whose price is not yet compared with the others. */
type ReadOption = {
  place: string;
  option: MenuOption;
  statedUnit: StatedUnit;
  /** Price and `por` as typed, for remarks. */
  typed: { price?: unknown; unit?: unknown };
  remarks: string[];
};

function readOption({ category, row }: FoundOption, names: Map<string, string>): ReadOption | RowReport {
  const { data: stated, error } = wireOption.safeParse(row.values);
  if (error) return invalidRow(row, error, menuColumns);
  const name = names.get(plainName(category)) ?? category;
  names.set(plainName(category), name);
  const { title, photo = '', minimum } = stated;
  const { statedUnit, ...columns } = { ...stated, ...readCharge(name, stated) };
  const { diets, unknown } = dietsOf(stated.diets);
  const option: MenuOption = {
    ...columns,
    minimum: typeof minimum === 'number' ? minimum : undefined,
    minimumWords: typeof minimum === 'string' ? minimum : undefined,
    id: optionId(name, title),
    category: name,
    diets,
    photo: photoNamed(photo),
  };
  const remarks = unusedIn(row, stated, menuColumns);
  if (photo && !option.photo) remarks.push('foto: no se muestra, ninguna se llama así');
  remarks.push(...unknown.map((diet) => unusedText(menuColumns.diets, diet)));
  return { place: row.place, option, statedUnit, typed: Object(row.values), remarks };
}

/** In pesos: a lower price is not shown; one of what all share that does not say its unit is not counted above the dearest main's. */
type Limits = { least: number; dearestMain: number };

function limitsOf(options: readonly MenuOption[]): Limits {
  return {
    least: leastPrice(options.flatMap(({ price }) => (typeof price === 'number' ? price : []))),
    dearestMain: amountsPerPerson(options.filter(isMain)).at(-1) ?? Number.POSITIVE_INFINITY,
  };
}

/** Why a price is not shown or not counted as typed, in Spanish, and what is shown instead. */
function doubtOn(
  { option, statedUnit, typed }: ReadOption,
  { least, dearestMain }: Limits,
): { remark: string; shown?: Partial<MenuOption> } | undefined {
  const { category, title, price, unit, minimumWords } = option;
  // A price that is far too low.
  if (typeof price === 'number' && price < least) {
    const meant = formatAmount(price * 1_000);
    return {
      remark: `precio ${inShort(String(typed.price))}: ¿${meant}? No se muestra`,
      shown: { price: undefined },
    };
  }
  // What all share, dearer than the dearest main.
  const isTooDear = typeof price === 'number' && price > dearestMain && statedUnit === undefined;
  if (isTooDear && unit === 'all' && [category, title].some(isShared))
    return { remark: `precio ${formatAmount(price)}: ¿por evento? Así no se suma`, shown: { unit: 'other' } };
  // A minimum in words.
  if (minimumWords !== undefined && unit !== 'event') {
    const remark = `mínimo ${quote(minimumWords)}: ${menuColumns.minimum.expected}; así la opción no se suma`;
    return { remark, shown: { price: price && formatPrice(price), isFree: undefined } };
  }
  // Unknown words in the column `por`.
  if (statedUnit === 'unknown' && price !== undefined && unit !== 'other')
    return { remark: `por ${quote(typed.unit)}: ${menuColumns.unit.expected}; así no se suma` };
  return undefined;
}

/** Saved choices hold it as it is, and links what `lib/menu/choice-code` makes of it. */
function optionId(category: string, title: string): string {
  return `o${createHash('sha256').update(`${category}\n${title}`).digest('hex').slice(0, 11)}`;
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

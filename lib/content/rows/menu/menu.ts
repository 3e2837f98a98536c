import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type FoundRow,
  invalidRow,
  isUnused,
  type Parsed,
  quote,
  type RowReport,
  unusedIn,
} from '@/lib/content/rows/row-report';
import { cleanLine } from '@/lib/content/table/clean-text';
import { fieldsOf, inWords } from '@/lib/content/table/columns';
import { MAX_LINE, MAX_OPTIONS } from '@/lib/content/table/limits';
import { median } from '@/lib/content/table/slips';
import type { Diet } from '@/lib/menu/diets';
import type { OfferedOption } from '@/lib/menu/offered-option';
import type { PhotoName } from '@/lib/site/photo-names';
import { plainName } from '@/lib/values/plain-name';
import { formatAmount, formatPrice, toCents } from '@/lib/values/prices';
import { menuColumns } from './menu-columns';
import { type DishPhotoName, photoNamed, whyUnnamed } from './named-photo';
import { dietsOf } from './option-terms';
import { LEAST_PRICE, type OptionPrice, readPrice } from './price-terms';

const wireOption = z.object(fieldsOf(menuColumns));

type StatedOption = z.infer<typeof wireOption>;

/** An option as the page shows it: what a request needs to know of it, and the other columns as {@link menuColumns} declares them. */
export type MenuOption = OfferedOption & {
  photo: PhotoName | DishPhotoName | undefined;
  diets: Diet[];
} & Omit<StatedOption, keyof OfferedOption | 'photo' | 'diets'>;

/** A category with at least one option, in the order of its source. */
export type MenuCategory = { name: string; options: MenuOption[] };

/** An option of a menu, before it is judged. */
export type FoundOption = FoundRow & { category: string };

/** Parses the body of `GET {admin-api}/menus/by_category`: lists of options by the name of their category. */
export function parseMenus(body: unknown): Parsed<MenuCategory> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { failure: 'la respuesta no es un objeto con categorías', reports: [] };
  return judgeMenu([...optionsOfBody(body)]).parsed;
}

/** The options of an API. A category that is unnamed, empty or not a list of options yields a report instead. */
function* optionsOfBody(body: object): Generator<FoundOption | RowReport> {
  for (const [key, rows] of Object.entries(body)) {
    const category = cleanLine(key, MAX_LINE);
    const place = category || 'una categoría sin nombre';
    if (!category || !Array.isArray(rows))
      yield { place, fate: 'left out', reasons: ['no es una lista de opciones con nombre'] };
    else if (rows.length === 0) yield { place, fate: 'hidden', reasons: ['no tiene opciones'] };
    else
      for (const [index, values] of rows.entries())
        yield { place: `${category}[${index}]`, category, values };
  }
}

/** A price below this share of the median is one whose dot a spreadsheet has read as a decimal point: `11,9` for `11.900`. */
const LEAST_SHARE = 0.01;

/** Categories keyed by {@link plainName}; their options keyed by title. */
type Categories = Map<string, { name: string; options: Map<string, MenuOption> }>;

/**
 * Judges each row on its own, whether it comes from an API or a table.
 * @returns the menu, and the amounts of all prices as stated, in pesos
 */
export function judgeMenu(rows: readonly (FoundOption | RowReport)[]): {
  parsed: Parsed<MenuCategory>;
  prices: number[];
} {
  const found = rows.map((row) => ('fate' in row ? row : readOption(row)));
  const prices = found.flatMap((one) => ('price' in one ? (countedAmount(one.price) ?? []) : []));
  const leastPrice = Math.max(LEAST_PRICE, median(prices) * LEAST_SHARE);
  const categories: Categories = new Map();
  let kept = 0;
  const reports = found.map((one): RowReport => {
    if ('fate' in one) return one;
    if (kept === MAX_OPTIONS)
      return {
        place: one.row.place,
        fate: 'left out',
        reasons: [`se muestran las primeras ${MAX_OPTIONS} opciones`],
      };
    const report = addOption(categories, one, leastPrice);
    if (report.fate === 'shown') kept += 1;
    return report;
  });
  const content = [...categories.values()].map(({ name, options }) => ({
    name,
    options: [...options.values()],
  }));
  const isUnusable = kept === 0 && reports.some(({ fate }) => fate === 'left out');
  const parsed = isUnusable ? { failure: 'ninguna fila se puede mostrar', reports } : { content, reports };
  return { parsed, prices };
}

type ReadOption = { row: FoundOption; stated: StatedOption; price: OptionPrice };

function readOption(row: FoundOption): ReadOption | RowReport {
  const { data: stated, error } = wireOption.safeParse(row.values);
  if (error) return invalidRow(row, error, menuColumns);
  return { row, stated, price: readPrice(stated.price, stated.unit) };
}

function countedAmount({ price }: OptionPrice): number | undefined {
  return typeof price === 'number' ? price : undefined;
}

/** Adds a row's option to its category, unless the category already has it. */
function addOption(
  categories: Categories,
  { row, stated, price: { isUnitStated, ...price } }: ReadOption,
  leastPrice: number,
): RowReport {
  const { place, category } = row;
  const { title, photo = '' } = stated;
  const known = categories.get(plainName(category)) ?? { name: category, options: new Map() };
  categories.set(plainName(category), known);
  if (known.options.has(title)) {
    const reasons = ['ya hay una opción con este título en su categoría'];
    return { place, label: title, fate: 'left out', reasons };
  }
  const { diets, unknown } = dietsOf(stated.diets);
  const isLow = typeof price.price === 'number' && price.price < leastPrice;
  const option: MenuOption = {
    ...stated,
    ...price,
    ...(isLow && { price: undefined }),
    id: optionId(known.name, title),
    category: known.name,
    diets,
    photo: photoNamed(photo),
  };
  known.options.set(title, option);
  const reasons = unusedIn(row, { ...stated, price: price.price }, menuColumns);
  if (isLow) reasons.push(lowPrice(stated.price, Number(price.price)));
  if (photo && !option.photo) reasons.push(`foto ${quote(photo)}: no se muestra, ${whyUnnamed()}`);
  reasons.push(...unknown.map((diet) => isUnused(menuColumns.diets, diet)));
  const shownAs = () => [known.name, priceText(option), ...inWords(menuColumns, stated)].join(', ');
  return { place, label: title, fate: 'shown', reasons, shownAs };
}

/** Names a price that is not shown, and what it probably was. */
function lowPrice(typed: unknown, amount: number): string {
  return `precio ${typed}: ¿${formatAmount(toCents(amount * 1_000))}? No se muestra`;
}

/** What visitors see of a price, and whether it is counted. */
function priceText({ price, unit, isFree }: MenuOption): string {
  if (price === undefined) return 'sin precio';
  const isCounted = typeof price === 'number' || isFree;
  return `${formatPrice(price, unit)}${unit === 'all' ? ', para todos' : ''}${isCounted ? '' : ' (no se suma)'}`;
}

/** Saved menus hold it as it is, and links what `lib/menu/menu-code` makes of it. */
function optionId(category: string, title: string): string {
  return `o${createHash('sha256').update(`${category}\n${title}`).digest('hex').slice(0, 11)}`;
}

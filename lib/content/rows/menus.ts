import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cleanLine } from '@/lib/content/table/clean-text';
import { fieldsOf, inWords } from '@/lib/content/table/columns';
import { MAX_BYTES, MAX_DISHES, MAX_LINE, MAX_OPTIONS, MAX_ROWS } from '@/lib/content/table/limits';
import { plainName } from '@/lib/quotation/categories';
import type { Diet } from '@/lib/quotation/diets';
import { isFreeOfCharge } from '@/lib/quotation/free-of-charge';
import type { OfferedOption } from '@/lib/quotation/offered-option';
import { formatPrice } from '@/lib/quotation/prices';
import type { PhotoName } from '@/lib/site/photo-names';
import { menuColumns } from './menu-columns';
import { type DishPhotoName, photoNamed, whyUnnamed } from './named-photo';
import { dietsOf } from './option-terms';
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

const wireOption = z.object(fieldsOf(menuColumns));

type StatedOption = z.infer<typeof wireOption>;

/** An option as the page shows it: what a request needs to know of it, and the other columns as {@link menuColumns} declares them. */
export type MenuOption = OfferedOption & {
  photo: PhotoName | DishPhotoName | undefined;
  diets: Diet[];
} & Omit<StatedOption, keyof OfferedOption | 'photo' | 'diets'>;

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

/** An option of a menu, before it is judged. */
export type FoundOption = FoundRow & { category: string };

/** Parses the body of `GET {admin-api}/menus/by_category`: a Map from category name to list of options. */
export function parseMenus(body: unknown): Parsed<MenuCategory> {
  if (!(body instanceof Map)) return { failure: 'la respuesta no es un objeto con categorías', reports: [] };
  return judgeMenu(optionsOfBody(body));
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

/** Categories keyed by {@link plainName}; their options keyed by title. */
type Categories = Map<string, { name: string; options: Map<string, MenuOption> }>;

/** Judges each row on its own, whether it comes from an API or a table. */
export function judgeMenu(rows: Iterable<FoundOption | RowReport>): Parsed<MenuCategory> {
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
  const { data: stated, error } = wireOption.safeParse(values);
  if (error) return invalidRow(row, error, menuColumns);
  const { title } = stated;
  const known = categories.get(plainName(category)) ?? { name: category, options: new Map() };
  categories.set(plainName(category), known);
  if (known.options.has(title))
    return {
      place,
      label: title,
      fate: 'invalid',
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
  if (photo && !photoNamed(photo)) reasons.push(`foto ${quote(photo)}: no se muestra, ${whyUnnamed()}`);
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

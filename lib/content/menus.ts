import { createHash } from 'node:crypto';
import { z } from 'zod';
import { plainName } from '@/lib/quotation/categories';
import { type Diet, dietMarks } from '@/lib/quotation/diets';
import { MAX_OPTIONS } from '@/lib/quotation/menu-code';
import { peopleText } from '@/lib/quotation/people-count';
import { formatPrice, type Price, type PriceUnit, statesNoPrice } from '@/lib/quotation/prices';
import { cleanLine, decodeEntities } from './clean-text';
import { dietsOf, minimumOf, statesNoMinimum } from './option-terms';
import {
  differences,
  invalidRow,
  MAX_ROWS,
  type Parsed,
  placeOf,
  quote,
  type Report,
  type RowReport,
  sentencesFor,
} from './parse-rows';
import { isContradicted, pricePer, readPrice, type StatedPrice, unitOf } from './price-terms';
import { sentences } from './sentences';

export type MenuOption = {
  /** Made from category and title, so that a saved menu survives a new order of the rows. */
  id: string;
  title: string;
  /** Undefined when the API states none. */
  price: Price | undefined;
  unit: PriceUnit;
  /** The guests that it is charged for at least. */
  minimum: number | undefined;
  diets: Diet[];
  food: string[];
  starters: string[];
  principal: string[];
};

/** A category with at least one option, in the API's order. */
export type MenuCategory = { name: string; options: MenuOption[] };

const MAX_LINE = 300;

/** How many dishes of each list are read and shown. A hundred of an option made pages of 8 MB. */
const MAX_DISHES = 30;

const line = z
  .string('is not text')
  .min(1, 'is empty')
  .transform(cleanText)
  .pipe(z.string().min(1, 'is empty'));

const dishes = z
  .preprocess(
    (list) => (Array.isArray(list) ? list.slice(0, MAX_DISHES) : list),
    z.array(line.optional().catch(undefined)).optional().catch(undefined),
  )
  .transform((list = []) => [...new Set(list.filter((dish) => dish !== undefined))]);

const price = z
  .union([z.number(), z.string()])
  .optional()
  .catch(undefined)
  .transform((value) => readPrice(cleaned(value)));

const unit = z
  .string()
  .optional()
  .catch(undefined)
  .transform((value) => value && cleanText(value));

const minimum = z
  .union([z.number(), z.string()])
  .optional()
  .catch(undefined)
  .transform((value) => (value === undefined ? undefined : minimumOf(cleaned(value))));

const wireOption = z.object(
  {
    title: line.meta({
      description: `What a visitor ticks. One line of at most ${MAX_LINE} characters. Within a category it is shown once. Required: without it the option is left out.`,
    }),
    price: price.meta({
      description:
        'In pesos. A number, or text: "11900", "11.900" and "11.900,50" count as numbers; other text, such as "desde 9.500", is shown as it is and not counted in the estimate. It may name its unit: "45.000 por evento". Without it, and where it is 0, no price is shown.',
    }),
    unit: unit.meta({
      description:
        'What the price is for: "persona", which is meant where it is missing, or "evento", which is charged once. Of any other word, such as "bandeja", the price is shown with it and not counted. A price that names another unit is shown as it is and not counted.',
    }),
    minimum: minimum.meta({
      description:
        'The guests that the option is charged for at least: a whole number from 1 to 9999, or text such as "a partir de 30 personas". Shown as "desde 30 personas".',
    }),
    diets: dishes.meta({
      description:
        'What the option suits, as the business declares it: "vegetariano", "vegano", "sin TACC". What is vegan is vegetarian too. Other words are not shown.',
    }),
    food: dishes.meta({ description: 'What is served, listed without a heading.' }),
    starters: dishes.meta({ description: 'Listed under "Entradas:".' }),
    principal: dishes.meta({ description: 'Listed under "Principal:".' }),
  },
  'is not an object',
);

/** The body of `GET {admin-api}/menus/by_category` as the API should send it; in words, what {@link parseMenus} tolerates beyond that. */
export const wireMenus = z
  .record(
    z.string(),
    z.array(wireOption.meta({ description: 'An option. Other fields are ignored.' })).meta({
      description: 'The options of a category, in the order in which they are shown.',
    }),
  )
  .meta({
    title: 'GET {ADMIN_API_URL}/menus/by_category',
    description: `The menus: lists of options by the name of their category, shown in the order of the text. Each option is judged alone: one without a title is left out, the rest stays. A field that cannot be used, or is null, counts as missing. A category without options is not shown. The category "A Pedido" starts open; options of "Entradas", "Postres" and "Bebidas" stand in their own part of a request, those of any other category in its main part. The first ${MAX_OPTIONS} options are shown, of each of its lists the first ${MAX_DISHES} dishes. The whole is at most 2 MB.`,
  });

/** A row of a category; `rows` that are no list, or have no name, stand for all of it. */
type Found = { place: string; category: string; row: unknown };

/** The options of each category, by its name without case, accents and blanks; each by its title. */
type Categories = Map<string, { name: string; options: Map<string, MenuOption> }>;

/** Parses the body of `GET {admin-api}/menus/by_category`: a Map of category name to list of options. */
export function parseMenus(body: unknown, report: Report): Parsed<MenuCategory> {
  if (!(body instanceof Map)) return { failure: 'the body is not an object of categories' };
  const categories: Categories = new Map();
  let kept = 0;
  let isEmpty = true;
  const judge = (found: Found | RowReport) => {
    if ('fate' in found) return found;
    if (kept === MAX_OPTIONS) return beyondLimit(found, sentencesFor(found.row).isBeyondOptions(MAX_OPTIONS));
    return addOption(categories, found);
  };
  for (const found of rowsOf(body)) {
    const judged = judge(found);
    if (judged.fate === 'shown') kept += 1;
    if (judged.fate !== 'empty') isEmpty = false;
    report(judged);
  }
  if (!isEmpty && kept === 0) return { failure: 'the body holds no option that can be used' };
  return {
    content: [...categories.values()].flatMap(({ name, options }) =>
      options.size > 0 ? [{ name, options: [...options.values()] }] : [],
    ),
  };
}

/** The rows of all categories, in order; in place of what is no row, or is beyond {@link MAX_ROWS}, the report about it. */
function* rowsOf(body: ReadonlyMap<string, unknown>): Generator<Found | RowReport> {
  let read = 0;
  for (const [key, rows] of body) {
    read += 1;
    if (read > MAX_ROWS) {
      yield beyondLimit({ place: `categories[${read - 1}]` }, sentences.en.isBeyondRows(MAX_ROWS));
      continue;
    }
    for (const found of rowsOfCategory(cleanText(key), rows)) {
      if ('row' in found) read += 1;
      const isBeyond = 'row' in found && read > MAX_ROWS;
      yield isBeyond ? beyondLimit(found, sentencesFor(found.row).isBeyondRows(MAX_ROWS)) : found;
    }
  }
}

function* rowsOfCategory(category: string, rows: unknown): Generator<Found | RowReport> {
  const place = category || 'a category without a name';
  if (!category || !Array.isArray(rows)) {
    yield { place, fate: 'invalid', reasons: ['it is not a named list of options'] };
    return;
  }
  if (rows.length === 0) yield { place, fate: 'empty', reasons: ['it has no options'] };
  for (const [index, row] of rows.entries()) yield { place: placeOf(row, category, index), category, row };
}

function beyondLimit({ place }: { place: string }, reason: string): RowReport {
  return { place, fate: 'beyond limit', reasons: [reason] };
}

/** Adds the option of a row to its category, unless it cannot be used or is there. */
function addOption(categories: Categories, { place, category, row }: Found): RowReport {
  const { data: option, error } = wireOption.safeParse(row);
  if (error) return invalidRow(place, row, error);
  const { title } = option;
  const known = categories.get(plainName(category)) ?? { name: category, options: new Map() };
  categories.set(plainName(category), known);
  if (known.options.has(title))
    return { place, label: title, fate: 'repeated', reasons: [sentencesFor(row).isRepeated()] };
  const shown: MenuOption = {
    ...option,
    ...pricePer(option.unit ?? '', option.price),
    id: optionId(known.name, title),
    diets: dietsOf(option.diets).diets,
  };
  known.options.set(title, shown);
  return {
    place,
    label: title,
    fate: 'shown',
    reasons: reasonsOn(row, option),
    shownAs: () => inWords(known.name, shown),
  };
}

type WireOption = z.infer<typeof wireOption>;

/** What of a row is not shown as it is stated, or not counted. */
function reasonsOn(row: unknown, option: WireOption): string[] {
  const { price, unit = '', diets } = option;
  const words = sentencesFor(row);
  return [
    ...differences(withoutEmpty(row), { ...option, price: price?.price }),
    ...(unitOf(unit) ? [] : [words.isUnknownUnit(quote(unit))]),
    ...dietsOf(diets).unknown.map((diet) => words.isUnused('diets', quote(diet))),
    ...(price ? whyNotCounted(price, unit, words) : []),
  ];
}

function whyNotCounted(stated: StatedPrice, unit: string, words: ReturnType<typeof sentencesFor>): string[] {
  const { price, own } = stated;
  if (isContradicted(unit, stated)) return [words.isContradicted(quote(own?.typed), quote(unit))];
  return typeof price === 'string' && /\d/.test(price) ? [words.isNotCounted(quote(price))] : [];
}

/** A row without what says that it states nothing, such as a price of `-`. */
function withoutEmpty(row: unknown): object {
  const { price, minimum } = Object(row);
  return {
    ...Object(row),
    ...(statesNoPrice(price) && { price: undefined }),
    ...(statesNoMinimum(cleaned(minimum)) && { minimum: undefined }),
  };
}

/** An option as visitors see it. */
function inWords(category: string, option: MenuOption): string {
  const { price, unit, minimum, diets, food, starters, principal } = option;
  return [
    category,
    price === undefined ? 'sin precio' : formatPrice(price, unit),
    minimum && `desde ${peopleText(minimum)}`,
    ...dietMarks(diets),
    [...food, ...starters, ...principal].join('; '),
  ]
    .filter(Boolean)
    .join(', ');
}

function cleanText(text: string): string {
  return cleanLine(decodeEntities(text), MAX_LINE);
}

function cleaned<T>(value: T): T | string {
  return typeof value === 'string' ? cleanText(value) : value;
}

function optionId(category: string, title: string): string {
  return `o${createHash('sha256').update(`${category}\n${title}`).digest('hex').slice(0, 11)}`;
}

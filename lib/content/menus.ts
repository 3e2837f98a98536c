import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MAX_OPTIONS } from '../quotation/menu-code';
import { type Price, parsePrice } from '../quotation/prices';
import { cleanLine } from './clean-text';
import {
  beyondMaxRows,
  differences,
  invalidRow,
  MAX_ROWS,
  type Parsed,
  placeOf,
  quote,
  type Report,
} from './parse-rows';

export type MenuOption = {
  /** Made from category and title, so that a saved menu survives a new order of the rows. */
  id: string;
  title: string;
  /** Per person; undefined when the API states none. */
  price: Price | undefined;
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
  .transform((text) => cleanLine(text, MAX_LINE))
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
  .transform((value) => parsePrice(typeof value === 'string' ? cleanLine(value, MAX_LINE) : value));

const wireOption = z.object(
  {
    title: line.meta({
      description: `What a visitor ticks. One line of at most ${MAX_LINE} characters. Within a category it is shown once. Required: without it the option is left out.`,
    }),
    price: price.meta({
      description:
        'Per person, in pesos. A number, or text: "11900", "11.900" and "11.900,50" count as numbers; other text, such as "desde 9.500", is shown as it is and not counted in the estimate. Without it, and where it is 0, no price is shown.',
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

const beyondMaxOptions = [`a menu shows the first ${MAX_OPTIONS}`];

/** Parses the body of `GET {admin-api}/menus/by_category`: a Map of category name to list of options. */
export function parseMenus(body: unknown, report: Report): Parsed<MenuCategory> {
  if (!(body instanceof Map)) return { failure: 'the body is not an object of categories' };
  const entries: Map<string, unknown> = body;
  const categories = new Map<string, Map<string, MenuOption>>();
  let empty = true;
  let kept = 0;
  let read = 0;
  for (const [key, rows] of entries) {
    read += 1;
    if (read > MAX_ROWS) {
      report({ place: `categories[${read - 1}]`, fate: 'beyond limit', reasons: beyondMaxRows });
      continue;
    }
    const place = cleanLine(key, MAX_LINE);
    if (!place || !Array.isArray(rows)) {
      const reasons = ['it is not a named list of options'];
      report({ place: place || 'a category without a name', fate: 'invalid', reasons });
      empty = false;
      continue;
    }
    if (rows.length > 0) empty = false;
    else report({ place, fate: 'empty', reasons: ['it has no options'] });
    const options = categories.get(place) ?? new Map<string, MenuOption>();
    categories.set(place, options);
    for (const [index, row] of rows.entries()) {
      read += 1;
      const at = placeOf(row, place, index);
      if (read > MAX_ROWS || kept === MAX_OPTIONS) {
        const reasons = kept === MAX_OPTIONS ? beyondMaxOptions : beyondMaxRows;
        report({ place: at, fate: 'beyond limit', reasons });
        continue;
      }
      const { data: option, error } = wireOption.safeParse(row);
      if (error) {
        report(invalidRow(at, row, error));
      } else if (options.has(option.title)) {
        const reasons = ['its category has an option of this title'];
        report({ place: at, label: option.title, fate: 'repeated', reasons });
      } else {
        kept += 1;
        options.set(option.title, { id: optionId(place, option.title), ...option });
        const reasons = [...differences(row, option), ...uncounted(option)];
        report({ place: at, label: option.title, fate: 'shown', reasons });
      }
    }
  }
  if (!empty && kept === 0) return { failure: 'the body holds no option that can be used' };
  return {
    content: [...categories].flatMap(([name, options]) =>
      options.size > 0 ? [{ name, options: [...options.values()] }] : [],
    ),
  };
}

function uncounted({ price }: z.infer<typeof wireOption>): string[] {
  const isInWords = typeof price === 'string' && /\d/.test(price);
  return isInWords ? [`price ${quote(price)} is not a number: the estimate does not count it`] : [];
}

function optionId(category: string, title: string): string {
  return `o${createHash('sha256').update(`${category}\n${title}`).digest('hex').slice(0, 11)}`;
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Price, parsePrice } from '../quotation/prices';
import { cleanLine } from './clean-text';
import { parseRows, type Report, UnusableBodyError } from './parse-rows';

/** One thing a visitor can tick. */
export type MenuOption = {
  /** Made from category and title, so that a saved menu survives a new order of the rows. */
  id: string;
  title: string;
  /** Per person; undefined when the API states none. */
  price: Price | undefined;
  /** What is served, plain. */
  food: string[];
  /** What is served first. */
  starters: string[];
  /** What is served as the main dish. */
  principal: string[];
};

/** A category with at least one option, in the API's order. */
export type MenuCategory = { name: string; options: MenuOption[] };

const MAX_LINE = 300;

/** More make a page of megabytes that takes seconds to render; no caterer has as many. */
const MAX_OPTIONS = 1_000;

const line = z
  .string('is not text')
  .transform((text) => cleanLine(text, MAX_LINE))
  .pipe(z.string().min(1, 'is empty'));

/** A dish that is no text is left out, one that is listed twice is one; the option stays whatever the list is like. */
const dishes = z
  .array(z.unknown())
  .optional()
  .catch(undefined)
  .transform((list = []) => [...new Set(list.flatMap((item) => line.safeParse(item).data ?? []))]);

const price = z
  .unknown()
  .optional()
  .transform((value) => parsePrice(typeof value === 'string' ? cleanLine(value, MAX_LINE) : value));

const wireOption = z.object(
  {
    title: line,
    price,
    food: dishes,
    starters: dishes,
    principal: dishes,
  },
  'is not an object',
);

/**
 * Parses the body of `GET {admin-api}/menus/by_category`: a Map, or a plain object, of category name to list of options. Options with one title in one
 * category are one; a category without options is left out, and so is what exceeds {@link MAX_OPTIONS}.
 * @throws {UnusableBodyError} when the body is not an object, or not one of its rows can be used
 */
export function parseMenus(body: unknown, report: Report): MenuCategory[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new UnusableBodyError('the body is not an object of categories');
  }
  const entries: Iterable<[string, unknown]> = body instanceof Map ? body : Object.entries(body);
  const categories = new Map<string, Map<string, MenuOption>>();
  let empty = true;
  let kept = 0;
  let leftOut = 0;
  for (const [key, rows] of entries) {
    const name = cleanLine(key, MAX_LINE);
    if (!name || !Array.isArray(rows)) {
      report(`${name || 'a category without a name'} left out: it is not a named list of options`);
      empty = false;
      continue;
    }
    if (rows.length > 0) empty = false;
    const options = categories.get(name) ?? new Map<string, MenuOption>();
    categories.set(name, options);
    for (const option of parseRows(rows, wireOption, name, report)) {
      if (options.has(option.title)) continue;
      if (kept === MAX_OPTIONS) {
        leftOut += 1;
        continue;
      }
      kept += 1;
      options.set(option.title, { id: optionId(name, option.title), ...option });
    }
  }
  if (!empty && kept === 0) throw new UnusableBodyError('the body holds no option that can be used');
  if (leftOut > 0) report(`${leftOut} options left out: a menu shows the first ${MAX_OPTIONS}`);
  return [...categories].flatMap(([name, options]) =>
    options.size > 0 ? [{ name, options: [...options.values()] }] : [],
  );
}

/** Starts with a letter and holds no dot, as names of form fields must. */
function optionId(category: string, title: string): string {
  return `o${createHash('sha256').update(`${category}\n${title}`).digest('hex').slice(0, 11)}`;
}

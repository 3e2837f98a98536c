import { addDays } from 'date-fns/addDays';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { z } from 'zod';
import { MAX_MESSAGE, MAX_NAME } from '@/lib/content/limits';
import { cleanLine, cleanParagraphs } from '@/lib/content/table/clean-text';
import { type Columns, optional, requiredText, webAddress } from '@/lib/content/table/columns';
import { todayInBuenosAires } from '@/lib/values/dates';
import { readWrittenDay } from '@/lib/values/written-day';

const linkAddress = webAddress(/^https?$/);

const decimal = z.string().regex(/^-?\d{1,9}(\.\d{1,9})?$/);

const stars = z
  .union([z.number(), decimal.transform(Number)])
  .transform((count) => Math.round(10 * Math.min(5, Math.max(0, count))) / 10);

/** `yyyy-MM-dd`, with or without a time after it. */
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}($|[T ])/)
  .transform((text) => text.slice(0, 10))
  .refine(isPossible);

/** Whether a review can be of this day, `yyyy-MM-dd`. Tomorrow may have come in the reviewer's time zone. */
function isPossible(isoDay: string): boolean {
  const tomorrow = todayInBuenosAires(addDays(new Date(), 1));
  return isValid(parseISO(isoDay)) && isoDay > '2000' && isoDay <= tomorrow;
}

const picture = z.object({ url: linkAddress }).transform(({ url }) => url);

export const reviewColumns = {
  name: {
    title: 'nombre',
    isRequired: true,
    field: requiredText((value) => cleanLine(value, MAX_NAME)),
    expected: 'va un nombre',
  },
  message: {
    title: 'mensaje',
    isRequired: true,
    field: requiredText((value) => cleanParagraphs(value, MAX_MESSAGE)),
    expected: 'va un texto',
  },
  stars: {
    title: 'estrellas',
    field: optional(stars),
    expected: 'van de 0 a 5',
    read: starsOf,
  },
  date: {
    title: 'fecha',
    field: optional(day),
    expected: 'va como 14/05/2026, y no después de hoy',
    read: (cell) => readWrittenDay(cell) ?? cell,
  },
  link: {
    title: 'enlace',
    field: optional(linkAddress),
    expected: 'va una dirección que empiece con https://',
  },
  image: {
    title: 'foto',
    field: optional(picture),
    expected: 'va una dirección que empiece con https://',
    read: (url) => ({ url }),
    // How some systems send that there is none.
    statesNothing: (image) => Object(image).url === '',
  },
} satisfies Columns;

/**
 * The number of stars in `4,5`, `5/5` or `★★★★☆`; any other cell stays for the remark, wrapped: the column would take `9` itself for a
 * number.
 */
function starsOf(cell: string): number | { cell: string } {
  const [, drawn, counted = ''] =
    /^(?:((?:[★⭐🌟]\uFE0F? ?)+)☆*|(\d(?:[.,]\d{1,2})?)(?: ?\/ ?5)?)$/u.exec(cell) ?? [];
  const count = drawn ? (drawn.match(/[★⭐🌟]/gu) ?? []).length : Number(counted.replace(',', '.') || 'NaN');
  // More than five are of another scale.
  return count <= 5 ? count : { cell };
}

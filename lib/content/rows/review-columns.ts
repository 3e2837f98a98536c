import { addDays } from 'date-fns/addDays';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { z } from 'zod';
import { cleanLine, cleanParagraphs, inShort } from '@/lib/content/table/clean-text';
import { type Columns, fieldColumn, type Note, optional, requiredText } from '@/lib/content/table/columns';
import { MAX_MESSAGE, MAX_NAME } from '@/lib/content/table/limits';
import { todayInBuenosAires } from '@/lib/quotation/dates';
import { readWrittenDay } from '@/lib/quotation/written-time';
import { nameAlone, reviewAlone } from './copied-review';
import { isDayOfStars, starsOf } from './stars';

/** The start of a text that states a day: `yyyy-MM-dd`, with or without a time after it. */
const startsWithDay = /^(\d{4}-\d{2}-\d{2})(?=$|[T ])/;

const MAX_URL = 2_000;

const httpUrl = z
  .string()
  .max(MAX_URL)
  .pipe(z.url({ protocol: /^https?$/ }))
  .transform((url) => new URL(url).href);

const decimal = z.string().regex(/^-?\d{1,9}(\.\d{1,9})?$/);

const stars = z
  .union([z.number(), decimal.transform(Number)])
  .transform((count) => Math.round(10 * Math.min(5, Math.max(0, count))) / 10);

const day = z
  .string()
  .max(MAX_URL)
  .regex(startsWithDay)
  .transform((text) => text.slice(0, 10))
  .refine(isPossible);

/** Whether a review can be of this day, `yyyy-MM-dd`. Tomorrow may have come in the reviewer's time zone. */
function isPossible(isoDay: string): boolean {
  const tomorrow = todayInBuenosAires(addDays(new Date(), 1));
  return isValid(parseISO(isoDay)) && isoDay > '2000' && isoDay <= tomorrow;
}

const picture = z.object({
  url: httpUrl.meta({
    description:
      'An https address on one of the hosts of IMAGE_HOSTS; from elsewhere the default picture is shown.',
    format: 'uri',
  }),
});

export const reviewColumns = {
  name: fieldColumn({
    title: 'nombre',
    isRequired: true,
    field: requiredText((value) => cleanLine(value, MAX_NAME)).meta({
      description: `The reviewer. One line of at most ${MAX_NAME} characters. Required: without it the review is left out.`,
    }),
    expected: 'va un nombre',
    reader: () => nameAlone,
  }),
  message: fieldColumn({
    title: 'mensaje',
    isRequired: true,
    field: requiredText((value) => cleanParagraphs(originalOf(value), MAX_MESSAGE)).meta({
      description: `The review, of at most ${MAX_MESSAGE} characters; may hold line breaks. Required: without it the review is left out.`,
    }),
    expected: 'va un texto',
    reader: () => messageOfCell,
    shownAs: (message) => message,
  }),
  stars: fieldColumn({
    title: 'estrellas',
    field: optional(stars).meta({ description: 'From 0 to 5, with one decimal; no more than 5 are shown.' }),
    expected: 'van de 0 a 5',
    reader: () => starsOfCell,
    shownAs: (stars) =>
      stars === undefined ? undefined : `${'★'.repeat(stars)}${stars % 1 < 0.5 ? '' : '½'}`,
  }),
  date: fieldColumn({
    title: 'fecha',
    field: optional(day).meta({
      description:
        'Day of the review, year-month-day; a time after it is cut. Another format, or a day to come, is not shown.',
    }),
    expected: 'va como 14/05/2026, y no después de hoy',
    reader: (cells) => {
      const monthFirst = isMonthFirst(cells);
      return (cell) => {
        const isoDay = dayOf(cell, monthFirst);
        return isoDay && isPossible(isoDay) ? isoDay : cell;
      };
    },
    shownAs: (date) => date?.split('-').reverse().join('/'),
  }),
  link: fieldColumn({
    title: 'enlace',
    field: optional(httpUrl).meta({
      description: 'The review on the maps service, an http(s) address.',
      format: 'uri',
    }),
    expected: 'va una dirección que empiece con https://',
    keepsMarks: true,
    reader: () => addressIn,
  }),
  image: fieldColumn({
    title: 'foto',
    field: optional(picture.transform(({ url }) => url)).meta({ description: 'Picture of the reviewer.' }),
    expected: 'va una dirección que empiece con https://',
    keepsMarks: true,
    reader: () => (cell) => ({ url: addressIn(cell) }),
  }),
} satisfies Columns;

function messageOfCell(cell: string, note: Note): string {
  const { text, isCut } = reviewAlone(cell);
  if (isCut) note('está cortado: en Google tocá "Más" y copialo entero');
  return text;
}

const dayAndMonth = /^(\d{1,2})[-/.](\d{1,2})(?=[-/.]\d)/;

/** Whether a column writes the month first: some month in it would otherwise be over 12. */
function isMonthFirst(cells: readonly string[]): boolean {
  const pairs = cells.map((cell) => dayAndMonth.exec(cell)?.slice(1).map(Number) ?? []);
  return pairs.some(([, second = 0]) => second > 12) && !pairs.some(([first = 0]) => first > 12);
}

/** The day of `2026-05-14`, `14/05/2026 10:22`, `14 de mayo de 2026`, or of `May 14, 2026`, as Notion exports it. */
function dayOf(cell: string, monthFirst: boolean): string | undefined {
  const [english] = /^[A-Z][a-z]{2,8} \d{1,2}, \d{4}\b/.exec(cell) ?? [];
  const time = Date.parse(`${english} UTC`);
  if (!Number.isNaN(time)) return new Date(time).toISOString().slice(0, 10);
  const withoutTime = cell.slice(0, 60).replace(/[T ,]+\d{1,2}[:.]\d{2}.*$/, '');
  const day = monthFirst ? withoutTime.replace(dayAndMonth, '$2/$1') : withoutTime;
  return readWrittenDay(day)?.text.split('/').reverse().join('-');
}

/** The first address in a cell such as `foto.jpg (https://…)` or `[ver](https://…)`; a cell without one as typed. */
function addressIn(cell: string): string {
  const [address = cell] = /^https?:\/\/\S+$/i.test(cell)
    ? []
    : (/https?:\/\/[^\s()<>[\]"]+/i.exec(cell) ?? []);
  return address;
}

function starsOfCell(cell: string, note: Note): string | undefined {
  if (isDayOfStars(cell)) {
    note(`"${inShort(cell)}": parece una fecha, y no se muestra; escribí un solo número, como 5`);
    return undefined;
  }
  const count = starsOf(cell) ?? cell;
  if (Number(count) > 5) note(`${count}: se muestran 5`);
  return count;
}

const translationMark = /\((Translated by Google|Traducido por Google|Traducción de Google)\)/i;
const originalMark = /\(Original\)/i;

/** What the author of a review wrote, if Google has translated it: the text before the translation, or after `(Original)`. */
function originalOf(message: string): string {
  if (!translationMark.test(message)) return message;
  const original = originalMark.exec(message);
  const rest = original ? message.slice(original.index + original[0].length) : message;
  return rest.split(translationMark, 1)[0] || message;
}

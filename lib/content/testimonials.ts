import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { z } from 'zod';
import { isImageHost } from '@/lib/site/image-hosts';
import { cleanLine, cleanParagraphs, decodeEntities } from './clean-text';
import {
  differences,
  invalidRow,
  MAX_ROWS,
  type Parsed,
  placeOf,
  type Report,
  type RowReport,
  sentencesFor,
} from './parse-rows';

export type Testimonial = {
  name: string;
  message: string;
  /** Whole stars, 0 to 5; undefined when the API states none. */
  stars: number | undefined;
  /** Day of the review, `yyyy-MM-dd`. */
  date: string | undefined;
  /** The review on the maps service, http(s). */
  link: string | undefined;
  /** The reviewer's picture, on one of the hosts of `IMAGE_HOSTS`. */
  avatar: string | undefined;
};

/** How a text starts that states a day: `yyyy-MM-dd`, with or without a time after it. */
const startsWithDay = /^(\d{4}-\d{2}-\d{2})(?=$|[T ])/;

/** At eight seconds each they play for eight minutes; each one adds up to 5 kB of HTML to every visit. */
export const MAX_SHOWN = 60;

const MAX_NAME = 200;
const MAX_MESSAGE = 5_000;

function optional<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}

const text = (clean: (value: string) => string) =>
  z
    .string('is not text')
    .min(1, 'is empty')
    .transform((value) => clean(decodeEntities(value)))
    .pipe(z.string().min(1, 'is empty'));

const httpUrl = z
  .string()
  .trim()
  .max(2_000)
  .pipe(z.url({ protocol: /^https?$/ }))
  .transform((url) => new URL(url).href);

const stars = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .transform((count) => Math.round(Math.min(5, Math.max(0, count))));

const wireTestimonial = z.object(
  {
    name: text((value) => cleanLine(value, MAX_NAME)).meta({
      description: `The reviewer. One line of at most ${MAX_NAME} characters. Required: without it the review is left out.`,
    }),
    message: text((value) => cleanParagraphs(originalOf(value), MAX_MESSAGE)).meta({
      description: `The review, of at most ${MAX_MESSAGE} characters; may hold line breaks. Required: without it the review is left out.`,
    }),
    stars: optional(stars).meta({ description: 'From 0 to 5: rounded, and no more than 5 are shown.' }),
    date: optional(z.string().regex(startsWithDay).transform(toIsoDay)).meta({
      description: 'Day of the review, year-month-day; a time after it is cut. Another format is not shown.',
    }),
    link: optional(httpUrl).meta({
      description: 'The review on the maps service, an http(s) address.',
      format: 'uri',
    }),
    image: optional(
      z.object({
        url: httpUrl.meta({
          description:
            'An https address on one of the hosts of IMAGE_HOSTS; from elsewhere the default picture is shown.',
          format: 'uri',
        }),
      }),
    ).meta({ description: 'Picture of the reviewer.' }),
  },
  'is not an object',
);

type WireTestimonial = z.infer<typeof wireTestimonial>;

/** The body of `GET {admin-api}/googleres` as the API should send it; in words, what {@link parseTestimonials} tolerates beyond that. */
export const wireTestimonials = z
  .array(wireTestimonial.meta({ description: 'A review. Other fields are ignored.' }))
  .meta({
    title: 'GET {ADMIN_API_URL}/googleres',
    description: `The reviews, in the order in which they are shown; of more than ${MAX_SHOWN} the newest. Each is judged alone: one without name or message is left out, the rest stays. A field that cannot be used, or is null, counts as missing. The whole is at most 2 MB.`,
  });

/** The first {@link MAX_SHOWN} are shown: of more reviews the newest come first, of fewer the order is the API's. */
export function parseTestimonials(body: unknown, report: Report): Parsed<Testimonial> {
  if (!Array.isArray(body)) return { failure: 'the body is not a list of reviews' };
  const parsed = body.slice(0, MAX_ROWS).map((row) => wireTestimonial.safeParse(row));
  const reviews = parsed.flatMap(({ data }) => data ?? []);
  if (reviews.length > MAX_SHOWN) reviews.sort(newestFirst);
  const shown = new Set(reviews.slice(0, MAX_SHOWN));
  for (const [index, row] of body.entries()) {
    const { data: review, error } = parsed[index] ?? {};
    const place = placeOf(row, 'googleres', index);
    report(error ? invalidRow(place, row, error) : reportOf(place, row, review, shown));
  }
  if (body.length > 0 && reviews.length === 0)
    return { failure: 'the body holds no review that can be used' };
  return {
    content: reviews.map(({ name, message, stars, date, link, image }) => ({
      name,
      message,
      stars,
      date,
      link,
      avatar: image && isImageHost(image.url) ? image.url : undefined,
    })),
  };
}

/** @param review what the schema has made of the row; undefined beyond {@link MAX_ROWS} */
function reportOf(
  place: string,
  row: unknown,
  review: WireTestimonial | undefined,
  shown: ReadonlySet<WireTestimonial>,
): RowReport {
  const words = sentencesFor(row);
  if (!review) return { place, fate: 'beyond limit', reasons: [words.isBeyondRows(MAX_ROWS)] };
  if (!shown.has(review)) {
    const reasons = [words.isBeyondReviews(MAX_SHOWN)];
    return { place, label: review.name, fate: 'beyond limit', reasons };
  }
  const isPictureless = review.image && !isImageHost(review.image.url);
  const reasons = [...differences(row, review), ...(isPictureless ? [words.isNoPicture()] : [])];
  return { place, label: review.name, fate: 'shown', reasons, shownAs: () => inWords(review) };
}

function inWords({ stars, date, message }: WireTestimonial): string {
  const shown = [stars === undefined ? '' : '★'.repeat(stars), date?.split('-').reverse().join('/'), message];
  return shown.filter(Boolean).join(', ');
}

const translationMark = /\((Translated by Google|Traducido por Google|Traducción de Google)\)/i;
const originalMark = /\(Original\)/i;

/** Of a review that Google has translated, what its author wrote: it stands before the translation, or after `(Original)`. */
function originalOf(message: string): string {
  if (!translationMark.test(message)) return message;
  const original = originalMark.exec(message);
  const rest = original ? message.slice(original.index + original[0].length) : message;
  return rest.split(translationMark, 1)[0] || message;
}

/** Those of one day keep their order; those without a date count as the oldest. */
function newestFirst({ date: a = '' }: WireTestimonial, { date: b = '' }: WireTestimonial): number {
  return b.localeCompare(a);
}

/** The calendar day at the start of a date string; a time after it is cut. */
function toIsoDay(text: string): string | undefined {
  const day = startsWithDay.exec(text)?.[1];
  return day && isValid(parseISO(day)) ? day : undefined;
}

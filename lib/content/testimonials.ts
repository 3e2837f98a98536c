import { z } from 'zod';
import { cleanLine, cleanParagraphs } from './clean-text';
import { toIsoDay } from './iso-day';
import { parseRows, type Report, UnusableBodyError } from './parse-rows';

/** A customer's review. */
export type Testimonial = {
  /** The API's own, or else the review's place in the list. */
  id: string;
  name: string;
  /** May hold line breaks. */
  message: string;
  /** Whole stars, 0 to 5; undefined when the API states none. */
  stars: number | undefined;
  /** Day of the review, `yyyy-MM-dd`. */
  date: string | undefined;
  /** The review on the maps service, http(s). */
  link: string | undefined;
  /** The reviewer's picture, http(s). */
  avatar: string | undefined;
};

/** At six seconds each they play for six minutes; each one adds up to 5 kB of HTML to every visit. */
export const MAX_SHOWN = 60;

/** A missing or unusable value is dropped; it never costs the row. */
function optional<T extends z.ZodType>(schema: T) {
  return z
    .unknown()
    .optional()
    .transform((value): z.infer<T> | undefined => schema.safeParse(value).data);
}

const text = (clean: (value: string) => string) =>
  z.string('is not text').transform(clean).pipe(z.string().min(1, 'is empty'));

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
    _id: optional(z.string().min(1)),
    name: text((value) => cleanLine(value, 200)),
    message: text((value) => cleanParagraphs(value, 5_000)),
    stars: optional(stars),
    date: optional(z.string().transform(toIsoDay)),
    link: optional(httpUrl),
    image: optional(z.object({ url: httpUrl })),
  },
  'is not an object',
);

/**
 * Parses the body of `GET {admin-api}/googleres`: a list of reviews.
 * @returns all of them, in the API's order
 * @throws {UnusableBodyError} when the body is not a list, or not one of its rows can be used
 */
export function parseTestimonials(body: unknown, report: Report): Testimonial[] {
  if (!Array.isArray(body)) throw new UnusableBodyError('the body is not a list of reviews');
  const rows = parseRows(body, wireTestimonial, 'googleres', report);
  if (body.length > 0 && rows.length === 0)
    throw new UnusableBodyError('the body holds no review that can be used');
  if (rows.length > MAX_SHOWN)
    report(`${rows.length - MAX_SHOWN} reviews left out: the newest ${MAX_SHOWN} are shown`);
  const ids = new Set<string>();
  return rows.map(({ _id, image, ...testimonial }, index) => {
    const id = _id === undefined || ids.has(_id) ? `#${index}` : _id;
    ids.add(id);
    return { id, ...testimonial, avatar: image?.url };
  });
}

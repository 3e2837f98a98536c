import { z } from 'zod';
import { fieldsOf, inWords } from '@/lib/content/table/columns';
import { MAX_BYTES, MAX_REVIEWS, MAX_ROWS } from '@/lib/content/table/limits';
import { readTable } from '@/lib/content/table/reader';
import { plainName } from '@/lib/quotation/categories';
import { isImageHost } from '@/lib/site/image-hosts';
import { reviewColumns } from './review-columns';
import {
  beyondLimit,
  differences,
  type FoundRow,
  invalidRow,
  type Parsed,
  type RowReport,
} from './row-report';
import { countRows } from './tally';

const wireTestimonial = z.object(fieldsOf(reviewColumns));

/**
 * A review, as visitors see it. Its `image` is the address of the reviewer's picture: at first on one of the hosts of `IMAGE_HOSTS`, for a
 * page on this site.
 */
export type Testimonial = z.infer<typeof wireTestimonial>;

/**
 * The body of `GET {admin-api}/googleres` as the API should send it. The descriptions say what {@link parseTestimonials} tolerates beyond
 * that.
 */
export const wireTestimonials = z
  .array(wireTestimonial.meta({ description: 'A review. Other fields are ignored.' }))
  .meta({
    title: 'GET {ADMIN_API_URL}/googleres',
    description: `The reviews, in the order in which they are shown; of more than ${MAX_REVIEWS} the newest. Each is judged alone: one without name or message is left out, the rest stays. A field that cannot be used, or is null, counts as missing. The whole is at most ${MAX_BYTES / 1_000} kB.`,
  });

/** Parses the body of `GET {admin-api}/googleres`. */
export function parseTestimonials(body: unknown): Parsed<Testimonial> {
  if (!Array.isArray(body)) return { failure: 'la respuesta no es una lista de reseñas', reports: [] };
  const rows = body.map((values, index) => ({ place: `googleres[${index}]`, values }));
  return judgeReviews(rows);
}

/**
 * Parses the table of reviews.
 * @throws {ReadError}
 */
export function parseReviewsTable(text: string): Parsed<Testimonial> {
  const { rows, summary } = readTable(text, reviewColumns);
  const parsed = judgeReviews(rows);
  return { ...parsed, summary: { ...summary, kept: countRows(parsed.reports).kept } };
}

/**
 * Judges each row on its own. If there are more than {@link MAX_REVIEWS} reviews, the newest are shown, newest first. Otherwise all are
 * shown, in the order of the source.
 */
function judgeReviews(rows: readonly FoundRow[]): Parsed<Testimonial> {
  const places = new Map<string, string>();
  const judged = rows.slice(0, MAX_ROWS).map((row) => judgeReview(row, places));
  const reviews = judged.flatMap(({ review }) => review ?? []);
  if (reviews.length > MAX_REVIEWS) reviews.sort(newestFirst);
  const shown = new Set(reviews.slice(0, MAX_REVIEWS));
  const beyondRows = [`se leen las primeras ${MAX_ROWS} filas`];
  const reports = [
    ...judged.map(({ review, rowReport }) =>
      !review || shown.has(review)
        ? rowReport
        : { ...rowReport, ...beyondLimit(rowReport, [`se muestran las ${MAX_REVIEWS} reseñas más nuevas`]) },
    ),
    ...rows.slice(MAX_ROWS).map((row) => beyondLimit(row, beyondRows)),
  ];
  if (rows.length > 0 && reviews.length === 0) return { failure: 'ninguna fila se puede mostrar', reports };
  return { content: reviews, reports };
}

/** Two reviews of one person do not begin with the same hundred letters. */
const COMPARED = 100;

type Judged = { review?: Testimonial; rowReport: RowReport };

/** @param places where each review was first found, whatever its capitals, accents, blanks and punctuation */
function judgeReview(row: FoundRow, places: Map<string, string>): Judged {
  const { data: stated, error } = wireTestimonial.safeParse(row.values);
  if (error) return { rowReport: invalidRow(row, error, reviewColumns) };
  const { place } = row;
  const label = stated.name;
  const key = [stated.name, stated.message]
    .map((text) => plainName(text.slice(0, COMPARED)).replace(/[^\p{L}\p{N}]+/gu, ''))
    .join(' ');
  const first = places.get(key);
  if (first)
    return {
      rowReport: { place, label, fate: 'invalid', reasons: [`es la misma reseña que la de la ${first}`] },
    };
  places.set(key, place);
  const reasons = differences(row, stated, reviewColumns);
  const review = { ...stated };
  if (review.image && !isImageHost(review.image)) {
    review.image = undefined;
    reasons.push('foto: no se muestra; valen las de Google, y las de los sitios de IMAGE_HOSTS');
  }
  const shownAs = () => inWords(reviewColumns, review).join(', ');
  return { review, rowReport: { place, label, fate: 'shown', reasons, shownAs } };
}

/** Reviews of the same day keep their order; reviews without a date count as the oldest. */
function newestFirst({ date: a = '' }: Testimonial, { date: b = '' }: Testimonial): number {
  return Number(b > a) - Number(b < a);
}

import { z } from 'zod';
import { MAX_REVIEWS } from '@/lib/content/limits';
import { invalidRow, type Parsed, type RowReport, unusedIn } from '@/lib/content/rows/row-report';
import { fieldsOf } from '@/lib/content/table/columns';
import { type FoundRow, readTable } from '@/lib/content/table/read-table';
import { isImageHost } from '@/lib/site/parse-config';
import { reviewColumns } from './review-columns';

const wireTestimonial = z.object(fieldsOf(reviewColumns));

/**
 * A review, as visitors see it. Its `image` is the address of the reviewer's picture: at first on one of the hosts of `IMAGE_HOSTS`, for a
 * page on this site.
 */
export type Testimonial = z.infer<typeof wireTestimonial>;

/** Parses the body of `GET {admin-api}/googleres`. */
export function parseTestimonials(body: unknown): Parsed<Testimonial> {
  if (!Array.isArray(body)) return { failure: 'la respuesta no es una lista de reseñas', reports: [] };
  return judgeReviews(body.map((values, index) => ({ place: `googleres[${index}]`, values })));
}

/**
 * Parses the table of reviews.
 * @throws {ReadError}
 */
export function parseReviewsTable(text: string): Parsed<Testimonial> {
  const { rows, summary } = readTable(text, reviewColumns, 'name');
  // Without the name of who wrote it: what is said of rows is public.
  const found = rows.flatMap(({ label, ...row }) => (label ? row : []));
  return { ...judgeReviews(found), summary };
}

/**
 * Judges each row on its own. If there are more than {@link MAX_REVIEWS} reviews, the newest are shown, newest first. Otherwise all are
 * shown, in the order of the source.
 */
function judgeReviews(rows: readonly FoundRow[]): Parsed<Testimonial> {
  const judged = rows.map(judgeReview);
  const reviews = judged.flatMap(({ review }) => review ?? []);
  if (reviews.length > MAX_REVIEWS) reviews.sort(newestFirst);
  const content = reviews.slice(0, MAX_REVIEWS);
  const reports = judged.map(({ review, report }): RowReport => {
    if (!review || content.includes(review)) return report;
    const remarks = [`se muestran las ${MAX_REVIEWS} reseñas más nuevas`];
    return { place: report.place, outcome: 'hidden', remarks };
  });
  if (rows.length > 0 && content.length === 0) return { failure: 'ninguna fila se puede mostrar', reports };
  return { content, reports };
}

function judgeReview(row: FoundRow): { review?: Testimonial; report: RowReport } {
  const { data: stated, error } = wireTestimonial.safeParse(row.values);
  if (error) return { report: invalidRow(row, error, reviewColumns) };
  const remarks = unusedIn(row, stated, reviewColumns);
  const isElsewhere = stated.image !== undefined && !isImageHost(stated.image);
  if (isElsewhere) remarks.push('foto: no se muestra, va la dirección de una de Google');
  const review = isElsewhere ? { ...stated, image: undefined } : stated;
  return { review, report: { place: row.place, outcome: 'shown', remarks } };
}

/** Reviews of the same day keep their order; reviews without a date count as the oldest. */
function newestFirst({ date: a = '' }: Testimonial, { date: b = '' }: Testimonial): number {
  return Number(b > a) - Number(b < a);
}

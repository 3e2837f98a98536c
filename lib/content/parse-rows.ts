import type { z } from 'zod';

/** Takes one line about something that a parser left out, without the name of the source. */
export type Report = (line: string) => void;

/** A body of which nothing can be used: the source has failed, whatever its status was. */
export class UnusableBodyError extends Error {}

/**
 * Parses each row alone: one that does not fit the schema is left out with one reported line, the rest stays.
 * @param place what the rows are called in the report, e.g. `Postres`; rows are counted from 0
 */
export function parseRows<T extends z.ZodType>(
  rows: readonly unknown[],
  schema: T,
  place: string,
  report: Report,
): z.infer<T>[] {
  return rows.flatMap((row, index) => {
    const result = schema.safeParse(row);
    if (result.success) return [result.data];
    const reasons = result.error.issues.map(({ path, message }) => [...path, message].join(' '));
    report(`${place}[${index}] left out: ${reasons.join(', ')}`);
    return [];
  });
}

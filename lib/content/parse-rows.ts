import type { z } from 'zod';
import { cleanLine } from './clean-text';

/**
 * What became of a row. `invalid`: it lacks what it needs. `repeated`: another one like it is shown. `beyond limit`: more are shown than a
 * page can hold. `empty`: not a row, but a category that has none.
 */
type Fate = 'shown' | 'invalid' | 'repeated' | 'beyond limit' | 'empty';

/** What became of one row of the API. */
export type RowReport = {
  /** The category, or the name of the list; as the site writes it. */
  place: string;
  /** Counted from 0; undefined where the report is about the place as a whole. */
  index?: number;
  /** Its title or name as the site shows it; where it has none, the beginning of the row itself. */
  label?: string;
  fate: Fate;
  /** Why it is not shown; or, where it is shown, what of it is not shown as the API states it. */
  reasons: string[];
};

/** What a parser makes of a body: `failure` says why nothing of it can be used, though it is not empty. */
export type Parsed<T> = { rows: RowReport[] } & ({ content: T[]; failure?: undefined } | { failure: string });

/** A row, as it came and as its schema has it, and the report about it. */
type ParsedRow<T> = { report: RowReport; value: T | undefined; row: unknown };

/**
 * Parses each row alone: one that does not fit the schema has no value, the rest is not affected.
 * @param place what the rows are called in the report, e.g. `Postres`
 * @param labelOf the title or name of a row that fits
 */
export function parseRows<T extends z.ZodType>(
  rows: readonly unknown[],
  schema: T,
  place: string,
  labelOf: (value: z.infer<T>) => string,
): ParsedRow<z.infer<T>>[] {
  return rows.map((row, index) => {
    const result = schema.safeParse(row);
    if (result.success) {
      const report: RowReport = { place, index, label: labelOf(result.data), fate: 'shown', reasons: [] };
      return { report, value: result.data, row };
    }
    const reasons = result.error.issues.map(({ path, message }) => [...path, message].join(' '));
    return { report: { place, index, label: quote(row), fate: 'invalid', reasons }, value: undefined, row };
  });
}

/** A foreign value as JSON, of at most 40 characters and on one line. */
export function quote(value: unknown): string {
  return cleanLine(JSON.stringify(value) ?? 'nothing', 40);
}

/** Whether the API has stated something: an empty text counts as nothing, as `null` does. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** How many rows are shown, and how many are not. */
export type Counts = { kept: number; leftOut: number };

/** Counts the rows of a body; a category counts as one where it is left out as a whole. */
export function countRows(rows: readonly RowReport[]): Counts {
  const kept = rows.filter(({ fate }) => fate === 'shown').length;
  const empty = rows.filter(({ fate }) => fate === 'empty').length;
  return { kept, leftOut: rows.length - empty - kept };
}

/**
 * What the console of the site says about a body: one line for each row that lacks what it needs, one for all that are beyond a limit.
 * @param noun what the rows are, e.g. `options`
 */
export function linesAbout(rows: readonly RowReport[], noun: string): string[] {
  const invalid = rows.filter(({ fate }) => fate === 'invalid');
  const [first, ...others] = rows.filter(({ fate }) => fate === 'beyond limit');
  return [
    ...invalid.map((row) => `${placeOf(row)} left out: ${row.reasons.join(', ')}`),
    ...(first ? [`${others.length + 1} ${noun} left out: ${first.reasons.join(', ')}`] : []),
  ];
}

/** Where a row stands, e.g. `Postres[1]`. */
export function placeOf({ place, index }: RowReport): string {
  return index === undefined ? place : `${place}[${index}]`;
}

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
  /** How many of its dishes are beyond the limit of an option. */
  dishesLeftOut?: number;
};

/** Takes the report about each row, in the order of the API. Nothing keeps them: a body of 2 MB may hold a million rows. */
export type Report = (row: RowReport) => void;

/** What a parser makes of a body: `failure` says why nothing of it can be used, though it is not empty. */
export type Parsed<T> = { content: T[]; failure?: undefined } | { content?: undefined; failure: string };

/**
 * How many rows of a body are judged, of a menu those of all its categories. A million fit into 2 MB, and judging them held up all visitors for
 * 5 s.
 */
export const MAX_ROWS = 5_000;

/** How many dishes of an option are read and shown, of its three lists together. More made pages of 8 MB. */
export const MAX_DISHES = 100;

/** Why rows beyond {@link MAX_ROWS} are not shown. */
export const beyondMaxRows = [`the first ${MAX_ROWS} rows are read`];

/** @returns a row as its schema has it, or why it does not fit */
export function parseRow<T extends z.ZodType>(
  row: unknown,
  schema: T,
): { value: z.infer<T>; reasons?: undefined } | { value?: undefined; reasons: string[] } {
  const result = schema.safeParse(row);
  if (result.success) return { value: result.data };
  return { reasons: result.error.issues.map(({ path, message }) => [...path, message].join(' ')) };
}

/** A foreign value as JSON, of at most 40 characters and on one line. */
export function quote(value: unknown): string {
  return cleanLine(jsonOf(value) ?? 'nothing', 40);
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // The engine reads nesting of any depth, and runs out of stack when it writes it.
    return 'a value of many levels';
  }
}

/** Whether the API has stated something: an empty text counts as nothing, as `null` does. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** How many invalid rows of a body have a line of their own. */
const MAX_LINES = 100;

/** How many rows are shown, and how many are not. */
export type Counts = { kept: number; leftOut: number };

type RowTally = {
  /** To be called with each row. */
  report: Report;
  /** To be called after the last row. */
  finish: () => Counts;
};

/**
 * Counts the rows of a body; a category counts as one where it is left out as a whole.
 * @param noun what the rows are, e.g. `options`
 * @param print takes what the console of the site says: one line for each of the first rows that lack what they need, one for all others of
 * them, one for each limit that some are beyond
 */
export function tallyRows(noun: string, print: (line: string) => void): RowTally {
  const counts = { kept: 0, leftOut: 0 };
  let invalid = 0;
  let dishes = 0;
  const beyondLimit = new Map<string, number>();
  return {
    report(row) {
      const reasons = row.reasons.join(', ');
      if (row.fate === 'shown') counts.kept += 1;
      else if (row.fate !== 'empty') counts.leftOut += 1;
      if (row.fate === 'invalid') {
        invalid += 1;
        if (invalid <= MAX_LINES) print(`${placeOf(row)} left out: ${reasons}`);
      }
      if (row.fate === 'beyond limit') beyondLimit.set(reasons, (beyondLimit.get(reasons) ?? 0) + 1);
      dishes += row.dishesLeftOut ?? 0;
    },
    finish() {
      if (invalid > MAX_LINES)
        print(`${invalid - MAX_LINES} more ${noun} left out: npm run check-api names them all`);
      for (const [limit, count] of beyondLimit) print(`${count} ${noun} left out: ${limit}`);
      if (dishes > 0) print(`${dishes} dishes left out: an option shows the first ${MAX_DISHES}`);
      return counts;
    },
  };
}

/** Where a row stands, e.g. `Postres[1]`. */
export function placeOf({ place, index }: RowReport): string {
  return index === undefined ? place : `${place}[${index}]`;
}

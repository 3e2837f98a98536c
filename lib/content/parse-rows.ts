import type { z } from 'zod';
import { cleanLine, isCut } from './clean-text';

type Fate = 'shown' | 'invalid' | 'repeated' | 'beyond limit' | 'empty';

export type RowReport = {
  /** Where it stands, by {@link placeOf}; the name of its list alone where the report is about all of the list. */
  place: string;
  /** Its title or name as the site shows it; where it has none, the beginning of the row itself. */
  label?: string;
  fate: Fate;
  /** Why it is not shown; or, where it is shown, what of it is not shown as the API states it. */
  reasons: string[];
};

/** Takes the report about each row, in the order of the API. Nothing keeps them: a body of 2 MB may hold a million rows. */
export type Report = (row: RowReport) => void;

export type Parsed<T> = { content: T[]; failure?: undefined } | { content?: undefined; failure: string };

/** How many rows of a body are judged, of a menu those of all its categories. */
export const MAX_ROWS = 5_000;

/** Why rows beyond {@link MAX_ROWS} are not shown. */
export const beyondMaxRows = [`the first ${MAX_ROWS} rows are read`];

/** The report about a row that does not fit its schema. */
export function invalidRow(place: string, row: unknown, { issues }: z.ZodError): RowReport {
  const reasons = issues.map(({ path, message }) => [...path, message].join(' '));
  return { place, label: quote(row), fate: 'invalid', reasons };
}

/** A foreign value as JSON, of at most 40 characters and on one line. */
export function quote(value: unknown): string {
  try {
    return cleanLine(JSON.stringify(value) ?? 'nothing', 40);
  } catch {
    // The engine reads nesting of any depth, and runs out of stack when it writes it.
    return 'a value of many levels';
  }
}

/** What of a row is not shown as the row states it, by the fields of the row that its schema has made of it. */
export function differences(row: unknown, shown: object): string[] {
  const stated = new Map<string, unknown>(Object.entries(Object(row)));
  return Object.entries(shown).flatMap(([name, value]) => {
    const given = stated.get(name);
    if (isCut(given, value)) return [`${name} is cut after ${value.length} characters`];
    if (Array.isArray(given) && Array.isArray(value)) {
      const missing = given.length - value.length;
      return missing > 0 ? [`${missing} of ${given.length} in ${name} are not shown`] : [];
    }
    const isUnused = value === undefined || Array.isArray(value);
    return isUnused && given ? [`${name} ${quote(given)} is not shown: it cannot be used`] : [];
  });
}

const MAX_LINES = 100;

export type Counts = { kept: number; leftOut: number };

/** Counts rows as they are reported, and prints those that are left out: the first invalid ones each, the rest in one line for each reason. */
export function tallyRows(noun: string, print: (line: string) => void) {
  const counts = { kept: 0, leftOut: 0 };
  let invalid = 0;
  const beyondLimit = new Map<string, number>();
  return {
    report(row: RowReport): void {
      const reasons = row.reasons.join(', ');
      if (row.fate === 'shown') counts.kept += 1;
      else if (row.fate !== 'empty') counts.leftOut += 1;
      if (row.fate === 'invalid') {
        invalid += 1;
        if (invalid <= MAX_LINES) print(`${row.place} left out: ${reasons}`);
      }
      if (row.fate === 'beyond limit') beyondLimit.set(reasons, (beyondLimit.get(reasons) ?? 0) + 1);
    },
    finish(): Counts {
      if (invalid > MAX_LINES)
        print(`${invalid - MAX_LINES} more ${noun} left out: npm run check-api names them all`);
      for (const [limit, count] of beyondLimit) print(`${count} ${noun} left out: ${limit}`);
      return counts;
    },
  };
}

/** Where a row stands: of a table its number there, else its list and its place in it, counted from 0. */
export function placeOf(row: unknown, list: string, index: number): string {
  const { fila } = Object(row);
  return typeof fila === 'number' ? `fila ${fila}` : `${list}[${index}]`;
}

/** The unit of values, and the budget that they are judged by. */
export type Judgement = {
  unit: keyof typeof formats;
  /** One limit for all columns, or a list with one for each column. Columns beyond the list have none. */
  limit?: number | readonly number[];
  /** Whether the limit is a minimum instead of a maximum. */
  isMinimum?: boolean;
  /** Whether missing the limit fails the run. For values that do not depend on the machine's load. */
  gate?: boolean;
};

/** A measurement, with one value for each of the section's first columns. */
export type Row = Judgement & { what: string; values: number[] };

export type Section = { title: string; columns: readonly string[]; rows: Row[] };

const formats = {
  bytes: (value: number) => `${(value / 1_000).toFixed(1)} kB`,
  megabytes: (value: number) => `${Math.round(value)} MB`,
  ms: (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`,
  count: (value: number) => String(Math.round(value)),
  ratio: (value: number) => value.toFixed(2),
};

/** Prints all sections as one table. A `!` marks values that miss their budget. @returns whether a row with `gate` has one */
export function printTable(sections: Section[]): boolean {
  const lines = sections.flatMap(linesOf);
  const widest = Math.max(...lines.map(([first = '']) => first.length));
  for (const [first = '', ...cells] of lines)
    console.log([first.padEnd(widest), ...cells.map((cell) => cell.padStart(17))].join(' ').trimEnd());
  return sections.some(({ rows }) => rows.some((row) => row.gate && !row.values.every(isMetBy(row))));
}

function linesOf({ title, columns, rows }: Section): string[][] {
  const lines = rows.map((row) => {
    const { what, values, unit, limit, isMinimum } = row;
    const isMet = isMetBy(row);
    const cells = values.map((value, column) => formats[unit](value) + (isMet(value, column) ? '' : ' !'));
    const budget = [limit ?? []].flat().map(formats[unit]).join(' / ');
    return [`  ${what}`, ...cells, budget && `${isMinimum ? '≥' : '≤'} ${budget}`];
  });
  return [[title, ...columns, 'budget'], ...lines];
}

/** Whether a value keeps the budget of its column. */
const isMetBy =
  ({ limit, isMinimum }: Row) =>
  (value: number, column: number) => {
    const own = typeof limit === 'object' ? limit[column] : limit;
    return own === undefined || (isMinimum ? value >= own : value <= own);
  };

/** @param share from 0 to 1: 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Measures five times, one after the other. */
export async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < 5; run += 1) results.push(await measure());
  return results;
}

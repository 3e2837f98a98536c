/** A limit for a measured value. */
type Budget = {
  /** Of each column, where they differ; columns beyond the last have none. */
  limit: number | readonly number[];
  /** Whether the limit is a minimum instead of a maximum. */
  isMinimum?: boolean;
  /** Whether exceeding the limit fails the run: only for values that do not depend on the load of the machine. */
  gate: boolean;
};

/** A measurement, with a value for each column of the section. */
export type Row = { what: string; values: number[]; unit: Unit; budget?: Budget };

/** A part of the table. */
export type Section = { title: string; columns: string[]; rows: Row[] };

const formats = {
  bytes: (value: number) => `${(value / 1_000).toFixed(1)} kB`,
  megabytes: (value: number) => `${Math.round(value / 1e6)} MB`,
  ms: (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`,
  count: (value: number) => String(Math.round(value)),
  ratio: (value: number) => value.toFixed(2),
} satisfies Record<string, (value: number) => string>;

type Unit = keyof typeof formats;

function meets(value: number, { limit, isMinimum }: Budget, column: number): boolean {
  const ofColumn = typeof limit === 'number' ? limit : limit[column];
  if (ofColumn === undefined) return true;
  return isMinimum ? value >= ofColumn : value <= ofColumn;
}

/** Whether a section exceeds a budget with `gate`. */
export function isBroken({ rows }: Section): boolean {
  return rows.some(
    ({ values, budget }) => budget?.gate && !values.every((value, column) => meets(value, budget, column)),
  );
}

/** Prints the sections as one table. A `!` marks values that exceed their budget. */
export function print(sections: Section[]): void {
  const lines = sections.flatMap(({ title, columns, rows }) => [
    [],
    [title, ...columns, 'budget'],
    ...rows.map(({ what, values, unit, budget }) => [
      what,
      ...values.map(
        (value, column) => formats[unit](value) + (budget && !meets(value, budget, column) ? ' !' : ''),
      ),
      budget ? `${budget.isMinimum ? '≥' : '≤'} ${[budget.limit].flat().map(formats[unit]).join(' / ')}` : '',
    ]),
  ]);
  const widest = Math.max(...lines.map(([first = '']) => first.length));
  for (const [first = '', ...cells] of lines)
    console.log([first.padEnd(widest), ...cells.map((cell) => cell.padStart(17))].join(' ').trimEnd());
}

/** The value at a share of the sorted values, e.g. 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How often each measurement is repeated. */
export const RUNS = 5;

/** The median of five measurements, one after the other. */
export async function medianOf(measure: () => Promise<number>): Promise<number> {
  return quantile(await repeat(measure), 0.5);
}

/** Five measurements, one after the other. */
export async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results;
}

/** One measured value. */
export type Figure = {
  what: string;
  value: number;
  /** Undefined for a value that is only shown. */
  budget?: string | undefined;
  isMet?: boolean | undefined;
};

/** @param share from 0 to 1: 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Measures five times, one after the other. */
export async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < 5; run += 1) results.push(await measure());
  return results;
}

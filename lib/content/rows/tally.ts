import type { RowReport } from './row-report';

export type RowCounts = { kept: number; leftOut: number };

export function countRows(reports: readonly RowReport[]): RowCounts {
  const count = (fate: RowReport['fate']) => reports.filter((report) => report.fate === fate).length;
  return { kept: count('shown'), leftOut: count('left out') };
}

/** Whether a row is not shown as typed, other than on purpose. */
export function isWrong({ fate, reasons }: RowReport): boolean {
  return fate === 'left out' || (fate === 'shown' && reasons.length > 0);
}

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

/** What is said of rows that are not shown as typed, in Spanish, each with the place of its row. */
export function remarksOnRows(reports: readonly RowReport[]): { place: string; remark: string }[] {
  return reports.filter(isWrong).map(({ place, fate, reasons }) => ({
    place,
    remark: `${reasons.join(', ')}${fate === 'shown' ? '' : '; no se muestra'}`,
  }));
}

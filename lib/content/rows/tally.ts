import type { RowReport } from './row-report';

const MAX_LINES = 100;

export type RowCounts = { kept: number; leftOut: number };

export function countRows(reports: readonly RowReport[]): RowCounts {
  const kept = reports.filter(({ fate }) => fate === 'shown').length;
  const empty = reports.filter(({ fate }) => fate === 'empty').length;
  return { kept, leftOut: reports.length - kept - empty };
}

/**
 * The lines, in Spanish, about rows that are not shown as typed. These are the first hundred, then one with the number of the others. Rows
 * beyond a limit share one line per limit.
 */
export function remarksOnRows(reports: readonly RowReport[], noun: string): string[] {
  const named = reports.filter(
    ({ fate, reasons }) => (fate === 'invalid' || fate === 'shown') && reasons.length > 0,
  );
  const lines = named.slice(0, MAX_LINES).map(({ place, fate, reasons }) => {
    const reason = reasons.join(', ');
    return fate === 'shown' ? `${place}: ${reason}` : `${place}: ${reason}; no se muestra`;
  });
  if (named.length > MAX_LINES)
    lines.push(`y ${named.length - MAX_LINES} ${noun} más; npm run check-api las nombra todas`);
  const beyondLimits = new Map<string, number>();
  for (const { reasons } of reports.filter(({ fate }) => fate === 'beyond limit')) {
    const limit = reasons.join();
    beyondLimits.set(limit, (beyondLimits.get(limit) ?? 0) + 1);
  }
  for (const [limit, count] of beyondLimits) lines.push(`${count} ${noun} no se muestran: ${limit}`);
  return lines;
}

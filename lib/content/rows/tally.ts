import type { RowReport } from './row-report';
import { type Language, sentences } from './sentences';

const MAX_LINES = 100;

export type RowCounts = { kept: number; leftOut: number };

export function countRows(reports: readonly RowReport[]): RowCounts {
  const kept = reports.filter(({ fate }) => fate === 'shown').length;
  const empty = reports.filter(({ fate }) => fate === 'empty').length;
  return { kept, leftOut: reports.length - kept - empty };
}

/**
 * The lines about rows that need attention: of an API, invalid rows; of a table, also repeated rows and rows that are not shown as typed.
 * These are the first hundred, then one with the number of the others. Rows beyond a limit share one line per limit.
 */
export function remarksOnRows(reports: readonly RowReport[], noun: string, language: Language): string[] {
  const words = sentences[language];
  const fates = language === 'es' ? ['invalid', 'repeated', 'shown'] : ['invalid'];
  const named = reports.filter(({ fate, reasons }) => fates.includes(fate) && reasons.length > 0);
  const lines = named.slice(0, MAX_LINES).map(({ place, fate, reasons }) => {
    const reason = reasons.join(', ');
    return fate === 'shown' ? `${place}: ${reason}` : words.rowIsLeftOut(place, reason);
  });
  if (named.length > MAX_LINES) lines.push(words.moreAreLeftOut(named.length - MAX_LINES, noun));
  const beyondLimits = new Map<string, number>();
  for (const { reasons } of reports.filter(({ fate }) => fate === 'beyond limit')) {
    const limit = reasons.join();
    beyondLimits.set(limit, (beyondLimits.get(limit) ?? 0) + 1);
  }
  for (const [limit, count] of beyondLimits) lines.push(words.areLeftOut(count, noun, limit));
  return lines;
}

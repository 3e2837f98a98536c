import type { Report, RowReport } from './rows';
import { type Language, sentences } from './sentences';

const MAX_LINES = 100;

export type Counts = { kept: number; leftOut: number };

/**
 * Counts rows as they are reported, and prints those that need attention: for an API, invalid rows; for a table, also repeated rows and
 * rows that are not shown as typed. Prints the first hundred, then one line with the number of the others. Rows beyond a limit share one
 * line per limit.
 */
export function tallyRows(
  noun: string,
  language: Language,
  print: (line: string) => void,
): { report: Report; finish: () => Counts } {
  const words = sentences[language];
  const counts = { kept: 0, leftOut: 0 };
  let named = 0;
  const beyondLimit = new Map<string, number>();

  function name({ place, fate }: RowReport, reason: string) {
    named += 1;
    const line = fate === 'shown' ? words.rowDiffers : words.rowIsLeftOut;
    if (named <= MAX_LINES) print(line(place, reason));
  }

  return {
    report(row: RowReport): void {
      const { fate } = row;
      const reason = row.reasons.join(', ');
      if (fate === 'shown') counts.kept += 1;
      else if (fate !== 'empty') counts.leftOut += 1;
      if (fate === 'beyond limit') beyondLimit.set(reason, (beyondLimit.get(reason) ?? 0) + 1);
      else if (fate === 'invalid' || (language === 'es' && reason)) name(row, reason);
    },
    finish(): Counts {
      if (named > MAX_LINES) print(words.moreAreLeftOut(named - MAX_LINES, noun));
      for (const [limit, count] of beyondLimit) print(words.areLeftOut(count, noun, limit));
      return counts;
    },
  };
}

import type { Report, RowReport } from './rows';
import { type Language, sentences } from './sentences';

const MAX_LINES = 100;

export type Counts = { kept: number; leftOut: number };

/**
 * Counts rows as they are reported, and prints what the owner has to know: of an API the rows that are left out, of a table those too that
 * are not shown as they were typed. The first hundred each, the rest in one line for each reason.
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

import { plainName } from '@/lib/quotation/categories';
import type { AnswerBusiness } from './text';

/** Says which other deposit the business's own conditions name, in Spanish; undefined if they name this one, or none. */
export function depositHint(deposit: string, conditions: AnswerBusiness['conditions']): string | undefined {
  const [, percent] = /^\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*$/.exec(deposit) ?? [];
  const named = conditions.flatMap(({ title, text }) =>
    percentsIn(`${title}: ${text}`).map((ofCondition) => ({ title, ofCondition })),
  );
  const [first] = named;
  const isNamed = named.some(({ ofCondition }) => ofCondition === Number(percent?.replace(',', '.')));
  return percent && first && !isNamed
    ? `En las condiciones dice ${first.ofCondition} %, en "${first.title}".`
    : undefined;
}

/** The percentages of a condition about the deposit. */
function percentsIn(condition: string): number[] {
  const text = plainName(condition);
  if (!/\b(sena|senar|reserva\w*|anticipo|adelanto)\b/.test(text)) return [];
  const half = /\bla mitad\b/.test(text) ? [50] : [];
  return [
    ...half,
    ...Array.from(text.matchAll(/(\d{1,3}) ?(?:%|por ?ciento)/g), ([, percent]) => Number(percent)),
  ];
}

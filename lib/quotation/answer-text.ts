import { type Answer, type AnswerSum, eventLines, moneyLines, rowPrice, whenLines } from './answer';
import { formatDay } from './dates';
import { dayInWords } from './event-day';
import type { ChildRate } from './request';

/** What of the business stands in its answers. */
export type AnswerBusiness = {
  childRate: ChildRate | undefined;
  /** VAT in the prices, in percent, where the total is to say what it is without. */
  vatRate: number | undefined;
  conditions: readonly { title: string; text: string }[];
};

/** The day of an event: `sábado 12 de diciembre de 2026`. */
export function dayText({ date }: Pick<Answer, 'date'>): string | undefined {
  return formatDay(date) && dayInWords(date);
}

/** The answer as a WhatsApp message, in blocks. */
export function answerText(answer: Answer, sum: AnswerSum, business: AnswerBusiness): string {
  const { childRate, vatRate, conditions } = business;
  const validUntil = formatDay(answer.validUntil);
  const blocks = [
    `*${answerTitle(answer)}*`,
    lines([...whenLines(answer, dayText(answer)), ...eventLines(answer, childRate)]),
    answer.rows.length > 0 && `*Incluye:*\n${answer.rows.map((row) => rowText(row, answer)).join('\n')}`,
    lines(moneyLines(answer, sum, vatRate)),
    validUntil && `*Válido hasta:* ${validUntil}`,
    ...conditions.map(({ title, text }) => `*${title}:* ${text}`),
  ];
  return blocks.filter(Boolean).join('\n\n');
}

export function answerTitle({ name }: Pick<Answer, 'name'>): string {
  return name.trim() ? `Presupuesto para ${name.trim()}` : 'Presupuesto';
}

function rowText(row: Answer['rows'][number], { showsPrices }: Answer): string {
  const title = row.title.trim() || 'Sin nombre';
  return showsPrices ? `- ${title}: ${rowPrice(row)}` : `- ${title}`;
}

function lines(pairs: readonly (readonly [label: string, text: string])[]): string {
  return pairs.map(([label, text]) => `*${label}:* ${text}`).join('\n');
}

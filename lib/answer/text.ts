import { formatDay } from '@/lib/quotation/dates';
import { type ChildRate, estimateText, partsText, totalText } from '@/lib/quotation/estimate';
import { dayInWords } from '@/lib/quotation/event-day';
import { netPriceText } from '@/lib/quotation/net-price';
import { formatCents, formatPrice } from '@/lib/quotation/prices';
import { writeLine } from '@/lib/quotation/request-lines';
import type { Answer, AnswerRow } from './answer';
import { type AnswerSum, amountOf } from './sum';

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

/** What an answer says of its money, one label and text each, for the message and for paper. */
export function moneyLines(
  answer: Answer,
  { estimate: sum, total }: AnswerSum,
  vatRate: number | undefined,
): [label: string, text: string][] {
  const perPerson: [string, string][] = sum ? [['Precio', estimateText(sum)]] : [];
  if (!total) return [...perPerson, ['Total', 'a confirmar']];
  const { beforeDiscount, discount, cents, deposit } = total;
  const parts = answer.showsPrices ? partsText(beforeDiscount) : undefined;
  const minimum = beforeDiscount.minimum && `mínimo ${beforeDiscount.minimum}`;
  const how = [minimum, parts].filter(Boolean).join(': ');
  const before = `${totalText(beforeDiscount)}${how ? ` (${how})` : ''}`;
  const net = vatRate !== undefined && netPriceText(Number(cents) / 100, vatRate);
  const lines: [string, string | false][] = [
    ...perPerson,
    ['Subtotal', discount > 0n && before],
    ['Descuento', discount > 0n && `${formatCents(discount)}${inPercent(answer.discount)}`],
    ['Total', discount > 0n ? formatCents(cents) : before],
    ['Precio sin impuestos nacionales', net || false],
    ['Seña', deposit > 0n && `${formatCents(deposit)}${inPercent(`${answer.deposit}%`)}`],
  ];
  return lines.flatMap(([label, text]) => (text ? [[label, text] as [string, string]] : []));
}

/** ` (10 %)` of `10 %`; nothing of an amount. */
function inPercent(text: string): string {
  const [, percent] = /^\s*([\d.,]+)[\s%]*%\s*$/.exec(text) ?? [];
  return percent ? ` (${percent} %)` : '';
}

/** `$24.900`, `$320.000 por evento`, `sin cargo` or `a confirmar`. */
export function rowPrice({ amount, unit }: Pick<AnswerRow, 'amount' | 'unit'>): string {
  const price = amountOf(amount);
  if (price === undefined) return 'a confirmar';
  return price === 0 ? 'sin cargo' : formatPrice(price, unit);
}

/** When the event is, one label and text; none where neither day nor hour is known. */
export function whenLines({ time }: Answer, dayText: string | undefined): [label: string, text: string][] {
  const when = [dayText, time].filter(Boolean).join(', ');
  return when ? [['Fecha', when]] : [];
}

/** What else the answer says of the event, one label and text each. */
export function eventLines(
  answer: Answer,
  childRate: ChildRate | undefined,
): [label: string, text: string][] {
  const lines: [string, string][] = [
    ['Invitados', writeLine('Invitados', answer, childRate)],
    ['Zona', answer.area.trim()],
    ['Menús especiales', answer.specialMenus.trim()],
  ];
  return lines.filter(([, text]) => text);
}

import type { Bill, ChildRate } from '@/lib/bill/bill';
import { chargedMinimums, howBeside, perPersonText, totalText } from '@/lib/bill/bill-texts';
import type { RequestOption } from '@/lib/menu/request-option';
import { guestsText } from '@/lib/request/request';
import { formatDay } from '@/lib/values/dates';
import { dayInWords } from '@/lib/values/event-day';
import { formatCents, formatPrice, NET_PRICE, netPriceText } from '@/lib/values/prices';
import { toWellFormed } from '@/lib/values/well-formed';
import type { Answer, AnswerBusiness } from './answer';
import type { AnswerSum } from './sum';

/** The day of an event: `sábado 12 de diciembre de 2026`. */
export function dayText(date: string): string | undefined {
  return formatDay(date) && dayInWords(date);
}

/** The answer as a WhatsApp message, in blocks. */
export function answerText(answer: Answer, sum: AnswerSum, business: AnswerBusiness): string {
  const { childRate, vatRate, conditions, accept } = business;
  const blocks = [
    `*${answerTitle(answer)}*`,
    withBoldLabels(eventLines(answer, sum, childRate)),
    sum.options.length > 0 &&
      `*Incluye:*\n${sum.options.map((row) => `- ${rowText(row, answer.showsPrices)}`).join('\n')}`,
    withBoldLabels(moneyLines(answer, sum, vatRate)),
    withBoldLabels([labelledLine('Válido hasta', formatDay(answer.validUntil))]),
    // Under a heading of their own, because one may be titled `Seña`, like the amount above.
    conditions.length > 0 &&
      `*Condiciones:*\n${conditions.map(({ title, text }) => `- ${headOf(title)} ${text}`).join('\n')}`,
    accept,
  ];
  return toWellFormed(blocks.filter(Boolean).join('\n\n'));
}

/** A condition's title before its text: with a colon, unless it is a question. */
function headOf(title: string): string {
  return /[?!]$/.test(title) ? title : `${title}:`;
}

function withBoldLabels(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/^[^:]+:/, '*$&*')).join('\n');
}

export function answerTitle({ name }: Answer): string {
  return name.trim() ? `Presupuesto para ${name.trim()}` : 'Presupuesto';
}

/** `Asado criollo: $24.900`, `Mozo: 2 × $45.000`; without prices `Asado criollo (para 4)`, or `Mozo (2)` if charged per event. */
export function rowText(row: RequestOption, showsPrices: boolean): string {
  const { title, unit, servings } = row;
  if (showsPrices) return `${title}: ${rowPrice(row)}`;
  return title + inBrackets(servings && unit !== 'event' ? `para ${servings.text}` : servings?.text);
}

/** `$24.900`, `2 × $45.000`, `$320.000 por evento`, `sin cargo`, `incluida` or `a confirmar`. */
function rowPrice({ price, isFree, unit, servings }: RequestOption): string {
  if (isFree) return String(price);
  const count = servings ? `${servings.text} × ` : '';
  if (price === undefined) return `${count}a confirmar`;
  return count ? `${count}${formatPrice(price)}` : formatPrice(price, unit);
}

/** The sum in the end: `$1.094.760`, or `desde $1.094.760` if some guests have no main. */
export function finalText({ atLeast }: Bill, cents: bigint): string {
  return `${atLeast ? 'desde ' : ''}${formatCents(cents)}`;
}

function inBrackets(text: string | undefined): string {
  return text ? ` (${text})` : '';
}

/** `Zona: Palermo`; empty without a text. */
function labelledLine(label: string, text: string | false | undefined): string {
  return text ? `${label}: ${text}` : '';
}

/** The lines of an answer about the event: its time, guests and area. */
export function eventLines(answer: Answer, { party }: AnswerSum, childRate: ChildRate | undefined): string[] {
  const day = dayText(answer.date);
  return [
    labelledLine(day ? 'Fecha' : 'Hora', [day, answer.time].filter(Boolean).join(', ')),
    labelledLine('Invitados', guestsText(party, childRate)),
    labelledLine('Zona', answer.area.trim()),
  ].filter(Boolean);
}

/**
 * The lines of an answer about money.
 * @param vatRate of the line that states the total without VAT
 */
export function moneyLines(answer: Answer, { bill, total }: AnswerSum, vatRate?: number): string[] {
  const each = perPersonText(bill);
  const dated = labelledLine('Precios al', formatDay(answer.pricesOn));
  if (!total) return [labelledLine('Precio', each), 'Total: a confirmar', dated].filter(Boolean);
  const { discount, cents, deposit } = total;
  const how = answer.showsPrices ? howBeside(each, bill) : chargedMinimums(bill);
  const before = totalText(bill) + inBrackets(how);
  const reduction = formatCents(discount) + inBrackets(percentIn(answer.discount));
  return [
    // The price of a guest before a discount would look like what the total is made of.
    labelledLine('Precio', discount === 0n && each),
    labelledLine('Subtotal', discount > 0n && before),
    labelledLine('Descuento', discount > 0n && reduction),
    labelledLine('Total', discount > 0n ? finalText(bill, cents) : before),
    labelledLine(NET_PRICE, vatRate !== undefined && netPriceText(cents, vatRate)),
    labelledLine('Seña', deposit > 0n && formatCents(deposit) + inBrackets(percentIn(`${answer.deposit}%`))),
    dated,
  ].filter(Boolean);
}

/** `10 %` for `10%`; empty for an amount. */
function percentIn(typed: string): string {
  return typed.includes('%') ? typed.trim().replace(/[\s%]+$/, ' %') : '';
}

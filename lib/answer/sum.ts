import {
  type ChildRate,
  type Estimate,
  estimate,
  type PricedOption,
  type Total,
} from '@/lib/quotation/estimate';
import { isFreeOfCharge } from '@/lib/quotation/free-of-charge';
import { parseCount } from '@/lib/quotation/people-count';
import { parsePrice, toCents } from '@/lib/quotation/prices';
import { requestTotal } from '@/lib/quotation/request';
import type { Answer, AnswerRow } from './answer';

export type AnswerSum = {
  /** Covers only the rows that have an amount. */
  estimate: Estimate | undefined;
  /** Undefined if something is missing or wrong. */
  total: AnswerTotal | undefined;
  /** Why there is no total, in Spanish. */
  problem: string | undefined;
};

/** Amounts are in cents. */
export type AnswerTotal = {
  beforeDiscount: Total;
  discount: bigint;
  cents: bigint;
  deposit: bigint;
};

/** @returns a total only if every amount is known: a missing amount never counts as zero */
export function sumOf(answer: Answer, childRate: ChildRate | undefined): AnswerSum {
  const sum = estimate(answer.rows.map(priced));
  const found = totalOf(answer, sum, childRate);
  return typeof found === 'string'
    ? { estimate: sum, total: undefined, problem: found }
    : { estimate: sum, total: found, problem: undefined };
}

/** A row with a quantity is charged that many times, however many guests come. The quantity of a free row is ignored. */
function priced({ amount, unit, quantity, minimum, list }: AnswerRow): PricedOption {
  const price = amountOf(amount);
  const servings = price ? parseCount(quantity) : undefined;
  const isSide = list !== 'menu' || unit === 'event';
  return { price, unit: servings ? 'person' : unit, servings, minimum, isSide };
}

function totalOf(
  answer: Answer,
  sum: Estimate | undefined,
  childRate: ChildRate | undefined,
): AnswerTotal | string {
  if (answer.isCut) return 'El mensaje está cortado, así que no hay total.';
  const problem = rowsProblem(answer.rows);
  if (problem) return problem;
  if (!sum) return 'Todavía no hay nada que sumar.';
  const guests = answer.guests.trim() || sum.perPerson ? answer.guests : '1';
  if (!parseCount(guests)) return 'Para el total falta cuántos invitados son, en un solo número.';
  const before = requestTotal({ estimate: sum, guests, children: answer.children, childRate });
  if (!before) return 'Revisá los chicos: va un solo número, que no pase de los invitados.';
  return afterDiscount(answer, before);
}

function rowsProblem(rows: readonly AnswerRow[]): string | undefined {
  const missing = rows.filter(({ amount }) => amountOf(amount) === undefined);
  if (missing.length > 0) return `A confirmar: ${titles(missing)}.`;
  const uncounted = rows.filter(({ quantity }) => quantity.trim() && !parseCount(quantity));
  if (uncounted.length > 0) return `Revisá la cantidad de ${titles(uncounted)}: va un número entero.`;
  return undefined;
}

function titles(rows: readonly AnswerRow[]): string {
  return rows.map(({ title }) => title || 'sin nombre').join(', ');
}

function afterDiscount(answer: Answer, beforeDiscount: Total): AnswerTotal | string {
  const discount = discountOf(answer.discount, beforeDiscount.cents);
  if (discount === undefined) return 'No se entiende el descuento: escribilo como 10 % o 50.000.';
  if (discount > beforeDiscount.cents) return 'El descuento es más que el total.';
  const percent = parsePercent(answer.deposit);
  if (percent === undefined) return 'No se entiende la seña: va un porcentaje de 0 a 100.';
  const cents = beforeDiscount.cents - discount;
  return { beforeDiscount, discount, cents, deposit: share(cents, percent) };
}

/** The amount in pesos; undefined for empty text or other words. `0`, `sin cargo` and the like are 0, which no menu price is. */
export function amountOf(text: string): number | undefined {
  if (isFreeOfCharge(text)) return 0;
  const price = parsePrice(text);
  return typeof price === 'number' ? price : undefined;
}

function discountOf(text: string, total: bigint): bigint | undefined {
  if (!text.trim()) return 0n;
  if (/%\s*$/.test(text)) {
    const percent = parsePercent(text);
    return percent === undefined ? undefined : share(total, percent);
  }
  const amount = amountOf(text);
  return amount === undefined ? undefined : toCents(amount);
}

/** Parses `10`, `10 %` or `12,5 %` as hundredths of a percent. Empty text is 0; anything else, or over 100 %, is undefined. */
function parsePercent(text: string): bigint | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,3})?(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  if (!whole && text.trim()) return undefined;
  const hundredths = BigInt(whole + decimals.padEnd(2, '0'));
  return hundredths <= 10_000n ? hundredths : undefined;
}

/** Rounds to the nearest peso if the amount is in whole pesos, else to the nearest cent. */
function share(cents: bigint, hundredthsOfPercent: bigint): bigint {
  const step = cents % 100n ? 1n : 100n;
  return ((cents * hundredthsOfPercent + step * 5_000n) / (step * 10_000n)) * step;
}

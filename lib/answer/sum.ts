import { type Bill, billOf, type ChildRate, eatersIn, type Party } from '@/lib/bill/bill';
import { isMain, type RequestOption } from '@/lib/menu/request-option';
import { readPeople, readServings } from '@/lib/values/people';
import { isFreeOfCharge, parsePrice, shareOf, toCents } from '@/lib/values/prices';
import type { Answer, AnswerRow } from './answer';

export type AnswerSum = {
  /** What each row of the answer says, in their order. */
  options: RequestOption[];
  party: Party;
  /** Counts only the rows that have an amount. */
  bill: Bill;
  /** Undefined if something is missing or wrong. */
  total: AnswerTotal | undefined;
  /** Why there is no total, in Spanish. */
  problem: string | undefined;
};

/** Amounts are in cents. */
export type AnswerTotal = {
  discount: bigint;
  cents: bigint;
  /**
   * Of the percentage that is typed, at first that of the facts (`newAnswer`). None while the total leaves guests out: a client may pay the
   * deposit that is stated.
   */
  deposit: bigint;
};

/** @returns a total only if every amount that somebody pays is known: a missing one never counts as zero */
export function answerSum(answer: Answer, childRate: ChildRate | undefined): AnswerSum {
  const options = answer.rows.map(optionOfRow);
  // A main needs the number of guests, and so does what is for all without a number of its own, or with a minimum. Two waiters, or a dessert
  // for 10, cost the same whoever comes: a bill for nobody adds them up.
  const needsGuests = options.some(
    (one) => isMain(one) || (one.unit === 'all' && (one.minimum || typeof one.servings?.count !== 'number')),
  );
  const typed = readPeople(answer.guests);
  const guests = typed.text || needsGuests ? typed : { text: '', range: { from: 0, to: 0 } };
  const party = { guests, children: readPeople(answer.children) };
  const bill = billOf(options, party, childRate);
  const found = findTotal(answer, options, bill);
  const isTotal = typeof found !== 'string';
  return { options, party, bill, total: isTotal ? found : undefined, problem: isTotal ? undefined : found };
}

function optionOfRow(
  { title, amount, unit, list, quantity, minimum }: AnswerRow,
  index: number,
): RequestOption {
  return {
    id: String(index),
    category: '',
    title: title.trim().replace(/\s+/g, ' ') || 'Sin nombre',
    ...readAmount(amount),
    // What the owner adds per person is for all, like a dessert.
    unit: unit === 'person' && list !== 'menu' ? 'all' : unit,
    minimum,
    servings: readServings(quantity),
  };
}

function findTotal(answer: Answer, options: readonly RequestOption[], bill: Bill): AnswerTotal | string {
  if (answer.isCut) return 'El mensaje está cortado, así que no hay total.';
  const { total, problem, unnumbered, rows, atLeast } = bill;
  // What is for nobody needs no price.
  const isForNobody = (option: RequestOption) => rows && eatersIn(rows.to, option) === 0;
  const missing = options.filter((option) => option.price === undefined && !isForNobody(option));
  if (missing.length > 0) return `A confirmar: ${missing.map(({ title }) => title).join(', ')}.`;
  if (options.every(({ price }) => typeof price !== 'number')) return 'Todavía no hay nada que sumar.';
  // A range is enough if all its guests cost the same: within a minimum, or charged per event. Why there is no total, the next lines say.
  if (!rows || total?.from !== total?.to)
    return 'Para el total falta cuántos invitados son, en un solo número.';
  if (unnumbered.length > 0)
    return `Falta para cuántos es cada uno: ${unnumbered.map(({ title }) => title).join(', ')}.`;
  return total ? afterDiscount(answer, total.from, atLeast) : (problem ?? 'Todavía no hay nada que sumar.');
}

function afterDiscount(answer: Answer, beforeDiscount: bigint, atLeast: boolean): AnswerTotal | string {
  const discount = discountOf(answer.discount, beforeDiscount);
  if (discount === undefined) return 'No se entiende el descuento: escribilo como 10 % o 50.000.';
  if (discount > beforeDiscount) return 'El descuento es más que el total.';
  const percent = parsePercent(answer.deposit);
  if (percent === undefined) return 'No se entiende la seña: va un porcentaje de 0 a 100.';
  const cents = beforeDiscount - discount;
  return { discount, cents, deposit: atLeast ? 0n : shareOf(cents, percent) };
}

/** Reads an amount in pesos. `0` is `sin cargo`, and words such as `gratis` stay; any other words are no price. */
function readAmount(text: string): Pick<RequestOption, 'price' | 'isFree'> {
  const price = /^\$?\s*0+([.,]0+)?$/.test(text.trim()) ? 'sin cargo' : parsePrice(text);
  if (typeof price === 'string' && isFreeOfCharge(price)) return { price, isFree: true };
  return { price: typeof price === 'number' ? price : undefined, isFree: undefined };
}

function discountOf(text: string, total: bigint): bigint | undefined {
  const { price, isFree } = readAmount(text);
  if (isFree || !text.trim()) return 0n;
  if (typeof price === 'number') return toCents(price);
  const percent = /%\s*$/.test(text) ? parsePercent(text) : undefined;
  return percent === undefined ? undefined : shareOf(total, percent);
}

/** Parses `10`, `10 %` or `12,5 %` as hundredths of a percent. Empty text is 0; anything else, or over 100 %, is undefined. */
function parsePercent(text: string): bigint | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,3})?(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  if (!whole && text.trim()) return undefined;
  const hundredths = BigInt(whole + decimals.padEnd(2, '0'));
  return hundredths <= 10_000n ? hundredths : undefined;
}

import { plainName } from '@/lib/quotation/categories';
import { isFreeOfCharge } from '@/lib/quotation/free-of-charge';
import type { OfferedOption } from '@/lib/quotation/offered-option';
import { formatPrice, type Price, type PriceUnit, parsePrice } from '@/lib/quotation/prices';

const perPerson = /^(p\/ ?p|pp)$/;
const personWords = /^(personas?|pers|pax|invitad[oa]s?|cubiertos?|comensal(es)?|adult[oa]s?|person)$/;
const eventWords = /^(eventos?|fiestas?|event|total|(precio |monto )?fijo)$/;

const beforeUnit = /^(?:(?:por|x|cada)\s+|[cp]?\/\s*)?(?:(?:la|el)\s+)?/;

/** Words for one piece that do not name it, such as `c/u`. */
const piece = /^([cp]\s?\/\s?(u|un[oa]?|unidad)\.?|cada un[oa]|x\s?u\.?|u\.?)$/i;

const noUnit = /^[\s–—-]*$/;

/** Where the unit starts in a price: `por evento`, `x persona`, `p/p`, `c/u`, `/ bandeja`. Its first characters are named first, for speed. */
const unitBehind = /(?=[pcx\s/])(?<!\p{L})(?:(?:por|cada)\s(?=[\p{L}\d])|(?:x\s|[cp]?\s?\/\s?)(?=\p{L}))/iu;

/** What programs write instead of a value, what people write for none, a single letter or signs alone, and letters among digits: `4.5OO`. */
const noPrice =
  /^(null|nil|none|undefined|nan|-?infinity|true|false|verdadero|falso|s[ií]|no|n\/[ad]|\p{L}|[^\p{L}\p{N}]+|\$?\s?(?=[OIl.,]*\d)(?=[\d.,]*[OIl])[\dOIl.,]+)$/iu;

/** How a spreadsheet shows a long number in a narrow column. */
const scientific = /^\$?\s?(\d)(?:[.,](\d{1,15}))?E\+?(\d{1,2})$/i;

/** A number that a spreadsheet has made a date: `05-may`, `2026-05-14`. */
const day =
  /^(\d{1,2}[-/](\p{L}{3,4}\.?|\d{1,2})[-/]\d{2,4}|\d{4}-\d{2}-\d{2}.*|\d{1,2}-\p{L}{3,4}\.?|\p{L}{3}-\d{2})$/iu;

/** A price as a row states it. */
export type StatedPrice = {
  /** As typed. */
  typed: string;
  /** In pesos; undefined if the price is not a number, or is for a unit other than a person or an event. */
  amount: number | undefined;
  /** The unit that the price itself names, if any. */
  own?: PriceUnit | 'other';
};

/** Reads a price with the unit after it: `45.000 x evento` is an amount per event. Undefined if the value is not a price. */
export function readPrice(value: unknown): StatedPrice | undefined {
  const typed = String(value).trim();
  const price = noPrice.test(typed) || day.test(typed) ? undefined : parsePrice(wholeNumber(typed) ?? value);
  if (price === undefined) return undefined;
  const behind = unitBehind.exec(typed);
  if (!behind) return { typed, amount: amountOf(price) };
  const unit = unitOf(typed.slice(behind.index));
  const before = parsePrice(typed.slice(0, behind.index));
  if (unit && before === undefined) return undefined;
  return { typed, amount: unit && amountOf(before), own: unit ?? 'other' };
}

/** The number that a spreadsheet shows as `1,85E+04`; undefined for anything else. */
export function wholeNumber(typed: string): number | undefined {
  const [, first, decimals = '', exponent] = scientific.exec(typed) ?? [];
  return first === undefined ? undefined : Number(`${first}.${decimals}e${exponent}`);
}

function amountOf(price: Price | undefined): number | undefined {
  return typeof price === 'number' ? price : undefined;
}

/** The unit that words such as `persona` or `por evento` name; no words mean a person. Undefined for other words. */
export function unitOf(words: string): PriceUnit | undefined {
  const whole = plainName(words).replace(/\./g, '');
  const word = whole.replace(beforeUnit, '');
  if (noUnit.test(whole) || perPerson.test(whole) || personWords.test(word)) return 'person';
  return eventWords.test(word) ? 'event' : undefined;
}

/** Whether a price names one unit and these words name another. */
export function isContradicted(words: string, { own }: StatedPrice): boolean {
  const unit = unitOf(words);
  return Boolean(own && own !== 'other' && unit && !noUnit.test(words) && unit !== own);
}

/**
 * Combines a price with its unit. A price for anything other than a person or an event, or with contradictory units, becomes text: visitors
 * see it, but no total includes it.
 */
export function pricePer(
  words: string,
  stated: StatedPrice | undefined,
): Pick<OfferedOption, 'price' | 'isFree' | 'unit'> {
  const unit = unitOf(words);
  if (!stated) return { price: undefined, unit: unit ?? 'person' };
  const { typed, amount, own } = stated;
  if (isFreeOfCharge(typed)) return { price: typed, isFree: true, unit: own ? 'person' : (unit ?? 'person') };
  if (own) {
    const isCounted = amount !== undefined && own !== 'other' && unit && !isContradicted(words, stated);
    return isCounted ? { price: amount, unit: own } : { price: withSign(typed), unit: 'person' };
  }
  const price = amount ?? withSign(typed);
  if (unit) return { price, unit };
  const isSaid = plainName(typed).includes(plainName(words).replace(beforeUnit, ''));
  return { price: isSaid ? price : `${formatPrice(price)} ${perUnit(words)}`, unit: 'person' };
}

/** `por bandeja`, or `c/u` as typed; in lower case, with accents. */
function perUnit(words: string): string {
  const typed = words.trim().toLowerCase();
  return piece.test(typed) ? typed : `por ${typed.replace(beforeUnit, '')}`;
}

/** A number where an amount of pesos may be: at the start, or after `desde`, `hasta`, `a partir de`. */
const leadingNumber = /^((?:desde|hasta|a partir de)\s+)?(\d[\d.,]*)/i;

/** What may follow a number that is an amount of pesos. Other words say what the number counts: `100 empanadas`, `500 g`, `250 dólares`. */
const behindAmount =
  /^\s*($|[([:;+*–—-]|\/(?!\s*\d{1,2}(?![\d.,]))|p\/|c\/|x\s+\p{L}|por(?!\s*[$\d.]*\d{3})|(mil|millones|pesos?|ars|cada|[ayoue]|al?|el|la|los|las|hasta|m[aá]s|final(es)?|neto|aprox|iva|con|sin|en|según)(?!\p{L}))/iu;

/** The same for a number of one or two digits, which is seldom an amount: `2x1`, `1/2 docena`, `3 por $10.000`. */
const behindSmallAmount = /^\s*($|[+–—-]|(mil|millones|pesos?|ars|lucas|k)(?!\p{L}))/iu;

/** Puts `$` before the amount that the words begin with. */
function withSign(words: string): string {
  return words.replace(leadingNumber, (match, before = '', number) => {
    const behind = /^\d{1,2}$/.test(number) ? behindSmallAmount : behindAmount;
    return behind.test(words.slice(match.length)) ? `${before}$${number}` : match;
  });
}

/** The amount at the start of words such as `$4.500 c/u` or `9.500 - 17.000`; undefined before `mil`, `k` and the like. */
export function leadingAmount(words: string): number | undefined {
  const [, number] = /^\$\s?(\d[\d.,]*)(?![\d.,]|\s*(?:k|mil|lucas|palos))/i.exec(withSign(words)) ?? [];
  return amountOf(parsePrice(number));
}

import { listOfCategory } from '@/lib/menu/categories';
import type { RequestOption } from '@/lib/menu/request-option';
import { plainName } from '@/lib/values/plain-name';
import {
  formatPrice,
  isFreeOfCharge,
  isPerGuest,
  type PriceUnit,
  parsePrice,
  saysPerGuest,
} from '@/lib/values/prices';
import { isForChildren, isShared } from './shared-things';
import { namesSize } from './sizes';

/** Nothing costs less, in pesos. */
export const LEAST_PRICE = 100;

const perEvent = /\s*(?<!\p{L})(?:(?:por|x|\/)\s*)?(?:el\s+)?evento$/iu;

/** A price as an option states it. */
export type StatedPrice = Pick<RequestOption, 'price' | 'isFree'> & {
  /** What the price itself or the column `por` says that it is for; undefined if neither says so. */
  stated: Exclude<PriceUnit, 'other'> | undefined;
  /** Whether the column `por` says something that nobody counts, such as `mesa`. */
  isUnitUnknown: boolean;
};

/** What the words of a column `por` say. No words, or `final`, say nothing. */
function unitIn(words: string): StatedPrice['stated'] | 'unknown' {
  const plain = plainName(words).replace(/^(?:por|x|\/) ?/, '');
  if (/^([–—-]*|final|iva incluido)$/.test(plain)) return undefined;
  if (/^(el )?eventos?$/.test(plain)) return 'event';
  if (/^tod[oa]s( l[oa]s invitad[oa]s)?$/.test(plain)) return 'all';
  if (/^(chic|nin)[oa]s?$/.test(plain)) return 'child';
  // The words alone, or behind no more than what says nothing.
  return typeof parsePrice(`1 ${words}`) === 'number' && isPerGuest(words) ? 'person' : 'unknown';
}

/**
 * Reads a price with what it is for, which the price itself may state: `45.000 por evento`. A price in words is shown as typed, and not
 * counted; one with another word in `por` is words too.
 * @param per the words of the column `por`
 */
export function readPrice(value: unknown, per = ''): StatedPrice {
  const text = String(value ?? '').trim();
  const amount = perEvent.test(text) ? parsePrice(text.replace(perEvent, '')) : undefined;
  if (typeof amount === 'number') return { price: amount, stated: 'event', isUnitUnknown: false };
  const price = parsePrice(value);
  if (typeof price === 'number' && isPerGuest(text)) return { price, stated: 'person', isUnitUnknown: false };
  const unit = unitIn(per);
  const isUnitUnknown = unit === 'unknown';
  const stated = isUnitUnknown ? undefined : unit;
  if (typeof price === 'string' && isFreeOfCharge(price))
    return { price, isFree: true, stated, isUnitUnknown };
  const shown = isUnitUnknown && price !== undefined ? withUnit(formatPrice(price), per) : price;
  return { price: shown, stated, isUnitUnknown };
}

/** `$9.000 por bandeja`; `$1.200 c/u` */
function withUnit(price: string, per: string): string {
  const words = per.trim();
  if (plainName(price).includes(plainName(words))) return price;
  return /^(por|x|c|cada|la|el|\/)(?!\p{L})/iu.test(words) ? `${price} ${words}` : `${price} por ${words}`;
}

/**
 * What an option is charged for. What it states itself comes first; then a size, because nobody knows how many there will be; then menus of
 * the children's own; then what all share, by its list in the message or by its words. What nobody pays for is no main. What is left is one.
 */
export function unitOf(
  category: string,
  title: string,
  { price, isFree, stated }: StatedPrice,
  per = '',
): PriceUnit {
  if (stated !== undefined && stated !== 'person') return stated;
  if (/(?<!\p{L})por evento(?!\p{L})/iu.test(title)) return 'event';
  const isForGuest = stated === 'person' || saysPerGuest(title);
  if (!isForGuest && [title, String(price ?? ''), per].some(namesSize)) return 'other';
  if (isForChildren(category) || isForChildren(title)) return 'child';
  if (isFree || [category, title].some((name) => listOfCategory(name) !== 'menu' || isShared(name)))
    return 'all';
  return 'person';
}

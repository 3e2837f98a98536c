import type { OfferedOption } from '@/lib/menu/offered-option';
import { isFreeOfCharge } from '@/lib/values/free-of-charge';
import { plainName } from '@/lib/values/plain-name';
import { formatPrice, type PriceUnit, parsePrice, perGuest } from '@/lib/values/prices';

/** Nothing costs less, in pesos. */
export const LEAST_PRICE = 100;

const perEvent = /\s*(?:por|x|\/)\s*(?:el\s+)?evento$/i;

/** A unit of which nobody knows how many there will be: `c/u`, `por bandeja`, `la docena`. */
const otherUnit =
  /\d.*(?:c\/\s?u|\bcada\b|\b(?:por|x|la|el)\s+(?!persona|invitad|cabeza|evento)\p{L}|\/\s?(?!persona)\p{L})/iu;

/** A price as an option states it. */
export type OptionPrice = Pick<OfferedOption, 'price' | 'isFree' | 'unit'> & {
  /** Whether the price itself says what it is for. */
  isUnitStated: boolean;
};

/** The unit of a column `por`. No words mean a guest. */
function unitOf(words: string): PriceUnit {
  const plain = plainName(words).replace(/^(por|x|\/) ?/, '');
  if (/^([–—-]*|personas?|invitad[oa]s?|cabeza|p\/? ?p)$/.test(plain)) return 'person';
  if (/^(el )?eventos?$/.test(plain)) return 'event';
  return /^tod[oa]s( l[oa]s invitad[oa]s)?$/.test(plain) ? 'all' : 'other';
}

/**
 * Reads a price with what it is for, which the price itself may state: `45.000 por evento`. A price in words is shown as typed, and not
 * counted; one for another unit is words too.
 * @param per the words of the column `por`
 */
export function readPrice(value: unknown, per = ''): OptionPrice {
  const unit = unitOf(per);
  const text = String(value ?? '').trim();
  const amount = perEvent.test(text) ? parsePrice(text.replace(perEvent, '')) : undefined;
  if (typeof amount === 'number') return { price: amount, unit: 'event', isUnitStated: true };
  const price = parsePrice(value);
  if (price === undefined) return { price, unit, isUnitStated: false };
  if (typeof price === 'number' && perGuest.test(text)) return { price, unit: 'person', isUnitStated: true };
  if (typeof price === 'string' && isFreeOfCharge(price))
    return { price, isFree: true, unit, isUnitStated: false };
  if (typeof price === 'string' && otherUnit.test(price)) return { price, unit: 'other', isUnitStated: true };
  return { price: unit === 'other' ? withUnit(formatPrice(price), per) : price, unit, isUnitStated: false };
}

/** `$9.000 por bandeja`; `$1.200 c/u` */
function withUnit(price: string, per: string): string {
  const words = per.trim();
  if (plainName(price).includes(plainName(words))) return price;
  return /^(por|x|c|cada|la|el|\/)(?!\p{L})/iu.test(words) ? `${price} ${words}` : `${price} por ${words}`;
}

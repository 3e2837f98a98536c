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
import type { StatedOption } from './menu-columns';
import { isForChildren, isShared, namesSize } from './title-terms';

// What a price is charged for, which `doubtOn` (judge-menu.ts) may overrule, and whether it is too low to be one. Its amount is read by
// `readPrice` (lib/values/prices.ts), in `menu-columns`.

/** Nothing costs less, in pesos. */
export const LEAST_PRICE = 100;

/** A price below this share of the median is one whose dot a spreadsheet has read as a decimal point: `11,9` for `11.900`. */
const LEAST_SHARE = 0.01;

/** A lower price among these of a menu, in pesos, is not shown. */
export function leastPrice(prices: readonly number[]): number {
  return Math.max(LEAST_PRICE, median(prices) * LEAST_SHARE);
}

/** The median; of two middle numbers, the greater one. Zero if there are no numbers. */
function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** What the words of a column `por` say. No words, or `final`, say nothing; `unknown` is what nobody counts, such as `mesa`. */
function unitInWords(words: string): Exclude<PriceUnit, 'other'> | 'unknown' | undefined {
  const plain = plainName(words).replace(/^(?:por|x|\/) ?/, '');
  if (/^([–—-]*|final|iva incluido)$/.test(plain)) return undefined;
  if (/^(el )?eventos?$/.test(plain)) return 'event';
  if (/^tod[oa]s( l[oa]s invitad[oa]s)?$/.test(plain)) return 'all';
  if (/^(chic|nin)[oa]s?$/.test(plain)) return 'child';
  // `1 por persona` is read as an amount, so these words are only such as may stand behind one.
  return typeof parsePrice(`1 ${words}`) === 'number' && isPerGuest(words) ? 'person' : 'unknown';
}

/** What an option's price or its column `por` says that the price is for. */
export type StatedUnit = ReturnType<typeof unitInWords>;

type Charge = Pick<RequestOption, 'price' | 'isFree' | 'unit'>;

/** Reads what an option costs. With unknown words in the column `por` the price becomes words, which are shown and not counted. */
export function readCharge(category: string, option: StatedOption): Charge & { statedUnit: StatedUnit } {
  const { price: read, statedUnit = unitInWords(option.unit ?? '') } = option;
  const isFree = (typeof read === 'string' && isFreeOfCharge(read)) || undefined;
  const isInWords = statedUnit === 'unknown' && read !== undefined && !isFree;
  const price = isInWords ? withUnit(formatPrice(read), option.unit ?? '') : read;
  return { price, isFree, statedUnit, unit: unitOf(category, option, { price, isFree }, statedUnit) };
}

/** `$9.000 por bandeja`; `$1.200 c/u` */
function withUnit(price: string, per: string): string {
  const words = per.trim();
  if (plainName(price).includes(plainName(words))) return price;
  return /^(por|x|c|cada|la|el|\/)(?!\p{L})/iu.test(words) ? `${price} ${words}` : `${price} por ${words}`;
}

/**
 * What an option is charged for. What it states other than `persona` comes first; then, where it says nothing, a size, because nobody knows how
 * many there will be; then mains of the children's own; then what all share, by its list in the message or by its words. What nobody pays for
 * is no main. What is left is one.
 */
function unitOf(
  category: string,
  { title, unit: per = '' }: StatedOption,
  { price = '', isFree }: Omit<Charge, 'unit'>,
  statedUnit: StatedUnit,
): PriceUnit {
  if (statedUnit === 'event' || statedUnit === 'all' || statedUnit === 'child') return statedUnit;
  if (/(?<!\p{L})por evento(?!\p{L})/iu.test(title)) return 'event';
  const isForGuest = statedUnit === 'person' || saysPerGuest(title);
  if (!isForGuest && [title, String(price), per].some(namesSize)) return 'other';
  if (isForChildren(category) || isForChildren(title)) return 'child';
  if (isFree || [category, title].some((name) => listOfCategory(name) !== 'menu' || isShared(name)))
    return 'all';
  return 'person';
}

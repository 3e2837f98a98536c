import { plainName } from '@/lib/quotation/categories';
import { formatPrice, type Price, type PriceUnit, parsePrice } from '@/lib/quotation/prices';

const perPerson = /^(c\/ ?u|p\/ ?p|pp|cada un[oa])$/;
const personWords = /^(personas?|pers|pax|invitad[oa]s?|cubiertos?|comensal(es)?|person)$/;
const eventWords = /^(eventos?|fiestas?|event)$/;

const beforeUnit = /^((por|x|cada)\s+|[cp]?\/\s*)/;

const noUnit = /^[\s–—-]*$/;

/** Where a price begins to say what it is for: `por evento`, `x persona`, `p/p`, `/ bandeja`. `c/u` leaves that to the unit. */
const unitBehind = /(?<!\p{L})(?:(?:por|cada)\s(?=[\p{L}\d])|(?:x\s|[cp]?\/\s?)(?!u\b)(?=\p{L}))/iu;

/** A price as a row states it. */
export type StatedPrice = {
  price: Price;
  /** What the price itself says that it is for, if it does; as a unit, if that is one that is counted. */
  own?: { typed: string; unit: PriceUnit | undefined };
};

/** Reads a price with what stands behind it: `45.000 x evento` is an amount per event. Undefined for what is no price. */
export function readPrice(value: unknown): StatedPrice | undefined {
  const price = parsePrice(value);
  const behind = typeof value === 'string' ? unitBehind.exec(value) : null;
  if (price === undefined || !behind) return price === undefined ? undefined : { price };
  const typed = behind.input.trim();
  const unit = unitOf(typed.slice(behind.index));
  const amount = parsePrice(behind.input.slice(0, behind.index));
  if (unit && amount === undefined) return undefined;
  return { price: unit && typeof amount === 'number' ? amount : typed, own: { typed, unit } };
}

/** What `persona`, `por evento` or nothing says that a price is for; undefined for other words. */
export function unitOf(words: string): PriceUnit | undefined {
  const whole = plainName(words).replace(/\./g, '');
  const word = whole.replace(beforeUnit, '');
  if (noUnit.test(whole) || perPerson.test(whole) || personWords.test(word)) return 'person';
  return eventWords.test(word) ? 'event' : undefined;
}

/** Whether a price names one unit, and these words another. */
export function isContradicted(words: string, { own }: StatedPrice): boolean {
  const unit = unitOf(words);
  return Boolean(own?.unit && unit && !noUnit.test(words) && unit !== own.unit);
}

/** A price per anything else than a person or an event becomes text: visitors see it, and no sum includes it. */
export function pricePer(
  words: string,
  stated: StatedPrice | undefined,
): { price: Price | undefined; unit: PriceUnit } {
  const unit = unitOf(words);
  if (!stated) return { price: undefined, unit: unit ?? 'person' };
  const { price, own } = stated;
  if (own) {
    const isCounted = typeof price === 'number' && unit && !isContradicted(words, stated);
    return isCounted && own.unit ? { price, unit: own.unit } : { price: own.typed, unit: 'person' };
  }
  if (unit) return { price, unit };
  return { price: `${formatPrice(price)} por ${unitWord(words)}`, unit: 'person' };
}

/** The unit without the words before it, in lower case with its accents. */
function unitWord(words: string): string {
  return words.trim().toLowerCase().replace(beforeUnit, '');
}

import { plainName } from './plain-name';

/** A price as the menu states it: an amount of Argentine pesos, or words such as `desde 12.000 por mesa`. */
export type Price = number | string;

/**
 * What a price is for: a guest who eats this main (`person`); each guest, whoever eats which main (`all`); a child, of a main of the
 * children's own (`child`); the whole event; or something of which nobody knows how many there will be (`other`), such as a tray: it is never
 * counted.
 */
export const priceUnits = ['person', 'all', 'child', 'event', 'other'] as const;

export type PriceUnit = (typeof priceUnits)[number];

const HIGHEST_AMOUNT = 1e12;

/** The forms of a number: its whole part, then its decimals. A dot, comma or blank before exactly three digits
 * separates thousands, unless they are separated already, or `000` follows four digits or more. */
const numberForms = [
  // 11900, 11900,5, 11900.5000
  /^(\d+)(?:[.,](\d{1,2}|\d{4,}))?$/,
  // 11900.000
  /^(\d{4,})[.,](000)$/,
  // 11.900, 11.900,50
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/,
  // 11,900, 11,900.50
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/,
  // 11 900, 11 900,50
  /^([1-9]\d{0,2}(?:\s\d{3})+)(?:[.,](\d{1,2}|\d{4,}))?$/,
];

const beforeAmount = /^(\s|\$|ARS|AR\$)+/i;

const guest =
  '(?:personas?|pers?\\.?|invitad[oa]s?|comensal(?:es)?|cubiertos?|tarjetas?|cabezas?|adultos?|pax|px)';
const each = '(?:por|x|[cp]/|cada|la|el|/)\\s*';

/** What may stand behind an amount, and says that it is for each guest. */
const perGuest = new RegExp(`[\\s(]*(?<!\\p{L})(?:(?:${each})*${guest}|p\\.?\\s?/?\\s?p\\.?)\\)?$`, 'iu');

/** What says so in a title. `para 10 personas` is a size. */
const eachGuest = new RegExp(`(?<!\\p{L})${each}${guest}(?!\\p{L})`, 'iu');

/** What may stand behind an amount, and says nothing of what it is for. */
const behindAmount = /(?:[\s,(]+(?:final|IVA\s+incluido)\)?|\s|[.,]-{1,2}|\$|ARS)$/i;

const noAmount = /^[\s$.,0–—-]*$/;
const negative = /^(\s|\$|ARS|AR\$)*[-–—][$\s]*\d/i;

/**
 * Reads a price of any origin; an amount has whole cents. Returns undefined for anything that is not a price: zero, less than half a cent,
 * negative, over `HIGHEST_AMOUNT`, empty, missing, or another type. What is too low for a menu, `doubtOn` does not
 * show (lib/content/rows/menu/judge-menu.ts).
 */
export function parsePrice(value: unknown): Price | undefined {
  if (typeof value === 'number')
    return Math.round(value * 100) > 0 && value <= HIGHEST_AMOUNT ? Math.round(value * 100) / 100 : undefined;
  if (typeof value !== 'string' || statesNoPrice(value) || negative.test(value)) return undefined;
  const number = parsedNumber(amountAlone(value).replace(beforeAmount, ''));
  return number === undefined ? value.trim() : parsePrice(number);
}

const perEvent = /\s*(?<!\p{L})(?:(?:por|x|\/)\s*)?(?:el\s+)?evento$/iu;

/** Reads a price with what it says itself that it is for: `45.000 por evento`, `24.900 pp`. A price in words says nothing of it. */
export function readPrice(value: unknown): {
  price: Price | undefined;
  statedUnit: 'event' | 'person' | undefined;
} {
  const text = String(value ?? '').trim();
  const forEvent = perEvent.test(text) ? parsePrice(text.replace(perEvent, '')) : undefined;
  if (typeof forEvent === 'number') return { price: forEvent, statedUnit: 'event' };
  const price = parsePrice(value);
  return { price, statedUnit: typeof price === 'number' && isPerGuest(text) ? 'person' : undefined };
}

/** Whether a value says that there is no price: a text that is empty, a dash or zero. */
export function statesNoPrice(value: unknown): boolean {
  return typeof value === 'string' && noAmount.test(value);
}

/** No amount is longer with what stands around it. On runs of signs these patterns take more than linear time. */
const LONGEST = 80;

/** `$ 24.900` of `$ 24.900 pp, final`. */
function amountAlone(text: string): string {
  if (text.length > LONGEST) return text;
  const alone = text.replace(behindAmount, '').replace(perGuest, '');
  return alone === text ? text : amountAlone(alone);
}

/** Whether a price, or a column of its own, ends with what says that it is for each guest: `15.000 por comensal`, `tarjeta, final`. */
export function isPerGuest(price: string): boolean {
  if (price.length > LONGEST) return false;
  const alone = price.replace(behindAmount, '');
  return perGuest.test(price) || (alone !== price && isPerGuest(alone));
}

/** Whether a title says that its price is for each guest. */
export function saysPerGuest(title: string): boolean {
  return eachGuest.test(title);
}

/** Whether a price says in words that there is nothing to pay: `sin cargo`, `Bonificada`. Other words beside them are a condition. */
export function isFreeOfCharge(price: string): boolean {
  return /^(gratis|sin cargo|incluid[oa]s?|bonificad[oa]s?)[.!]?$/.test(plainName(price));
}

/** Writes a price for people: `$11.900`, `$45.000 por evento`; words as they are, before the same `por evento`. */
export function formatPrice(price: Price, unit: PriceUnit = 'person'): string {
  const amount = typeof price === 'number' ? formatCents(toCents(price)) : price;
  return unit === 'event' ? `${amount} por evento` : amount;
}

/** `11.900`, as people type an amount of pesos. */
export function formatAmount(amount: number): string {
  return formatCents(toCents(amount)).slice(1);
}

/** `$11.900` */
export function formatCents(cents: bigint): string {
  const rest = cents % 100n;
  const pesos = String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, '.');
  return `$${pesos}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

/** An amount of pesos in cents, rounded. */
export function toCents(amount: number): bigint {
  return BigInt(Math.round(amount * 100));
}

/** So many hundredths of an amount, to the nearest cent. */
export function hundredths(cents: bigint, count: number): bigint {
  return (cents * BigInt(count) + 50n) / 100n;
}

/**
 * A part of a sum, in hundredths of a percent: to the nearest peso of a sum in whole pesos, else to the nearest cent. 33,33 % of $100 is $33,
 * of $100,01 it is $33,33.
 */
export function shareOf(cents: bigint, hundredthsOfPercent: bigint): bigint {
  const step = cents % 100n ? 1n : 100n;
  return ((cents * hundredthsOfPercent + step * 5_000n) / (step * 10_000n)) * step;
}

function parsedNumber(amount: string): number | undefined {
  for (const form of numberForms) {
    const [, whole, decimals = ''] = form.exec(amount) ?? [];
    if (whole) return Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  }
  return undefined;
}

/** What a price without VAT is called by law. */
export const NET_PRICE = 'Precio sin impuestos nacionales';

/** Writes an amount without the VAT that it includes, to the nearest cent: `$13.966,94` for $16.900 with 21 %. */
export function netPriceText(cents: bigint, vatRate: number): string {
  const whole = 10_000n;
  const withVat = whole + BigInt(Math.round(vatRate * 100));
  return formatCents((2n * cents * whole + withVat) / (2n * withVat));
}

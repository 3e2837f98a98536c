/** A price as the menu states it: an amount of Argentine pesos, or words such as `desde 12.000 por mesa`. */
export type Price = number | string;

/** A higher number is a mistake of the API, and would not fit into its row. */
const HIGHEST_AMOUNT = 1e12;

const plainNumber = /^\d+(\.\d{1,2})?$/;
const argentineNumber = /^\d{1,3}(\.\d{3})*(,\d{1,2})?$|^\d+,\d{1,2}$/;

/**
 * Reads a price of any origin. A string that is a number counts as one, in program (`11900.5`) or Argentine
 * notation (`11.900,50`): three digits after a point are thousands, for no price has tenths of a cent.
 * @returns undefined for what is no price: zero, less than half a cent, empty, missing, another type
 */
export function parsePrice(value: unknown): Price | undefined {
  if (typeof value === 'number')
    return Math.round(value * 100) > 0 && value <= HIGHEST_AMOUNT ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/^[$\s]+/, '');
  if (argentineNumber.test(text)) return parsePrice(Number(text.replaceAll('.', '').replace(',', '.')));
  if (plainNumber.test(text)) return parsePrice(Number(text));
  return text === '' || /^-\s*\d/.test(text) ? undefined : text;
}

/** Writes a price for people: `$11.900`, `$desde 12.000 por mesa`; words without digits stay as they are. */
export function formatPrice(price: Price): string {
  if (typeof price === 'number') return formatCents(toCents(price));
  return /\d/.test(price) ? `$${price}` : price;
}

/**
 * Writes an amount for people: `$11.900`, `$10,50`. `Intl.NumberFormat` does the same, but its first use takes a phone 60 ms (Chromium 156,
 * CPU slowed 4 times), within the first tick.
 */
export function formatCents(cents: bigint): string {
  const rest = cents % 100n;
  const pesos = String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, '.');
  return `$${pesos}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

/**
 * An amount of pesos as whole cents, the nearest ones.
 * @param amount one that {@link parsePrice} returned
 */
export function toCents(amount: number): bigint {
  return BigInt(Math.round(amount * 100));
}

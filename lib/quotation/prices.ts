/** A price as the menu states it: an amount of Argentine pesos, or words such as `desde 12.000 por mesa`. */
export type Price = number | string;

const HIGHEST_AMOUNT = 1e12;

const plainNumber = /^\d+(\.\d{1,2})?$/;
const argentineNumber = /^\d{1,3}(\.\d{3})*(,\d{1,2})?$|^\d+,\d{1,2}$/;

/** Reads a price of any origin. Returns undefined for what is no price: zero, less than half a cent, empty, missing, another type. */
export function parsePrice(value: unknown): Price | undefined {
  if (typeof value === 'number')
    return Math.round(value * 100) > 0 && value <= HIGHEST_AMOUNT ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/^[$\s]+/, '');
  if (argentineNumber.test(text)) return parsePrice(Number(text.replaceAll('.', '').replace(',', '.')));
  if (plainNumber.test(text)) return parsePrice(Number(text));
  return text === '' || /^-\s*\d/.test(text) ? undefined : text;
}

/** Writes a price for people: `$11.900`, `desde $12.000 por mesa`; words whose number has a `$`, or without numbers, stay as they are. */
export function formatPrice(price: Price): string {
  if (typeof price === 'number') return formatCents(toCents(price));
  return price.replace(/^([^\d$]*)(\d)/, '$1$$$2');
}

export function formatCents(cents: bigint): string {
  const rest = cents % 100n;
  const pesos = String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, '.');
  return `$${pesos}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

/** An amount of pesos as whole cents, the nearest ones. */
export function toCents(amount: number): bigint {
  return BigInt(Math.round(amount * 100));
}

import { formatCents, type Price, toCents } from './prices';

/** Writes a price without the VAT that it includes, to the nearest cent: `$13.966,94` for $16.900 with 21 %. Undefined for words. */
export function netPriceText(price: Price, vatRate: number): string | undefined {
  if (typeof price !== 'number') return undefined;
  const whole = 10_000n;
  const withVat = whole + BigInt(Math.round(vatRate * 100));
  return formatCents((2n * toCents(price) * whole + withVat) / (2n * withVat));
}

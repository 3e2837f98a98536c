import { formatCents } from './prices';

/** What a price without VAT is called by law. */
export const NET_PRICE = 'Precio sin impuestos nacionales';

/** Writes an amount without the VAT that it includes, to the nearest cent: `$13.966,94` for $16.900 with 21 %. */
export function netPriceText(cents: bigint, vatRate: number): string {
  const whole = 10_000n;
  const withVat = whole + BigInt(Math.round(vatRate * 100));
  return formatCents((2n * cents * whole + withVat) / (2n * withVat));
}

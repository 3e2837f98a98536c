import { formatCents, type Price, toCents } from './prices';

export type Estimate = {
  /** Sum of the prices that are numbers, in cents. */
  perPerson: bigint;
  atLeast: boolean;
};

export function estimate(options: Iterable<{ price?: Price | undefined }>): Estimate | undefined {
  let perPerson = 0n;
  let atLeast = false;
  for (const { price } of options) {
    if (typeof price === 'number') perPerson += toCents(price);
    else atLeast = true;
  }
  return perPerson ? { perPerson, atLeast } : undefined;
}

/** `$28.800 por persona`, or `desde $28.800 por persona` where some option has no number. */
export function perPersonText({ perPerson, atLeast }: Estimate): string {
  return `${amountText(perPerson, atLeast)} por persona`;
}

/** `$1.152.000`, or `desde $1.152.000` where some option has no number. */
export function totalText({ perPerson, atLeast }: Estimate, guests: number): string {
  return amountText(perPerson * BigInt(guests), atLeast);
}

function amountText(cents: bigint, atLeast: boolean): string {
  return `${atLeast ? 'desde ' : ''}${formatCents(cents)}`;
}

import { peopleText } from './people-count';
import { formatCents, type Price, type PriceUnit, toCents } from './prices';

/** The part of an option that its cost depends on. */
export type PricedOption = {
  price?: Price | undefined;
  /** Default: person. */
  unit?: PriceUnit | undefined;
  /** The fewest guests that it is charged for. */
  minimum?: number | undefined;
};

/** What the chosen options cost, as far as their prices are numbers. Amounts are in cents. */
export type Estimate = {
  perPerson: bigint;
  /** Charged once, whatever the number of guests. */
  perEvent: bigint;
  /** The largest minimum of the chosen options, in guests. */
  minimum: number | undefined;
  /** Whether some option has no number, so that all of it costs more. */
  atLeast: boolean;
};

/** How many of the guests are children who pay less, and the percentage of a guest's price that each of them pays. */
export type Children = { count: number; percent: number };

/** What an estimate comes to for a number of guests. */
export type Total = {
  cents: bigint;
  atLeast: boolean;
  /** The minimum that is charged in place of those who come: `35 personas`, or `35 adultos` where many of them are children. */
  minimum: string | undefined;
  /** What adds up to the total, each part in words. */
  parts: TotalPart[];
};

type TotalPart = { text: string; cents: bigint };

/** The order of the options makes no difference. Undefined where no price is a number. */
export function estimate(options: Iterable<PricedOption>): Estimate | undefined {
  const sums = { person: 0n, event: 0n };
  let minimum: number | undefined;
  let atLeast = false;
  for (const option of options) {
    if (typeof option.price === 'number') sums[option.unit ?? 'person'] += toCents(option.price);
    else atLeast = true;
    if (option.minimum && option.minimum > (minimum ?? 0)) minimum = option.minimum;
  }
  const { person: perPerson, event: perEvent } = sums;
  return perPerson || perEvent ? { perPerson, perEvent, minimum, atLeast } : undefined;
}

/**
 * The total for these guests: at least the price of the minimum, plus what is charged once. One more guest, child or not, never lowers it.
 * @param guests all of them, the children included
 * @returns undefined where there are more children than guests
 */
export function totalFor(sum: Estimate, guests: number, children?: Children): Total | undefined {
  if (children && children.count > guests) return undefined;
  const { perPerson, perEvent, minimum = 0, atLeast } = sum;
  const ofMinimum = guestPart(minimum, perPerson);
  const ofGuests = guestParts(perPerson, guests, children);
  const isMinimum = ofMinimum.cents > addUp(ofGuests);
  const once = { text: `${formatCents(perEvent)} por evento`, cents: perEvent };
  const parts = [...(isMinimum ? [ofMinimum] : ofGuests), ...(perEvent ? [once] : [])];
  const charged = isMinimum ? `${minimum} adultos` : undefined;
  return { cents: addUp(parts), atLeast, minimum: guests < minimum ? peopleText(minimum) : charged, parts };
}

function guestParts(perPerson: bigint, guests: number, children: Children | undefined): TotalPart[] {
  if (!perPerson) return [];
  if (!children?.count) return [guestPart(guests, perPerson)];
  const { count } = children;
  const perChild = percentOf(perPerson, children.percent);
  const text = `${count} ${count === 1 ? 'chico' : 'chicos'} × ${formatCents(perChild)}`;
  return [guestPart(guests - count, perPerson), { text, cents: perChild * BigInt(count) }];
}

function guestPart(count: number, perPerson: bigint): TotalPart {
  return { text: `${count} × ${formatCents(perPerson)}`, cents: perPerson * BigInt(count) };
}

function addUp(parts: readonly TotalPart[]): bigint {
  return parts.reduce((sum, { cents }) => sum + cents, 0n);
}

/** To the nearest cent. */
function percentOf(cents: bigint, percent: number): bigint {
  return (cents * BigInt(percent) + 50n) / 100n;
}

/** `$28.800 por persona + $45.000`, each where there is one; `desde $28.800 por persona` where some option has no number. */
export function estimateText({ perPerson, perEvent, atLeast }: Estimate): string {
  if (!perPerson) return `${amountText(perEvent, atLeast)} por evento`;
  const once = perEvent ? ` + ${formatCents(perEvent)}` : '';
  return `${amountText(perPerson, atLeast)} por persona${once}`;
}

/** `$1.152.000`, or `desde $1.152.000` where some option has no number. */
export function totalText({ cents, atLeast }: Total): string {
  return amountText(cents, atLeast);
}

/** How a total came about: `32 × $28.800 + 8 chicos × $14.400 + $45.000 por evento`. Undefined where it has one part. */
export function partsText({ parts }: Total): string | undefined {
  if (parts.length < 2) return undefined;
  // Children alone are `1 chico × $50`, not `0 × $100 + 1 chico × $50`.
  const shown = parts.filter(({ text }) => !text.startsWith('0 ×'));
  return shown.map(({ text }) => text).join(' + ');
}

function amountText(cents: bigint, atLeast: boolean): string {
  return `${atLeast ? 'desde ' : ''}${formatCents(cents)}`;
}

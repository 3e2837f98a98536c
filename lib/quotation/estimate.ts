import type { ChosenOption } from './offered-option';
import { type PeopleRange, peopleText } from './people-count';
import { formatCents, toCents } from './prices';

/** The part of an option that its cost depends on. Default unit: person. */
export type PricedOption = Partial<
  Pick<ChosenOption, 'price' | 'isFree' | 'unit' | 'minimum' | 'servings' | 'isSide'>
>;

/** The cost of the chosen options that have a number as their price. Amounts are in cents. */
export type Estimate = {
  /** The sum of the options for all guests. */
  perPerson: bigint;
  /** The sums of the options for some of the guests, by the number of these guests, the greatest number first. */
  forSome: Counted[];
  /** Charged once, whatever the number of guests. */
  perEvent: bigint;
  /** The largest minimum of the chosen options, in guests. */
  minimum: number | undefined;
  /** Where each main is for some of the guests: how many they are for together, and the main that guests missing from its minimum are charged for. */
  raised?: { minimum: number; each: bigint; served: number } | undefined;
  /** Whether some option has no number as its price, so that the real cost is higher. */
  atLeast: boolean;
};

/** The share of a guest's price that children of these ages pay. */
export type ChildRate = {
  /** In years, both included. Younger children pay nothing. */
  from: number;
  to: number;
  /** A whole number from 0 to 100. */
  percent: number;
};

/** How many of the guests are children at a reduced price, and the percentage of a guest's price that each of them pays. */
export type Children = { count: number } & Pick<ChildRate, 'percent'>;

/** The total of an estimate for a number of guests, or for a range of them. */
export type Total = {
  /** For the fewest guests. */
  cents: bigint;
  /** For the most guests. */
  most: bigint;
  atLeast: boolean;
  /** The minimum charged instead of the actual guests: `35 personas`, or `35 adultos` if many of them are children. */
  minimum: string | undefined;
  /** The parts that add up to the total, in words; none if the fewest and the most guests have different parts. */
  parts: TotalPart[];
};

type TotalPart = { text: string; cents: bigint; isOnce?: boolean };

/** An amount in cents, and how many times it is charged. */
type Counted = { count: number; each: bigint; what?: 'children' | 'event' };

/** Adds up the options; their order makes no difference. Undefined if no price is a number above 0. */
export function estimate(options: readonly PricedOption[]): Estimate | undefined {
  const sums = { person: 0n, event: 0n };
  const centsByServings = new Map<number, bigint>();
  let minimum: number | undefined;
  let atLeast = false;
  for (const { price, isFree, unit = 'person', servings, minimum: least = 0 } of options) {
    if (typeof price !== 'number') atLeast ||= !isFree;
    else if (servings && unit === 'person')
      centsByServings.set(servings, (centsByServings.get(servings) ?? 0n) + toCents(price));
    else sums[unit] += toCents(price);
    if (least > (minimum ?? 0)) minimum = least;
  }
  const { person: perPerson, event: perEvent } = sums;
  const forSome = Array.from(centsByServings, ([count, each]) => ({ count, each }));
  forSome.sort((one, other) => other.count - one.count);
  return perPerson || perEvent || forSome.length > 0
    ? { perPerson, forSome, perEvent, minimum, raised: raisedMain(options), atLeast }
    : undefined;
}

/** Of the mains with the largest minimum, the dearest one. Undefined if some main is for all guests, or none has a minimum. */
function raisedMain(options: readonly PricedOption[]): Estimate['raised'] {
  const mains = options.flatMap(({ isSide, unit, price, servings, minimum = 0 }) =>
    isSide || unit === 'event' || typeof price !== 'number'
      ? []
      : { servings, minimum, each: toCents(price) },
  );
  if (mains.some(({ servings }) => !servings)) return undefined;
  const served = mains.reduce((sum, { servings = 0 }) => sum + servings, 0);
  const [main] = mains.sort((one, other) => other.minimum - one.minimum || Number(other.each - one.each));
  return main?.minimum ? { minimum: main.minimum, each: main.each, served } : undefined;
}

/**
 * The total for these guests: at least the price of the minimum, plus what is charged once. If some main is for all guests, adding a
 * guest, child or not, never lowers the total.
 * @param guests all of them, including the children
 * @returns undefined if there are more children than guests
 */
export function totalFor(sum: Estimate, guests: PeopleRange, children?: Children): Total | undefined {
  if (children && children.count > guests.from) return undefined;
  const fewest = charged(sum, guests.from, children);
  const most = charged(sum, guests.to, children);
  return {
    cents: addUp(fewest.counted),
    most: addUp(most.counted),
    atLeast: sum.atLeast,
    minimum: fewest.minimum,
    parts: fewest.counted.length === most.counted.length ? partsOf(fewest.counted, most.counted) : [],
  };
}

/** What is charged for this number of guests, and the minimum if it applies. */
function charged(
  sum: Estimate,
  guests: number,
  children: Children | undefined,
): { counted: Counted[]; minimum: string | undefined } {
  const { perPerson, forSome, perEvent, minimum = 0, raised } = sum;
  const ofMinimum = guestCounts(perPerson, minimum, undefined);
  const ofGuests = guestCounts(perPerson, guests, children);
  const isMinimum = addUp(ofMinimum) > addUp(ofGuests);
  // Whatever the sides are: a dessert never lowers the total.
  const missing = raised ? Math.max(raised.minimum - Math.max(guests, raised.served), 0) : 0;
  const topUp = raised && missing ? [{ count: missing, each: raised.each }] : [];
  const some = merged([...forSome, ...topUp]);
  const once: Counted[] = perEvent ? [{ count: 1, each: perEvent, what: 'event' }] : [];
  const minimumInAdults = isMinimum ? `${minimum} adultos` : undefined;
  return {
    counted: [...(isMinimum ? ofMinimum : ofGuests), ...some, ...once],
    minimum: guests < minimum ? peopleText(minimum) : minimumInAdults,
  };
}

/** Adds up the counts of the same price. */
function merged(all: readonly Counted[]): Counted[] {
  const countByPrice = new Map<bigint, number>();
  for (const { count, each } of all) countByPrice.set(each, (countByPrice.get(each) ?? 0) + count);
  return Array.from(countByPrice, ([each, count]) => ({ count, each }));
}

function guestCounts(perPerson: bigint, guests: number, children: Children | undefined): Counted[] {
  if (!perPerson) return [];
  const { count = 0, percent = 0 } = children ?? {};
  const adults = { count: guests - count, each: perPerson };
  return count ? [adults, { count, each: percentOf(perPerson, percent), what: 'children' }] : [adults];
}

function addUp(counted: readonly Counted[]): bigint {
  return counted.reduce((sum, { count, each }) => sum + BigInt(count) * each, 0n);
}

/** `32 × $28.800`, `8 chicos × $14.400`, or `32 a 52 × $28.800` for a range. */
function partsOf(fewest: readonly Counted[], most: readonly Counted[]): TotalPart[] {
  return fewest.map(({ count, each, what }, index) => {
    if (what === 'event') return { text: `${formatCents(each)} por evento`, cents: each, isOnce: true };
    const upTo = most[index]?.count ?? count;
    const times = upTo === count ? `${count}` : `${count} a ${upTo}`;
    const children = count === 1 ? ' chico' : ' chicos';
    return {
      text: `${times}${what === 'children' ? children : ''} × ${formatCents(each)}`,
      cents: BigInt(count) * each,
    };
  });
}

/** To the nearest cent. */
function percentOf(cents: bigint, percent: number): bigint {
  return (cents * BigInt(percent) + 50n) / 100n;
}

/** `$28.800 por persona + 4 × $17.900 + $45.000`, as far as each applies; `desde $28.800 por persona` if some price is not a number. */
export function estimateText({ perPerson, forSome, perEvent, atLeast }: Estimate): string {
  const all = [
    ...(perPerson ? [`${formatCents(perPerson)} por persona`] : []),
    ...forSome.map(({ count, each }) => `${count} × ${formatCents(each)}`),
  ];
  if (perEvent) all.push(`${formatCents(perEvent)}${all.length > 0 ? '' : ' por evento'}`);
  return `${atLeast ? 'desde ' : ''}${all.join(' + ')}`;
}

/** `$1.152.000`, `entre $6.104.000 y $7.630.000`, or `desde $1.152.000` if some price is not a number. */
export function totalText({ cents, most, atLeast }: Total): string {
  if (cents === most) return amountText(cents, atLeast);
  return `entre ${amountText(cents, atLeast)} y ${amountText(most, atLeast)}`;
}

/** How a total adds up: `32 × $28.800 + 8 chicos × $14.400 + $45.000 por evento`. Undefined if it has fewer than two parts. */
export function partsText({ parts }: Total): string | undefined {
  if (parts.length < 2) return undefined;
  return shownParts(parts)
    .map(({ text }) => text)
    .join(' + ');
}

/**
 * The money as on a receipt: one large figure and, in small print below it, how it adds up.
 * @param total undefined if the number of guests is unknown; the figure is then the estimate itself, and only a minimum is said below it
 */
export function receipt(sum: Estimate, total: Total | undefined): { figure: string; how: string } {
  if (!total) return { figure: estimateText(sum), how: minimumText(sum) };
  // If everything is charged once, the figure already says it all.
  const parts = total.parts.every(({ isOnce }) => isOnce) ? [] : shownParts(total.parts);
  const sumText = parts.map(({ text, cents, isOnce }) => (isOnce ? formatCents(cents) : text)).join(' + ');
  const minimum = total.minimum && `mínimo ${total.minimum.replace(' personas', '')}`;
  return { figure: totalText(total), how: [sumText, minimum].filter(Boolean).join(' · ') };
}

function minimumText({ minimum }: Estimate): string {
  return minimum ? `Se cobra para ${peopleText(minimum)} como mínimo.` : '';
}

/** Children alone are `1 chico × $50`, not `0 × $100 + 1 chico × $50`. */
function shownParts(parts: readonly TotalPart[]): TotalPart[] {
  return parts.filter(({ text }) => !text.startsWith('0 ×'));
}

function amountText(cents: bigint, atLeast: boolean): string {
  return `${atLeast ? 'desde ' : ''}${formatCents(cents)}`;
}

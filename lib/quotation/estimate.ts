import { type PeopleRange, peopleText } from './people-count';
import { formatCents, type Price, type PriceUnit, toCents } from './prices';

/** The part of an option that its cost depends on. */
export type PricedOption = {
  price?: Price | undefined;
  /** Default: person. */
  unit?: PriceUnit | undefined;
  /** The fewest guests that it is charged for. */
  minimum?: number | undefined;
  /** For how many of the guests it is, where it is not for all. */
  servings?: number | undefined;
};

/** What the chosen options cost, as far as their prices are numbers. Amounts are in cents. */
export type Estimate = {
  /** Of the options for all guests. */
  perPerson: bigint;
  /** Of the options for some of the guests, by how many they are for, the greatest number first. */
  forSome: { servings: number; cents: bigint }[];
  /** Charged once, whatever the number of guests. */
  perEvent: bigint;
  /** The largest minimum of the chosen options, in guests. */
  minimum: number | undefined;
  /** Whether some option has no number, so that all of it costs more. */
  atLeast: boolean;
};

/** What children of these ages pay of a guest's price. */
export type ChildRate = {
  /** In years, both included. Younger ones pay nothing. */
  from: number;
  to: number;
  /** A whole number from 0 to 100. */
  percent: number;
};

/** How many of the guests are children who pay less, and the percentage of a guest's price that each of them pays. */
export type Children = { count: number } & Pick<ChildRate, 'percent'>;

/** What an estimate comes to for a number of guests, or for a range of them. */
export type Total = {
  /** For the fewest guests. */
  cents: bigint;
  /** For the most guests. */
  most: bigint;
  atLeast: boolean;
  /** The minimum charged instead of the actual guests: `35 personas`, or `35 adultos` where many of them are children. */
  minimum: string | undefined;
  /** What adds up to the total, each part in words; none where its parts are not the same for the most guests as for the fewest. */
  parts: TotalPart[];
};

type TotalPart = { text: string; cents: bigint; isOnce?: boolean };

/** Something that is charged so many times. */
type Counted = { count: number; each: bigint; what: 'guests' | 'children' | 'servings' };

/** The order of the options makes no difference. Undefined where no price is a number. */
export function estimate(options: Iterable<PricedOption>): Estimate | undefined {
  const sums = { person: 0n, event: 0n };
  const centsByServings = new Map<number, bigint>();
  let minimum: number | undefined;
  let atLeast = false;
  for (const { price, unit = 'person', servings, minimum: least = 0 } of options) {
    if (typeof price !== 'number') atLeast = true;
    else if (servings && unit === 'person')
      centsByServings.set(servings, (centsByServings.get(servings) ?? 0n) + toCents(price));
    else sums[unit] += toCents(price);
    if (least > (minimum ?? 0)) minimum = least;
  }
  const { person: perPerson, event: perEvent } = sums;
  const forSome = Array.from(centsByServings, ([servings, cents]) => ({ servings, cents }));
  forSome.sort((one, other) => other.servings - one.servings);
  return perPerson || perEvent || forSome.length > 0
    ? { perPerson, forSome, perEvent, minimum, atLeast }
    : undefined;
}

/**
 * The total for these guests: at least the price of the minimum, plus what is charged once. Adding a guest, child or not, never lowers it where something is for
 * all guests.
 * @param guests all of them, the children included
 * @returns undefined where there are more children than guests
 */
export function totalFor(sum: Estimate, guests: PeopleRange, children?: Children): Total | undefined {
  if (children && children.count > guests.from) return undefined;
  const { perEvent, atLeast } = sum;
  const fewest = charged(sum, guests.from, children);
  const most = charged(sum, guests.to, children);
  const once = { text: `${formatCents(perEvent)} por evento`, cents: perEvent, isOnce: true };
  const parts = [...partsOf(fewest.counted, most.counted), ...(perEvent ? [once] : [])];
  return {
    cents: addUp(fewest.counted) + perEvent,
    most: addUp(most.counted) + perEvent,
    atLeast,
    minimum: fewest.minimum,
    parts: fewest.counted.length === most.counted.length ? parts : [],
  };
}

/** What so many guests are charged for, and whether that is a minimum. */
function charged(
  sum: Estimate,
  guests: number,
  children: Children | undefined,
): { counted: Counted[]; minimum: string | undefined } {
  const { perPerson, forSome, minimum = 0 } = sum;
  const ofMinimum = guestCounts(perPerson, minimum, undefined);
  const ofGuests = guestCounts(perPerson, guests, children);
  const isMinimum = addUp(ofMinimum) > addUp(ofGuests);
  // Where nothing is for all guests, what is for most of them makes up for those who are missing to the minimum.
  const missing = perPerson ? 0 : Math.max(minimum - guests, 0);
  const some = forSome.map(({ servings, cents }, index) => ({
    count: index === 0 ? servings + missing : servings,
    each: cents,
    what: 'servings' as const,
  }));
  const adults = isMinimum ? `${minimum} adultos` : undefined;
  return {
    counted: [...(isMinimum ? ofMinimum : ofGuests), ...some],
    minimum: guests < minimum ? peopleText(minimum) : adults,
  };
}

function guestCounts(perPerson: bigint, guests: number, children: Children | undefined): Counted[] {
  if (!perPerson) return [];
  const { count = 0, percent = 0 } = children ?? {};
  const adults: Counted = { count: guests - count, each: perPerson, what: 'guests' };
  return count ? [adults, { count, each: percentOf(perPerson, percent), what: 'children' }] : [adults];
}

function addUp(counted: readonly Counted[]): bigint {
  return counted.reduce((sum, { count, each }) => sum + BigInt(count) * each, 0n);
}

/** `32 × $28.800`, `8 chicos × $14.400`, or `32 a 52 × $28.800` of a range. */
function partsOf(fewest: readonly Counted[], most: readonly Counted[]): TotalPart[] {
  return fewest.map(({ count, each, what }, index) => {
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

/** `$28.800 por persona + 4 × $17.900 + $45.000`, each where there is one; `desde $28.800 por persona` where some option has no number. */
export function estimateText({ perPerson, forSome, perEvent, atLeast }: Estimate): string {
  const some = forSome.map(({ servings, cents }) => `${servings} × ${formatCents(cents)}`);
  const all = [
    ...(perPerson ? [`${formatCents(perPerson)} por persona`] : []),
    ...some,
    ...(perEvent ? [`${formatCents(perEvent)}${perPerson || some.length > 0 ? '' : ' por evento'}`] : []),
  ];
  return `${atLeast ? 'desde ' : ''}${all.join(' + ')}`;
}

/** `$1.152.000`, `entre $6.104.000 y $7.630.000`, or `desde $1.152.000` where some option has no number. */
export function totalText({ cents, most, atLeast }: Total): string {
  if (cents === most) return amountText(cents, atLeast);
  return `entre ${amountText(cents, atLeast)} y ${amountText(most, atLeast)}`;
}

/** How a total came about: `32 × $28.800 + 8 chicos × $14.400 + $45.000 por evento`. Undefined where it has one part. */
export function partsText({ parts }: Total): string | undefined {
  if (parts.length < 2) return undefined;
  return shownParts(parts)
    .map(({ text }) => text)
    .join(' + ');
}

/** The money as a receipt has it: the one large figure, and below it, small, how it came about. */
export type Receipt = { figure: string; how: string };

/** @param total undefined where the guests are not known: the figure is that of a person then */
export function receipt(sum: Estimate, total: Total | undefined): Receipt {
  if (!total) return { figure: estimateText(sum), how: sum.minimum ? `mínimo ${sum.minimum}` : '' };
  // What is charged once alone is the figure.
  const parts = total.parts.every(({ isOnce }) => isOnce) ? [] : shownParts(total.parts);
  const sumText = parts.map(({ text, cents, isOnce }) => (isOnce ? formatCents(cents) : text)).join(' + ');
  const minimum = total.minimum && `mínimo ${total.minimum.replace(' personas', '')}`;
  return { figure: totalText(total), how: [sumText, minimum].filter(Boolean).join(' · ') };
}

/** Children alone are `1 chico × $50`, not `0 × $100 + 1 chico × $50`. */
function shownParts(parts: readonly TotalPart[]): TotalPart[] {
  return parts.filter(({ text }) => !text.startsWith('0 ×'));
}

function amountText(cents: bigint, atLeast: boolean): string {
  return `${atLeast ? 'desde ' : ''}${formatCents(cents)}`;
}

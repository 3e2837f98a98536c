import type { ChosenOption } from '@/lib/menu/offered-option';
import { isAnybody, oneNumber, type People, type PeopleRange, rangeText } from '@/lib/values/people';
import { toCents } from '@/lib/values/prices';

/** The share of a guest's price that children of these ages pay. */
export type ChildRate = {
  /** In years, both included. Younger children pay nothing. */
  from: number;
  to: number;
  /** A whole number from 0 to 100. */
  percent: number;
};

/** Who comes. The children are among the guests. */
export type Party = { guests: People; children: People };

/** What the bill needs of an option. By default it is charged per person, and is a main. */
export type BilledOption = Pick<ChosenOption, 'title'> &
  Partial<Pick<ChosenOption, 'price' | 'isFree' | 'unit' | 'minimum' | 'isSide' | 'servings'>>;

/** One number of guests, with the children among them and what a child pays in percent. */
type Headcount = { guests: number; children: number; percent: number };

/** What one option costs for one number of guests. What is charged per event has as many `adults` as times that it is charged. */
export type BillRow = {
  option: BilledOption;
  /** How many eat it and pay in full. */
  adults: number;
  /** How many eat it and pay a child's part. */
  children: number;
  /** How many guests its minimum adds, who pay in full. A child may count as a part of a guest: 15,5 are missing. */
  missing: number;
  /** What one of them pays in full, and a child's part of it. */
  each: bigint;
  child: bigint;
  cents: bigint;
};

/** What the chosen options cost. Every place that shows money shows this. Amounts are in cents. */
export type Bill = {
  /** What each guest pays; with the cheapest main while several have no number. Undefined if not everybody pays the same. */
  perPerson: bigint | undefined;
  /** Charged once, whatever the number of guests. */
  perEvent: bigint;
  /** Whether the real cost is higher: an option or some of the guests are not counted. */
  atLeast: boolean;
  /** The mains without a number, if they are several: nobody knows who eats which. */
  open: readonly BilledOption[];
  /** The largest minimum of what is charged per person; 0 if there is none. */
  minimum: number;
  /** A row for each option, in their order, for the fewest guests and for the most. Undefined if the number of guests is unknown. */
  rows: Range<BillRow[]> | undefined;
  /** For the fewest guests and for the most, who may cost less. Undefined without rows, with a problem, or if no price is a number above 0. */
  total: Range<bigint> | undefined;
  /** Why there is no total, for the visitor, in Spanish. */
  problem: string | undefined;
  /** What the numbers of the mains leave over, in Spanish; empty if all is well. */
  remark: string;
};

type Range<T> = { from: T; to: T };

/** @param childRate undefined if children pay like everybody */
export function billOf(
  options: readonly BilledOption[],
  party: Party,
  childRate: ChildRate | undefined,
): Bill {
  const mains = options.filter(isMain);
  const withoutNumber = mains.filter(({ servings }) => !servings);
  const open = withoutNumber.length > 1 ? withoutNumber : [];
  const { range } = party.guests;
  const rowsFor = (guests: number) =>
    billFor(options, {
      guests,
      children: (childRate && oneNumber(party.children)) ?? 0,
      percent: childRate?.percent ?? 100,
    });
  const rows = range && { from: rowsFor(range.from), to: rowsFor(range.to) };
  const isEaten = (option: BilledOption) => (rows ? eatersIn(rows.to, option) : servingsIn(option)) !== 0;
  // Of several without a number somebody may eat the one that has a price.
  const mayBeLeft = (main: BilledOption) => open.includes(main) && open.some(isPriced);
  const quoted = mains.filter((main) => !isPriced(main) && isEaten(main) && !mayBeLeft(main));
  const problem = unreadProblem(options, party, childRate) ?? unknownProblem(quoted, rows ? open : []);
  const hasRest = withoutNumber.length > 0 || mains.length === 0;
  const left = (guests: number) => Math.max(guests - servedBy(options), 0);
  const leftOver = range && !hasRest ? { from: left(range.from), to: left(range.to) } : { from: 0, to: 0 };
  return {
    perPerson: quoted.length > 0 ? undefined : perPersonOf(options, open, range, rows),
    perEvent: options.reduce((sum, option) => sum + perEventOf(option), 0n),
    atLeast:
      open.length > 0 || leftOver.to > 0 || options.some((option) => !isPriced(option) && isEaten(option)),
    open,
    minimum: Math.max(0, ...options.filter(isPerPerson).map(({ minimum = 0 }) => minimum)),
    rows,
    total: problem ? undefined : totalOf(rows),
    problem,
    remark: range && !problem ? remarkOf(leftOver, servedBy(options), range, withoutNumber[0]) : '',
  };
}

/** The bill for one number of guests: who eats each option, and what is charged for them. */
export function billFor(options: readonly BilledOption[], headcount: Headcount): BillRow[] {
  const served = servedBy(options);
  const { guests, percent } = headcount;
  // The guests whom a minimum finds there, in hundredths: a child counts as the part that it pays.
  const present = 100 * Math.max(guests, served) - (100 - percent) * headcount.children;
  return options.map((option) => {
    const typed = servingsIn(option);
    const eaters = typed ?? eatersWithoutNumber(option, guests, served);
    const sharesPrice = isPerPerson(option) && typed === undefined;
    const children = sharesPrice ? Math.min(headcount.children, eaters) : 0;
    const isRaised = isPerPerson(option) && eaters > 0;
    const missing = isRaised ? Math.max(100 * (option.minimum ?? 0) - present, 0) : 0;
    const adults = eaters - children;
    const each = centsOf(option) ?? 0n;
    const child = hundredths(each, percent);
    const cents = hundredths(each, 100 * adults + missing) + child * BigInt(children);
    return { option, adults, children, missing: missing / 100, each, child, cents };
  });
}

/** A main is for the guests whom the other mains' numbers leave; anything else is for all, and what is per event is once. */
function eatersWithoutNumber(option: BilledOption, guests: number, served: number): number {
  if (option.unit === 'event') return 1;
  return isMain(option) ? Math.max(guests - served, 0) : guests;
}

/** How many guests the numbers of the mains are for. */
function servedBy(options: readonly BilledOption[]): number {
  return options.filter(isMain).reduce((sum, main) => sum + (servingsIn(main) ?? 0), 0);
}

/** Whether an option is charged per person and is no starter, dessert or drink. */
export function isMain({ unit = 'person', isSide }: BilledOption): boolean {
  return unit === 'person' && !isSide;
}

/** How many an option is for, if somebody typed a number. 0 counts nobody. */
function servingsIn({ servings }: BilledOption): number | undefined {
  return servings?.text === '0' ? 0 : servings && oneNumber(servings);
}

/** How many eat an option. */
export function eatersIn(rows: readonly BillRow[], option: BilledOption): number {
  const row = rows.find((one) => one.option === option);
  return row ? row.adults + row.children : 0;
}

function isPerPerson({ unit = 'person' }: BilledOption): boolean {
  return unit === 'person' || unit === 'all';
}

function isPriced(option: BilledOption): boolean {
  return Boolean(option.isFree) || centsOf(option) !== undefined;
}

/** Undefined if the price is no number, or for a unit that nobody counts. */
function centsOf({ price, unit }: BilledOption): bigint | undefined {
  return typeof price === 'number' && unit !== 'other' ? toCents(price) : undefined;
}

/** Several of what is charged per event are charged several times. */
function perEventOf(option: BilledOption): bigint {
  return option.unit === 'event' ? (centsOf(option) ?? 0n) * BigInt(servingsIn(option) ?? 1) : 0n;
}

/** So many hundredths of an amount, to the nearest cent. */
function hundredths(cents: bigint, count: number): bigint {
  return (cents * BigInt(count) + 50n) / 100n;
}

function totalOf(rows: Range<BillRow[]> | undefined): Range<bigint> | undefined {
  const sum = (some: readonly BillRow[]) => some.reduce((all, { cents }) => all + cents, 0n);
  const total = rows && { from: sum(rows.from), to: sum(rows.to) };
  return total && (total.from > 0n || total.to > 0n) ? total : undefined;
}

function perPersonOf(
  options: readonly BilledOption[],
  open: readonly BilledOption[],
  guests: PeopleRange | undefined,
  rows: Range<BillRow[]> | undefined,
): bigint | undefined {
  const sum = (some: readonly BilledOption[]) =>
    some.reduce((all, option) => all + (centsOf(option) ?? 0n), 0n);
  const all = options.filter(isPerPerson);
  if (open.length > 0) {
    const [cheapest] = open.filter(isPriced).sort((one, other) => Number(sum([one]) - sum([other])));
    return cheapest && sum([cheapest, ...all.filter((option) => !isMain(option))]);
  }
  const isForAll = !guests || !rows || (paysAlike(rows.from, guests.from) && paysAlike(rows.to, guests.to));
  return isForAll && !all.some(({ servings }) => servings) ? sum(all) : undefined;
}

/** Whether everybody eats and pays for the same. */
function paysAlike(rows: readonly BillRow[], guests: number): boolean {
  const each = rows.filter(({ option }) => isPerPerson(option));
  return (
    each.every(({ adults, children }) => adults + children === guests) &&
    new Set(each.map(({ missing }) => missing)).size < 2
  );
}

/** What is typed and is no number. */
function unreadProblem(
  options: readonly BilledOption[],
  { guests: { range }, children }: Party,
  childRate: ChildRate | undefined,
): string | undefined {
  const unread = options.filter((option) => option.servings && servingsIn(option) === undefined);
  if (unread.length > 0) return `Revisá la cantidad de ${joinTitles(unread)}: va un número entero.`;
  const young = childRate && isAnybody(children) ? (oneNumber(children) ?? Infinity) : 0;
  return range && young > range.from
    ? 'Revisá los chicos: va un solo número, que no pase de los invitados.'
    : undefined;
}

function unknownProblem(quoted: readonly BilledOption[], open: readonly BilledOption[]): string | undefined {
  if (quoted.length > 0)
    return `${joinTitles(quoted)} se ${quoted.length > 1 ? 'cotizan' : 'cotiza'}: te pasamos el total.`;
  return open.length > 0
    ? '¿Para cuántos es cada uno? Si los comparten, dejalo así: lo vemos con vos.'
    : undefined;
}

/**
 * @param left how many guests have no main
 * @param forRest the main without a number, if there is one
 */
function remarkOf(
  left: PeopleRange,
  served: number,
  guests: PeopleRange,
  forRest: BilledOption | undefined,
): string {
  return [
    left.to === 1 && 'Falta 1 invitado por ubicar.',
    left.to > 1 && `Faltan ${rangeText(left)} invitados por ubicar.`,
    served > guests.to && `Los principales suman ${served} para ${rangeText(guests)} invitados.`,
    forRest && served >= guests.to && `Para ${forRest.title} no queda nadie: no se cobra.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function joinTitles(options: readonly BilledOption[]): string {
  return options.map(({ title }) => title).join(', ');
}

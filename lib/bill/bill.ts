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
  /** How many eat each option. Undefined if the number of guests is unknown. */
  eaters: ((option: BilledOption) => PeopleRange) | undefined;
  /** Undefined if the number of guests is unknown, if there is a problem, or if no price is a number above 0. */
  total: Total | undefined;
  /** Why there is no total, for the visitor, in Spanish. */
  problem: string | undefined;
  /** What the numbers of the mains leave over, in Spanish; empty if all is well. */
  remark: string;
};

/** A total, and what adds up to it. */
export type Total = {
  /** For the fewest guests. */
  fewest: bigint;
  /** For the most guests. It may be less: fewer of them are missing from a minimum. */
  most: bigint;
  /** In the order of the options; what is charged per event comes last. */
  parts: Part[];
  /** The options that more guests are charged for than eat them. */
  raised: readonly BilledOption[];
  /** Whether children count for less than a guest. */
  hasChildren: boolean;
};

/** Options that are charged the same number of times, for the fewest guests and for the most. */
export type Part = {
  /** The sum of their prices, and of a child's. */
  each: bigint;
  child: bigint;
  isPerEvent: boolean;
  from: Charge;
  to: Charge;
};

/** How often an option is charged: in full, in hundredths of a guest, and for a child. */
type Charge = { full: number; children: number; isRaised: boolean };

/** A number of guests, with the sum of the mains' numbers, the children among the guests, and what a child pays in percent. */
type Headcount = { guests: number; served: number; children: number; percent: number };

/** For the fewest guests and for the most. */
type Headcounts = { from: Headcount; to: Headcount };

/** The typed number or, without one, the guests whom the other mains leave; anything else is for all, and what is per event is once. */
function eatersOf(option: BilledOption, headcount: Headcount): number {
  const typed = servingsIn(option);
  if (typed !== undefined) return typed;
  if (option.unit === 'event') return 1;
  return isMain(option) ? leftIn(headcount) : headcount.guests;
}

/** Of an option without a number the first eaters are the children. Who is missing from its minimum is added to each option by itself. */
function chargeOf(option: BilledOption, headcount: Headcount): Charge {
  const eaters = eatersOf(option, headcount);
  if (!isPerPerson(option) || eaters === 0) return { full: 100 * eaters, children: 0, isRaised: false };
  const children = servingsIn(option) === undefined ? Math.min(headcount.children, eaters) : 0;
  const present =
    100 * Math.max(headcount.guests, headcount.served) - (100 - headcount.percent) * headcount.children;
  const missing = Math.max(100 * (option.minimum ?? 0) - present, 0);
  return { full: 100 * (eaters - children) + missing, children, isRaised: missing > 0 };
}

/** @param childRate undefined if children pay like everybody */
export function billOf(
  options: readonly BilledOption[],
  party: Party,
  childRate: ChildRate | undefined,
): Bill {
  const mains = options.filter(isMain);
  const withoutNumber = mains.filter(({ servings }) => !servings);
  const open = withoutNumber.length > 1 ? withoutNumber : [];
  const headcounts = headcountsOf(mains, party, childRate);
  const eaters =
    headcounts && ((option: BilledOption) => both(headcounts, (headcount) => eatersOf(option, headcount)));
  const isEaten = (option: BilledOption) => (eaters ? eaters(option).to : servingsIn(option)) !== 0;
  // Of several without a number somebody may eat the one that has a price.
  const mayBeLeft = (main: BilledOption) => open.includes(main) && open.some(isPriced);
  const quoted = mains.filter((main) => !isPriced(main) && isEaten(main) && !mayBeLeft(main));
  const problem = unreadProblem(options, party, childRate) ?? unknownProblem(quoted, headcounts ? open : []);
  const hasRest = withoutNumber.length > 0 || mains.length === 0;
  const left = headcounts && !hasRest ? both(headcounts, leftIn) : { from: 0, to: 0 };
  return {
    perPerson: quoted.length > 0 ? undefined : perPersonOf(options, open, headcounts),
    perEvent: options.reduce((sum, option) => sum + perEventOf(option), 0n),
    atLeast: open.length > 0 || left.to > 0 || options.some((option) => !isPriced(option) && isEaten(option)),
    open,
    minimum: Math.max(0, ...options.filter(isPerPerson).map(({ minimum = 0 }) => minimum)),
    eaters,
    total: headcounts && !problem ? addUp(options, headcounts) : undefined,
    problem,
    remark: headcounts && !problem ? remarkOf(left, headcounts, withoutNumber[0]) : '',
  };
}

function headcountsOf(
  mains: readonly BilledOption[],
  { guests: { range }, children }: Party,
  childRate: ChildRate | undefined,
): Headcounts | undefined {
  const headcountOf = (guests: number): Headcount => ({
    guests,
    served: mains.reduce((sum, main) => sum + (servingsIn(main) ?? 0), 0),
    children: (childRate && oneNumber(children)) ?? 0,
    percent: childRate?.percent ?? 100,
  });
  return range && { from: headcountOf(range.from), to: headcountOf(range.to) };
}

function both<T>({ from, to }: Headcounts, find: (headcount: Headcount) => T): { from: T; to: T } {
  return { from: find(from), to: find(to) };
}

/** Whether an option is charged per person and is no starter, dessert or drink. */
export function isMain({ unit = 'person', isSide }: BilledOption): boolean {
  return unit === 'person' && !isSide;
}

/** How many an option is for, if somebody typed a number. 0 counts nobody. */
function servingsIn({ servings }: BilledOption): number | undefined {
  return servings?.text === '0' ? 0 : servings && oneNumber(servings);
}

/** How many guests the numbers of the mains leave. */
function leftIn({ guests, served }: Headcount): number {
  return Math.max(guests - served, 0);
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

function perPersonOf(
  options: readonly BilledOption[],
  open: readonly BilledOption[],
  headcounts: Headcounts | undefined,
): bigint | undefined {
  const sum = (some: readonly BilledOption[]) =>
    some.reduce((all, option) => all + (centsOf(option) ?? 0n), 0n);
  const all = options.filter(isPerPerson);
  if (open.length > 0) {
    const [cheapest] = open.filter(isPriced).sort((one, other) => Number(sum([one]) - sum([other])));
    return cheapest && sum([cheapest, ...all.filter((option) => !isMain(option))]);
  }
  const isAlike = (headcount: Headcount) =>
    all.every((option) => eatersOf(option, headcount) === headcount.guests) &&
    new Set(all.map((option) => chargeOf(option, headcount).full)).size < 2;
  const isForAll = !headcounts || (isAlike(headcounts.from) && isAlike(headcounts.to));
  return isForAll && !all.some(({ servings }) => servings) ? sum(all) : undefined;
}

function addUp(options: readonly BilledOption[], headcounts: Headcounts): Total | undefined {
  const charged = options
    .map((option) => ({
      option,
      each: centsOf(option) ?? 0n,
      ...both(headcounts, (headcount) => chargeOf(option, headcount)),
      isPerEvent: option.unit === 'event',
    }))
    .filter(({ each, to, from }) => each > 0n && to.full + to.children + from.full + from.children > 0);
  const parts = new Map<string, Part>();
  for (const { each, from, to, isPerEvent } of charged) {
    const key = JSON.stringify([isPerEvent, from, to]);
    const { each: others = 0n, child = 0n } = parts.get(key) ?? {};
    const ofChild = times(each, headcounts.from.percent);
    parts.set(key, { each: others + each, child: child + ofChild, from, to, isPerEvent });
  }
  const sum = (place: 'from' | 'to') =>
    [...parts.values()].reduce((all, part) => all + centsFor(part, part[place]), 0n);
  if (parts.size === 0) return undefined;
  return {
    fewest: sum('from'),
    most: sum('to'),
    parts: [...parts.values()].sort((one, other) => Number(one.isPerEvent) - Number(other.isPerEvent)),
    raised: charged.filter(({ from, to }) => from.isRaised || to.isRaised).map(({ option }) => option),
    hasChildren: headcounts.from.children > 0 && headcounts.from.percent < 100,
  };
}

function centsFor({ each, child }: Part, { full, children }: Charge): bigint {
  return times(each, full) + child * BigInt(children);
}

/** To the nearest cent. */
function times(each: bigint, hundredths: number): bigint {
  return (each * BigInt(hundredths) + 50n) / 100n;
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
function remarkOf(left: PeopleRange, { from, to }: Headcounts, forRest: BilledOption | undefined): string {
  const guests = rangeText({ from: from.guests, to: to.guests });
  return [
    left.to === 1 && 'Falta 1 invitado por ubicar.',
    left.to > 1 && `Faltan ${rangeText(left)} invitados por ubicar.`,
    to.served > to.guests && `Los principales suman ${to.served} para ${guests} invitados.`,
    forRest && leftIn(to) === 0 && `Para ${forRest.title} no queda nadie: no se cobra.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function joinTitles(options: readonly BilledOption[]): string {
  return options.map(({ title }) => title).join(', ');
}

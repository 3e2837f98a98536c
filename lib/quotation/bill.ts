import type { ChosenOption } from './offered-option';
import { isAnybody, oneNumber, type People, type PeopleRange } from './people';
import { toCents } from './prices';

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
export type Dish = Pick<ChosenOption, 'title'> &
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
  open: readonly Dish[];
  /** The largest minimum of what is charged per person; 0 if there is none. */
  minimum: number;
  /** How many eat each option. Undefined if the number of guests is unknown. */
  eaters: ((dish: Dish) => PeopleRange) | undefined;
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
  parts: Part[];
  /** The options that more are charged for than eat them. */
  raised: readonly Dish[];
  /** Whether children count for less than a guest. */
  hasChildren: boolean;
};

/** Options that are charged the same number of times, and the sum of their prices. Full prices are counted in hundredths. */
export type Part = { each: bigint; times: Times; unit: 'guest' | 'child' | 'event' };

type Times = { fewest: number; most: number };

type Tables = { fewest: Table; most: Table };

/** A number of guests, with those of the mains that have a number, and the children. */
type Table = { guests: number; served: number; children: number; percent: number };

/** How often an option is charged: in full, in hundredths of a guest, and for a child. */
type Charge = { full: number; children: number; isRaised: boolean };

/** The typed number or, without one, the guests whom the other mains leave; anything else is for all, and what is per event is once. */
function eatersOf(dish: Dish, table: Table): number {
  const typed = numberOf(dish);
  if (typed !== undefined) return typed;
  if (dish.unit === 'event') return 1;
  return isMain(dish) ? leftIn(table) : table.guests;
}

/** Of an option without a number the first eaters are the children. Who is missing from its minimum is added to each option by itself. */
function chargeOf(dish: Dish, table: Table): Charge {
  const eaters = eatersOf(dish, table);
  if (dish.unit === 'other' || eaters === 0) return { full: 0, children: 0, isRaised: false };
  if (dish.unit === 'event') return { full: 100 * eaters, children: 0, isRaised: false };
  const children = numberOf(dish) === undefined ? Math.min(table.children, eaters) : 0;
  const present = 100 * Math.max(table.guests, table.served) - (100 - table.percent) * table.children;
  const missing = Math.max(100 * (dish.minimum ?? 0) - present, 0);
  return { full: 100 * (eaters - children) + missing, children, isRaised: missing > 0 };
}

/** @param childRate undefined if children pay like everybody */
export function billOf(dishes: readonly Dish[], party: Party, childRate: ChildRate | undefined): Bill {
  const mains = dishes.filter(isMain);
  const withoutNumber = mains.filter(({ servings }) => !servings);
  const open = withoutNumber.length > 1 ? withoutNumber : [];
  const tables = tablesOf(mains, party, childRate);
  const eaters = tables && ((dish: Dish) => rangeOf(tables, (table) => eatersOf(dish, table)));
  const isEaten = (dish: Dish) => (eaters ? eaters(dish).to : numberOf(dish)) !== 0;
  // Of several without a number somebody may eat the one that has a price.
  const mayBeLeft = (main: Dish) => open.includes(main) && open.some(isPriced);
  const quoted = mains.filter((main) => !isPriced(main) && isEaten(main) && !mayBeLeft(main));
  const left = tables && withoutNumber.length === 0 && mains.length > 0 ? leftIn(tables.most) : 0;
  const problem = [
    unreadProblem(dishes),
    childrenProblem(party, childRate),
    quotedProblem(quoted),
    openProblem(open, tables),
  ].find(Boolean);
  return {
    perPerson: quoted.length > 0 ? undefined : perPersonOf(dishes, open, tables),
    perEvent: dishes.reduce((sum, dish) => sum + perEventOf(dish), 0n),
    atLeast: open.length > 0 || left > 0 || dishes.some((dish) => !isPriced(dish) && isEaten(dish)),
    open,
    minimum: Math.max(0, ...dishes.filter(isPerPerson).map(({ minimum = 0 }) => minimum)),
    eaters,
    total: tables && !problem ? totalOf(dishes, tables) : undefined,
    problem,
    remark: tables && !problem ? remarkOf(mains, tables, left, isEaten) : '',
  };
}

function tablesOf(
  mains: readonly Dish[],
  { guests: { range }, children }: Party,
  childRate: ChildRate | undefined,
): Tables | undefined {
  const tableOf = (guests: number): Table => ({
    guests,
    served: mains.reduce((sum, main) => sum + (numberOf(main) ?? 0), 0),
    children: (childRate && oneNumber(children)) ?? 0,
    percent: childRate?.percent ?? 100,
  });
  return range && { fewest: tableOf(range.from), most: tableOf(range.to) };
}

/** Whether an option is charged per person and is no starter, dessert or drink. */
export function isMain({ unit = 'person', isSide }: Dish): boolean {
  return unit === 'person' && !isSide;
}

/** How many an option is for, if somebody typed a number. 0 counts nobody. */
export function numberOf({ servings }: Dish): number | undefined {
  return servings?.text === '0' ? 0 : servings && oneNumber(servings);
}

function isPerPerson({ unit = 'person' }: Dish): boolean {
  return unit === 'person' || unit === 'all';
}

function isPriced({ price, isFree, unit }: Dish): boolean {
  return Boolean(isFree) || (typeof price === 'number' && unit !== 'other');
}

function centsOf({ price }: Dish): bigint {
  return typeof price === 'number' ? toCents(price) : 0n;
}

/** Several of what is charged per event are charged several times. */
function perEventOf(dish: Dish): bigint {
  return dish.unit === 'event' ? centsOf(dish) * BigInt(numberOf(dish) ?? 1) : 0n;
}

/** How many guests the numbers of the mains leave. */
function leftIn({ guests, served }: Table): number {
  return Math.max(guests - served, 0);
}

function rangeOf<T>(tables: Tables, count: (table: Table) => T) {
  return { from: count(tables.fewest), to: count(tables.most) };
}

function perPersonOf(
  dishes: readonly Dish[],
  open: readonly Dish[],
  tables: Tables | undefined,
): bigint | undefined {
  const forAll = dishes.filter((dish) => isPerPerson(dish) && !isMain(dish));
  const sum = (some: readonly Dish[]) => some.reduce((all, dish) => all + centsOf(dish), 0n);
  if (open.length > 0) {
    const [cheapest] = open.filter(isPriced).sort((one, other) => Number(centsOf(one) - centsOf(other)));
    return cheapest && sum([cheapest, ...forAll]);
  }
  const all = dishes.filter(isPerPerson);
  const isAlike = (table: Table) =>
    all.every((dish) => eatersOf(dish, table) === table.guests) &&
    new Set(all.map((dish) => chargeOf(dish, table).full)).size < 2;
  const isForAll = tables ? isAlike(tables.fewest) && isAlike(tables.most) : true;
  return isForAll && !all.some(({ servings }) => servings) ? sum(all) : undefined;
}

function totalOf(dishes: readonly Dish[], tables: Tables): Total | undefined {
  const groups = new Map<string, Part[]>();
  const charged = dishes
    .map((dish) => ({ dish, each: centsOf(dish), ...rangeOf(tables, (table) => chargeOf(dish, table)) }))
    .filter(({ each }) => each > 0n);
  let [fewest, most] = [0n, 0n];
  for (const { dish, each, from, to } of charged) {
    const child = times(each, tables.fewest.percent);
    fewest += times(each, from.full) + child * BigInt(from.children);
    most += times(each, to.full) + child * BigInt(to.children);
    const unit = dish.unit === 'event' ? 'event' : 'guest';
    const key = [unit, from.full, from.children, to.full, to.children].join();
    const [full, young] = groups.get(key) ?? [];
    groups.set(key, [
      { each: each + (full?.each ?? 0n), times: { fewest: from.full, most: to.full }, unit },
      {
        each: child + (young?.each ?? 0n),
        times: { fewest: from.children, most: to.children },
        unit: 'child',
      },
    ]);
  }
  if (fewest === 0n && most === 0n) return undefined;
  return {
    fewest,
    most,
    // In the order of a receipt: what is for most guests comes first, what is charged per event last.
    parts: [...groups.values()]
      .sort(([one], [other]) => weightOf(other) - weightOf(one))
      .flat()
      .filter(({ each, times: { fewest: low, most: high } }) => each > 0n && Math.max(low, high) > 0),
    raised: charged.filter(({ from, to }) => from.isRaised || to.isRaised).map(({ dish }) => dish),
    hasChildren: tables.fewest.children > 0 && tables.fewest.percent < 100,
  };
}

function weightOf(part: Part | undefined): number {
  return part && part.unit !== 'event' ? part.times.most : -1;
}

/** To the nearest cent. */
function times(each: bigint, hundredths: number): bigint {
  return (each * BigInt(hundredths) + 50n) / 100n;
}

function unreadProblem(dishes: readonly Dish[]): string | undefined {
  const unread = dishes.filter((dish) => dish.servings && numberOf(dish) === undefined);
  return unread.length > 0 ? `Revisá la cantidad de ${titlesOf(unread)}: va un número entero.` : undefined;
}

function quotedProblem(quoted: readonly Dish[]): string | undefined {
  if (quoted.length === 0) return undefined;
  return `${titlesOf(quoted)} se ${quoted.length > 1 ? 'cotizan' : 'cotiza'}: te pasamos el total.`;
}

function childrenProblem({ guests, children }: Party, childRate: ChildRate | undefined): string | undefined {
  if (!childRate || !guests.range || !isAnybody(children)) return undefined;
  const isClear = (oneNumber(children) ?? Infinity) <= guests.range.from;
  return isClear ? undefined : 'Revisá los chicos: va un solo número, que no pase de los invitados.';
}

function openProblem(open: readonly Dish[], tables: Tables | undefined): string | undefined {
  return open.length > 0 && tables
    ? '¿Para cuántos es cada uno? Si los comparten, dejalo así: lo vemos con vos.'
    : undefined;
}

/** @param left how many of the most guests have no main */
function remarkOf(
  mains: readonly Dish[],
  { fewest, most }: Tables,
  left: number,
  isEaten: (main: Dish) => boolean,
): string {
  const { served } = most;
  const guests = [...new Set([fewest.guests, most.guests])].join(' a ');
  const forNobody = mains.filter((main) => !main.servings && !isEaten(main));
  return [
    left > 0 && leftText(leftIn(fewest), left),
    served > most.guests && `Los principales suman ${served} para ${guests} invitados.`,
    forNobody.length > 0 && `Para ${titlesOf(forNobody)} no queda nadie: no se cobra.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function leftText(fewest: number, most: number): string {
  if (most === 1) return `Falta ${fewest === 1 ? '' : 'hasta '}1 invitado por ubicar.`;
  const count = fewest > 0 ? `${fewest} a ${most}` : `hasta ${most}`;
  return `Faltan ${fewest === most ? most : count} invitados por ubicar.`;
}

function titlesOf(dishes: readonly Dish[]): string {
  return new Intl.ListFormat('es-AR').format(dishes.map(({ title }) => title));
}

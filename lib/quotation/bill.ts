import { isAnybody, oneNumber, type People, type PeopleRange, peopleText } from './people';
import { type Children, type Dish, isMain, isRead, numberOf, type Portion, portionsOf } from './portions';
import { formatCents, toCents } from './prices';

/** The share of a guest's price that children of these ages pay. */
export type ChildRate = {
  /** In years, both included. Younger children pay nothing. */
  from: number;
  to: number;
  /** A whole number from 0 to 100. */
  percent: number;
};

/** Who comes: the guests, how many of them are children, and by the names of their fields how many want a special menu. */
export type Party = { guests: People; children: People; [specialMenu: string]: People };

/** How many are counted for an option of the bill, for the fewest guests and for the most. */
export type Portions = { fewest: PortionOf; most: PortionOf };

type PortionOf = (dish: Dish) => Portion;

/** What the chosen options cost. Every place that shows money shows this. Amounts are in cents. */
export type Bill = {
  party: Party;
  /** The price of a guest; 0 if nothing is charged per person; undefined if not everybody has the same. */
  perPerson: bigint | undefined;
  /** Whether there are several mains, each counted for all guests. */
  addsMains: boolean;
  /** Charged once, whatever the number of guests. */
  perEvent: bigint;
  /** Whether some option has no number as its price, so that the real cost is higher. */
  atLeast: boolean;
  /** The largest minimum of what is charged per person, in guests; 0 if there is none. */
  minimum: number;
  /** Undefined if the number of guests is unknown. */
  portions: Portions | undefined;
  /** Undefined if the number of guests is unknown, if there is a problem, or if no price is a number above 0. */
  total: Total | undefined;
  /** What has to be corrected before there is a total, in Spanish. */
  problem: string | undefined;
};

export type Total = {
  /** For the fewest guests. */
  cents: bigint;
  /** For the most guests. It may be less: fewer of them are missing from a minimum. */
  most: bigint;
  /** The minimum that is charged. If as many come, but children are among them, it counts adults. */
  minimum: { count: number; isOfAdults: boolean } | undefined;
  /** What adds up to the total, in words. */
  parts: TotalPart[];
};

type TotalPart = { text: string; cents: bigint; isOnce: boolean };

/** @param childRate undefined if children pay like everybody */
export function billOf(dishes: readonly Dish[], party: Party, childRate: ChildRate | undefined): Bill {
  const { children } = party;
  const { range } = party.guests;
  const young = childRate && isAnybody(children) ? children : undefined;
  const unread = servingsProblem(dishes, range?.to);
  const problem = unread ?? childrenProblem(young, range);
  const rate = {
    count: (young && !problem && oneNumber(young)) || 0,
    percent: childRate?.percent ?? 100,
  };
  const portions = range && {
    fewest: portionsOf(dishes, range.from, rate),
    most: portionsOf(dishes, range.to, rate),
  };
  const atLeast = dishes.some(
    (dish) => typeof dish.price !== 'number' && !dish.isFree && isCounted(dish, portions),
  );
  const isForAll = portions
    ? isAlike(dishes, portions.fewest, range.from) && isAlike(dishes, portions.most, range.to)
    : !dishes.some(({ servings }) => servings);
  const perPerson = sumOf(dishes.filter(isPerPerson));
  const charges = portions ? chargesOf(dishes, portions, rate) : [];
  // Who is missing for the most guests is missing for the fewest.
  const charged = Math.max(0, ...dishes.map((dish) => portions?.fewest(dish).minimum ?? 0));
  return {
    party,
    perPerson: (isForAll && !unread) || !perPerson ? perPerson : undefined,
    addsMains: addsMains(dishes),
    perEvent: sumOf(dishes.filter((dish) => !isPerPerson(dish))),
    atLeast,
    minimum: Math.max(0, ...dishes.filter(isPerPerson).map(({ minimum = 0 }) => minimum)),
    portions,
    total: portions && charges.length > 0 && !problem ? totalOf(charges, charged, range) : undefined,
    problem,
  };
}

/** Whether anybody is counted for an option, or may be. Whom the most guests leave out, fewer do too. */
export function isCounted(dish: Dish, portions: Portions | undefined): boolean {
  const portion = portions?.most(dish);
  return portion?.eaters !== 0 || portion.added > 0;
}

function addsMains(dishes: readonly Dish[]): boolean {
  const mains = dishes.filter(isMain);
  return mains.length > 1 && !mains.some(({ servings }) => servings);
}

/** Of a main nobody wants more than there are guests; of a side somebody may. */
function servingsProblem(dishes: readonly Dish[], guests = Infinity): string | undefined {
  const unread = dishes.filter((dish) => !isRead(dish));
  const tooMany = dishes.filter((dish) => isMain(dish) && (numberOf(dish) ?? 0) > guests);
  const titles = (unread.length > 0 ? unread : tooMany).map(({ title }) => title).join(', ');
  const why = unread.length > 0 ? 'va un número entero' : 'son más que los invitados';
  return titles ? `Revisá la cantidad de ${titles}: ${why}.` : undefined;
}

function childrenProblem(children: People | undefined, guests: PeopleRange | undefined): string | undefined {
  if (!children || !guests) return undefined;
  const count = oneNumber(children);
  return count !== undefined && count <= guests.from
    ? undefined
    : 'Revisá los chicos: va un solo número, que no pase de los invitados.';
}

function isPerPerson({ unit }: Dish): boolean {
  return unit !== 'event';
}

/** The sum of the prices that are numbers. What is charged per event may be charged several times. */
function sumOf(dishes: readonly Dish[]): bigint {
  return dishes.reduce((sum, dish) => {
    const times = isPerPerson(dish) ? 1 : (numberOf(dish) ?? 1);
    return typeof dish.price === 'number' ? sum + toCents(dish.price) * BigInt(times) : sum;
  }, 0n);
}

/** Whether everybody has everything that is charged per person. */
function isAlike(dishes: readonly Dish[], portionOf: PortionOf, guests: number): boolean {
  const [first, ...others] = dishes.filter(isPerPerson).map(portionOf);
  if (!first) return true;
  return (
    first.eaters === guests &&
    others.every(
      ({ eaters, children, added }) =>
        eaters === guests && children === first.children && added === first.added,
    )
  );
}

/** How many times something is charged, for the fewest and the most guests. In hundredths, because a child may count as a part of a guest. */
type Times = [fewest: number, most: number];

/** The options that are charged the same number of times, and the sum of their prices. */
type Charge = { each: bigint; times: Times; unit: 'guest' | 'child' | 'event' };

/** In the order of a receipt: what is for most guests comes first, what is charged per event last. */
function chargesOf(dishes: readonly Dish[], { fewest, most }: Portions, { percent }: Children): Charge[] {
  const groups = new Map<string, { each: bigint; full: Times; young: Times; isEvent: boolean }>();
  for (const dish of dishes) {
    if (typeof dish.price !== 'number' || dish.price === 0) continue;
    const isEvent = !isPerPerson(dish);
    const low = paid(fewest(dish), percent);
    const high = paid(most(dish), percent);
    const key = [isEvent, low.full, low.young, high.full, high.young].join();
    const each = (groups.get(key)?.each ?? 0n) + toCents(dish.price);
    groups.set(key, { each, full: [low.full, high.full], young: [low.young, high.young], isEvent });
  }
  return [...groups.values()]
    .sort(
      (one, other) =>
        Number(one.isEvent) - Number(other.isEvent) ||
        other.full[1] - one.full[1] ||
        other.full[0] - one.full[0],
    )
    .flatMap(({ each, full, young, isEvent }): Charge[] => [
      { each, times: full, unit: isEvent ? 'event' : 'guest' },
      { each: timesEach(percent, each), times: young, unit: 'child' },
    ])
    .filter(({ times }) => Math.max(...times) > 0);
}

/** Where guests are added because of a minimum, children count as the part that they pay. */
function paid({ eaters, children, added }: Portion, percent: number): { full: number; young: number } {
  const adults = (eaters - children) * 100;
  return added > 0
    ? { full: adults + children * percent + added, young: 0 }
    : { full: adults, young: children * 100 };
}

function totalOf(charges: readonly Charge[], count: number, guests: PeopleRange): Total {
  const sum = (place: 0 | 1) =>
    charges.reduce((all, { times, each }) => all + timesEach(times[place], each), 0n);
  return {
    cents: sum(0),
    most: sum(1),
    minimum: count > 0 ? { count, isOfAdults: guests.from >= count } : undefined,
    parts: charges.map(partOf),
  };
}

/** To the nearest cent. */
function timesEach(hundredths: number, each: bigint): bigint {
  return (each * BigInt(hundredths) + 50n) / 100n;
}

/** `32 × $28.800`, `8 chicos × $14.400`, `32 a 52 × $28.800` for a range, or `$45.000 por evento`. */
function partOf({ each, times, unit }: Charge): TotalPart {
  const cents = timesEach(times[0], each);
  const [low, high] = [Math.min(...times), Math.max(...times)].map(countText);
  const isOnce = unit === 'event' && high === '1';
  if (isOnce) return { text: `${formatCents(each)} por evento`, cents, isOnce };
  const count = low === high ? low : `${low} a ${high}`;
  const children = count === '1' ? ' chico' : ' chicos';
  return { text: `${count}${unit === 'child' ? children : ''} × ${formatCents(each)}`, cents, isOnce };
}

/** `32`, or `31,5`. */
function countText(hundredths: number): string {
  return `${hundredths / 100}`.replace('.', ',');
}

/** `$28.800 por persona + $45.000`, as far as each applies; `desde $28.800 por persona` if some price is not a number; empty if neither does. */
export function perPersonText({ perPerson, perEvent, atLeast }: Bill): string {
  if (perPerson === undefined || (!perPerson && !perEvent)) return '';
  const once = perEvent ? formatCents(perEvent) : '';
  const all = perPerson
    ? [`${formatCents(perPerson)} por persona`, once].filter(Boolean).join(' + ')
    : `${once} por evento`;
  return `${atLeast ? 'desde ' : ''}${all}`;
}

/**
 * `$1.152.000`, `entre $6.104.000 y $7.630.000`; if some price is not a number, `desde $1.152.000`, or
 * `entre $6.104.000 y $7.630.000, más lo que falta cotizar`.
 */
export function totalText({ cents, most }: Total, atLeast: boolean): string {
  if (cents === most) return `${atLeast ? 'desde ' : ''}${formatCents(cents)}`;
  const [low, high] = cents < most ? [cents, most] : [most, cents];
  return `entre ${formatCents(low)} y ${formatCents(high)}${atLeast ? ', más lo que falta cotizar' : ''}`;
}

/** How a total adds up: `32 × $28.800 + 8 chicos × $14.400 + $45.000 por evento`. Undefined if the price of a guest already says it. */
export function partsText({ total, perPerson }: Bill): string | undefined {
  if (!total || (total.parts.length < 2 && perPerson !== undefined)) return undefined;
  return total.parts.map(({ text }) => text).join(' + ');
}

/**
 * The figure where there is little room: `$635.900 para 35` or, without a total, the price of a guest. Of several mains, which few people
 * all eat, it says that they are added.
 */
export function shortFigure(bill: Bill): string {
  const { figure } = receipt(bill);
  const people = bill.total ? ` para ${bill.party.guests.text}` : '';
  return figure && `${figure}${people}${bill.addsMains ? ', si todos comen todo' : ''}`;
}

/** The minimum that is charged: `35 personas`, or `35 adultos`. */
export function minimumText({ minimum }: Total): string | undefined {
  if (!minimum) return undefined;
  return minimum.isOfAdults ? `${minimum.count} adultos` : peopleText(minimum.count);
}

/** The money as on a receipt. Without a total the figure is the price of a guest, and only a minimum is said below it. */
export function receipt(bill: Bill): {
  figure: string;
  /** `mínimo 60`, or `mínimo 60 adultos`: the minimum that is charged or, without a total, the one that may be. */
  least: string;
  /** The small print: how the figure adds up, or what has to be corrected. */
  how: string;
} {
  const { total, minimum, problem } = bill;
  const figure = total ? totalText(total, bill.atLeast) : perPersonText(bill);
  const charged = total ? total.minimum : { count: minimum, isOfAdults: false };
  const least =
    figure && charged?.count ? `mínimo ${charged.count}${charged.isOfAdults ? ' adultos' : ''}` : '';
  if (!total)
    return { figure, least, how: problem ?? (least && `Se cobra para ${peopleText(minimum)} como mínimo`) };
  // If everything is charged once, the figure already says it all.
  const parts = total.parts.every(({ isOnce }) => isOnce) ? [] : total.parts;
  const sum = parts.map(({ text, cents, isOnce }) => (isOnce ? formatCents(cents) : text)).join(' + ');
  return { figure, least, how: [sum, least].filter(Boolean).join(' · ') };
}

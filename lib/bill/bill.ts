/**
 * Who eats what, and what it costs. There is one row for each option and one number of guests: a range of guests is two bills. Whoever doubts
 * a figure adds up the rows, which `bill-texts` writes below it. The server decides what an option is charged for
 * (lib/content/rows/menu/price-terms.ts). Nobody is shown a sum of dinners that one guest does not eat, nor the cheapest plate alone: while
 * two mains have no number there is no total, and the figure is the span of their prices, each with what is for all. A main without a counted
 * price leaves no figure, unless nobody eats it, or it is one of several without a number of which another has a price: then perhaps nobody
 * does. Anything else that is not counted is said: `desde`, or behind two ends `más lo que falta cotizar`.
 *
 * Of 50 guests 10 are children, who pay half. `Asado` has no number, `Vegetariano` is for 4: 4 eat that and pay in full, and of the 46 who
 * eat `Asado` 36 pay in full and 10 half. With `Menú infantil`, a main of the children's own, the 10 eat that and pay in full, and 36 eat
 * `Asado`. `Torta` has no number and is for all: 40 pay in full and 10 half.
 */
import { isMain, isPerPerson, isPriced, type RequestOption } from '@/lib/menu/request-option';
import { isAnybody, oneNumber, type People, type PeopleRange, rangeText } from '@/lib/values/people';
import { hundredths, toCents } from '@/lib/values/prices';

/**
 * The share that children of these ages pay, such as half, of what is per person and has no number. An option with a number, and a main of the
 * children's own, are charged in full.
 */
export type ChildRate = {
  /** In years, both included. Younger children pay nothing. */
  from: number;
  to: number;
  /** A whole number from 0 to 100. */
  percent: number;
};

/** Who comes. The children are among the guests. */
export type Party = { guests: People; children: People };

/** How many guests an option is for, where that is typed, or follows from what is. */
type Numbers = ReadonlyMap<RequestOption, number | 'all'>;

/** What one option costs for one number of guests. What is charged per event has as many `adults` as times that it is charged. */
export type BillRow = {
  option: RequestOption;
  /** How many eat it and pay in full; of what is charged per event, how often. */
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

/** What the chosen options cost: tab, summary, sheet, message, paper and the owner's answer all show this. Amounts are in cents. */
export type Bill = {
  /**
   * What an adult pays. While several mains have no number: with the cheapest and with the dearest of those that have a price; else undefined
   * where something per person has a number, or not everybody pays the same. Undefined if a main is quoted.
   */
  perPerson: Range<bigint> | undefined;
  /** What is charged per event: once, or as often as its number says. */
  perEvent: bigint;
  /** Whether the real cost is higher: some of the guests, or an option other than the `unnumbered` ones, are not counted. */
  atLeast: boolean;
  /** The mains without a number, if they are several: nobody knows who eats which. */
  unnumbered: readonly RequestOption[];
  /** The largest minimum of what is charged per person; 0 if there is none. */
  minimum: number;
  /** A row for each option, in their order, for the fewest guests and for the most. Undefined if the number of guests is unknown. */
  rows: Range<BillRow[]> | undefined;
  /**
   * For the fewest guests and for the most, who may cost less (an option with a number then lacks fewer for its minimum). Undefined without
   * rows, with a problem, while mains are `unnumbered`, or if it would be 0.
   */
  total: Range<bigint> | undefined;
  /** Why there is no total, for the visitor, in Spanish; not that guests are unknown, that mains are `unnumbered`, or that it would be 0. */
  problem: string | undefined;
  /**
   * That the numbers of the mains leave guests over, are for more than come, leave nobody for a main, or let children pay in full, in
   * Spanish; else empty.
   */
  hint: string;
};

/** Two ends: for the fewest guests and for the most or, of a price per person, the lowest and the highest. */
export type Range<T> = { from: T; to: T };

/** What holds for the fewest guests, and what for the most. */
export function bothEnds<T, U>({ from, to }: Range<T>, of: (end: T) => U): Range<U> {
  return { from: of(from), to: of(to) };
}

/** @param childRate undefined if children pay like everybody */
export function billOf(
  options: readonly RequestOption[],
  party: Party,
  childRate: ChildRate | undefined,
): Bill {
  const { range } = party.guests;
  const children = childRate && oneNumber(party.children);
  const numbers = numbersOf(options, children);
  const mains = mainsIn(options, numbers, range);
  const { unnumbered, leftOver } = mains;
  const rowsFor = (guests: number) => billFor(options, numbers, guests, children, childRate);
  const rows = range && bothEnds(range, rowsFor);
  const isForNobody = (option: RequestOption) =>
    rows ? eatersIn(rows.to, option) === 0 : numbers.get(option) === 0;
  const uncounted = options.filter((option) => !isPriced(option) && !isForNobody(option));
  // Of several without a number perhaps nobody eats the one without a price.
  const mayBeLeft = unnumbered.some(isPriced) ? unnumbered : [];
  // Without the price of a main that somebody eats there is no figure.
  const quoted = uncounted.filter((option) => isMain(option) && !mayBeLeft.includes(option));
  const problem = unreadProblem(options, party, childRate) ?? quotedProblem(quoted);
  return {
    perPerson: quoted.length > 0 ? undefined : perPersonOf(options, numbers, unnumbered, range, rows),
    // The same however many guests come.
    perEvent: centsIn((rows?.to ?? rowsFor(0)).filter(({ option }) => option.unit === 'event')),
    atLeast: leftOver.to > 0 || uncounted.some((option) => !unnumbered.includes(option)),
    unnumbered,
    minimum: Math.max(0, ...options.filter(isPerPerson).map(({ minimum = 0 }) => minimum)),
    rows,
    total: problem || unnumbered.length > 0 ? undefined : totalOf(rows),
    problem,
    hint: range && rows && !problem ? hintOf(mains, range, childrenInFull(rows.to, children)) : '',
  };
}

/** The mains, by who eats which. */
type Mains = {
  /** Those without a number, if they are several. */
  unnumbered: readonly RequestOption[];
  /** The first without a number, for the guests whom the others leave. */
  forRest: RequestOption | undefined;
  /** How many guests the numbers of the others are for. */
  served: number;
  /** How many guests no main is for; 0 unless each main has a number. */
  leftOver: PeopleRange;
};

function mainsIn(
  options: readonly RequestOption[],
  numbers: Numbers,
  guests: PeopleRange | undefined,
): Mains {
  const mains = options.filter(isMain);
  const withoutNumber = mains.filter((main) => !main.servings && !numbers.has(main));
  const served = servedBy(mains, numbers);
  const allHaveNumbers = mains.length > 0 && mains.every((main) => numberOf(main, numbers) !== undefined);
  return {
    unnumbered: withoutNumber.length > 1 ? withoutNumber : [],
    forRest: withoutNumber[0],
    served,
    leftOver: bothEnds(guests ?? { from: 0, to: 0 }, (all) =>
      allHaveNumbers ? Math.max(all - served, 0) : 0,
    ),
  };
}

/** What is typed for the options; and for the only main of the children's own without a number, the children whom the others leave. */
function numbersOf(options: readonly RequestOption[], children: number | undefined): Numbers {
  const numbers = new Map<RequestOption, number | 'all'>();
  for (const option of options)
    if (option.servings?.count !== undefined) numbers.set(option, option.servings.count);
  const childrensMains = options.filter(isChildrens);
  const [first, ...others] = childrensMains.filter((option) => !option.servings);
  if (first && others.length === 0 && children !== undefined)
    numbers.set(first, Math.max(children - servedBy(childrensMains, numbers), 0));
  return numbers;
}

/** The number of an option; undefined without one, and for `todos`. */
function numberOf(option: RequestOption, numbers: Numbers): number | undefined {
  const number = numbers.get(option);
  return number === 'all' ? undefined : number;
}

/** The bill for one number of guests: who eats each option, and what is charged for them. */
function billFor(
  options: readonly RequestOption[],
  numbers: Numbers,
  guests: number,
  children = 0,
  { percent }: Pick<ChildRate, 'percent'> = { percent: 100 },
): BillRow[] {
  const served = servedBy(options.filter(isMain), numbers);
  // Who eats a main of the children's own eats no other main.
  const childrenLeft = Math.max(children - servedBy(options.filter(isChildrens), numbers), 0);
  return options.map((option) => {
    const eaters = eatersOf(option, numbers, guests, served);
    const mayEat = isForAll(option, numbers) ? children : childrenLeft;
    // The first eaters of what has no number are children.
    const payPart = isPaidByAge(option, numbers) ? Math.min(mayEat, eaters) : 0;
    const adults = eaters - payPart;
    // Towards a minimum a child counts as the part that it pays.
    const counted = Math.max(guests, served) - ((100 - percent) * payPart) / 100;
    const missing = eaters > 0 ? missingFrom(option, counted) : 0;
    const each = centsOf(option);
    const child = hundredths(each, percent);
    const cents = hundredths(each, Math.round(100 * (adults + missing))) + child * BigInt(payPart);
    return { option, adults, children: payPart, missing, each, child, cents };
  });
}

/** How many guests an option's minimum lacks, to a hundredth. What is charged per event has none. */
function missingFrom(option: RequestOption, counted: number): number {
  const missing = isPerPerson(option) ? (option.minimum ?? 0) - counted : 0;
  return Math.max(Math.round(100 * missing) / 100, 0);
}

/** The number of an option; without one a main is for the guests whom the other mains' numbers leave. What is per event is once. */
function eatersOf(option: RequestOption, numbers: Numbers, guests: number, served: number): number {
  const number = numberOf(option, numbers);
  if (number !== undefined) return number;
  if (option.unit === 'event') return 1;
  return isForAll(option, numbers) ? guests : Math.max(guests - served, 0);
}

/** Whether everybody eats an option, if it has no number: what is no main, and a main for `todos`. */
function isForAll(option: RequestOption, numbers: Numbers): boolean {
  return !isMain(option) || numbers.get(option) === 'all';
}

/** Whether children pay their part of an option: one with a number, or of their own, is charged in full. */
function isPaidByAge(option: RequestOption, numbers: Numbers): boolean {
  return isPerPerson(option) && !isChildrens(option) && numberOf(option, numbers) === undefined;
}

function isChildrens({ unit }: RequestOption): boolean {
  return unit === 'child';
}

/** How many guests the numbers of these mains are for. */
function servedBy(mains: readonly RequestOption[], numbers: Numbers): number {
  return mains.reduce((sum, main) => sum + (numberOf(main, numbers) ?? 0), 0);
}

/** How many eat an option. */
export function eatersIn(rows: readonly BillRow[], option: RequestOption): number {
  const row = rows.find((one) => one.option === option);
  return row ? row.adults + row.children : 0;
}

/** 0 for what is not counted. */
function centsOf(option: RequestOption): bigint {
  return isPriced(option) && typeof option.price === 'number' ? toCents(option.price) : 0n;
}

function addUp(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

function centsIn(rows: readonly BillRow[]): bigint {
  return addUp(rows.map(({ cents }) => cents));
}

function totalOf(rows: Range<BillRow[]> | undefined): Range<bigint> | undefined {
  const total = rows && bothEnds(rows, centsIn);
  return total && (total.from > 0n || total.to > 0n) ? total : undefined;
}

/**
 * @returns while several mains have no number, undefined if none of them has a price; else undefined with any number (a main for 4, for `unos
 * 4`, even for 40 of 40), or a minimum of 60 for one of two options
 */
function perPersonOf(
  options: readonly RequestOption[],
  numbers: Numbers,
  unnumbered: readonly RequestOption[],
  guests: PeopleRange | undefined,
  rows: Range<BillRow[]> | undefined,
): Range<bigint> | undefined {
  const perPerson = options.filter(isPerPerson);
  const withoutNumber = perPerson.filter(
    (option) => numberOf(option, numbers) === undefined && !isUnread(option),
  );
  const forAll = withoutNumber.filter((option) => isForAll(option, numbers));
  if (unnumbered.length > 0) return spanOf(unnumbered, addUp(forAll.map(centsOf)));
  const isAlike = !guests || !rows || (paysAlike(rows.from, guests.from) && paysAlike(rows.to, guests.to));
  const sum = addUp(perPerson.map(centsOf));
  return isAlike && withoutNumber.length === perPerson.length ? { from: sum, to: sum } : undefined;
}

/** What an adult pays with the cheapest and with the dearest of these mains that have a price, each with what is for all. */
function spanOf(mains: readonly RequestOption[], forAll: bigint): Range<bigint> | undefined {
  const amounts = mains.filter(isPriced).map((main) => forAll + centsOf(main));
  const [cheapest] = amounts.sort((one, other) => Number(one - other));
  return cheapest === undefined ? undefined : { from: cheapest, to: amounts.at(-1) ?? cheapest };
}

/** Whether everybody eats and pays for the same. */
function paysAlike(rows: readonly BillRow[], guests: number): boolean {
  const each = rows.filter(({ option }) => isPerPerson(option));
  return (
    each.every(({ adults, children }) => adults + children === guests) &&
    new Set(each.map(({ missing }) => missing)).size < 2
  );
}

/** Whether what is typed for an option is neither a number nor `todos`. */
function isUnread({ servings }: RequestOption): boolean {
  return servings !== undefined && servings.count === undefined;
}

/** What is typed and cannot be counted: no number, or more children than guests. */
function unreadProblem(
  options: readonly RequestOption[],
  { guests: { range }, children }: Party,
  childRate: ChildRate | undefined,
): string | undefined {
  const unread = options.filter(isUnread);
  if (unread.length > 0) return `Revisá la cantidad de ${joinTitles(unread)}: va un número entero.`;
  const young = childRate && isAnybody(children) ? (oneNumber(children) ?? Infinity) : 0;
  return range && young > range.from
    ? 'Revisá los chicos: va un solo número, que no pase de los invitados.'
    : undefined;
}

function quotedProblem(quoted: readonly RequestOption[]): string | undefined {
  if (quoted.length === 0) return undefined;
  return `${joinTitles(quoted)} se ${quoted.length > 1 ? 'cotizan' : 'cotiza'}: te pasamos el total.`;
}

/**
 * How many children pay like adults: those who eat a main that has a number, and is none of their own. Of one of their own, the `adults` are
 * children.
 */
function childrenInFull(rows: readonly BillRow[], children = 0): number {
  const mains = rows.filter(({ option }) => isMain(option));
  const others = mains.reduce((sum, row) => sum + (isChildrens(row.option) ? row.adults : row.children), 0);
  const payLess = mains.some(({ each, child }) => child < each);
  return payLess ? Math.max(children - others, 0) : 0;
}

/** @param inFull how many children pay like adults */
function hintOf({ leftOver, served, forRest }: Mains, guests: PeopleRange, inFull: number): string {
  return [
    leftOver.to === 1 && 'Falta 1 invitado por ubicar.',
    leftOver.to > 1 && `Faltan ${rangeText(leftOver)} invitados por ubicar.`,
    served > guests.to && `Los principales suman ${served} para ${rangeText(guests)} invitados.`,
    forRest && served >= guests.to && `Para ${forRest.title} no queda nadie: no se cobra.`,
    leftOver.to === 0 && inFull === 1 && '1 chico paga como adulto: dejá vacía la cantidad de lo que come.',
    leftOver.to === 0 &&
      inFull > 1 &&
      `${inFull} chicos pagan como adultos: dejá vacía la cantidad de lo que comen.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function joinTitles(options: readonly RequestOption[]): string {
  return options.map(({ title }) => title).join(', ');
}

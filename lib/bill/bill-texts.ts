import { isPriced, type RequestOption } from '@/lib/menu/request-option';
import { type People, type PeopleRange, peopleText, rangeText } from '@/lib/values/people';
import { formatCents } from '@/lib/values/prices';
import { type Bill, bothEnds, eatersIn, type Range } from './bill';

const REST = ', más lo que falta cotizar';

/**
 * `$28.800 por persona + $45.000`, as far as each applies; `desde $28.800 por persona` if not everything is counted. While several mains have
 * no number, the span of their prices, each with what is for all: `$17.900 a $48.500 por persona`, with `más lo que falta cotizar` behind it
 * if more is not counted. Empty without `perPerson`, and where nothing is counted.
 */
export function perPersonText({ perPerson, perEvent, atLeast, unnumbered }: Bill): string {
  if (!perPerson) return '';
  const once = perEvent > 0n && formatCents(perEvent);
  const each = perPerson.to > 0n && `${spanText(perPerson)} por persona`;
  const all = each ? [each, once].filter(Boolean).join(' + ') : once && `${once} por evento`;
  if (!all) return '';
  // A span says by itself that not everybody pays the same.
  if (unnumbered.filter(isPriced).length > 1) return all + (atLeast ? REST : '');
  return atLeast || unnumbered.length > 0 ? `desde ${all}` : all;
}

/** `$17.900 a $48.500`; `$28.800` if both ends are equal. */
function spanText({ from, to }: Range<bigint>): string {
  return from === to ? formatCents(to) : `${formatCents(from)} a ${formatCents(to)}`;
}

/**
 * Asks how many guests each of several mains is for: `¿Para cuántos es Asado, para cuántos Brunch y para cuántos Locro?` It names those that
 * have no number; once a total needs none, it names all, so that the fields below stay where they are.
 */
export function servingsQuestion({ unnumbered }: Bill, mains: readonly RequestOption[]): string {
  const titles = (unnumbered.length > 0 ? unnumbered : mains).map(({ title }) => title);
  const last = titles.pop();
  return last === undefined
    ? ''
    : `¿Para cuántos es ${titles.join(', para cuántos ')} y para cuántos ${last}?`;
}

/**
 * The number that the figure waits for, of the first main without one: `Falta: para cuántos es Asado`. Empty while nobody is asked, and with
 * a problem.
 */
export function awaitedText({ unnumbered: [first], rows, problem }: Bill): string {
  return first && rows && !problem ? `Falta: para cuántos es ${first.title}` : '';
}

/**
 * `$1.152.000`, `entre $6.104.000 y $7.630.000`; if not everything is counted, `desde $1.152.000`, or
 * `entre $6.104.000 y $7.630.000, más lo que falta cotizar`. Empty without a total.
 */
export function totalText({ total, atLeast }: Pick<Bill, 'total' | 'atLeast'>): string {
  if (!total) return '';
  const { from, to } = total;
  if (from === to) return `${atLeast ? 'desde ' : ''}${formatCents(from)}`;
  const [low, high] = from < to ? [from, to] : [to, from];
  return `entre ${formatCents(low)} y ${formatCents(high)}${atLeast ? REST : ''}`;
}

/**
 * How a total came about, to be checked by hand: `56 × $48.500 + 4 × $17.900 + $45.000 por evento · mínimo 60: Casamiento`. Empty without
 * a total.
 * @param once what stands behind an amount that is charged once
 */
export function howText(bill: Bill, once = ' por evento'): string {
  const lines = sumLines(bill);
  // If everything is charged once, the figure already says it all.
  if (lines.every(isOnce)) return '';
  const texts = lines.map((line) => (isOnce(line) ? `${formatCents(line.each)}${once}` : lineText(line)));
  return [texts.join(' + '), chargedMinimums(bill)].filter(Boolean).join(' · ');
}

/** The same, but empty beside `each`, the price of a guest, if one row without children and minimums is all. */
export function howBeside(each: string, bill: Bill): string {
  const [line, ...others] = sumLines(bill);
  const isSaid = each && others.length === 0 && !line?.children.to && !chargedMinimums(bill);
  return isSaid ? '' : howText(bill);
}

/** The minimums that are charged: `mínimo 60: Casamiento`. Empty if there is none. */
export function chargedMinimums({ total, rows }: Bill): string {
  const both = total && rows ? [...rows.from, ...rows.to] : [];
  const raised = both.filter(({ missing, each }) => missing > 0 && each > 0n);
  const minimums = new Set(raised.map(({ option: { minimum, title } }) => `mínimo ${minimum}: ${title}`));
  const isByAge = raised.some(({ children, child, each }) => children > 0 && child < each);
  return [...minimums].join(', ') + (isByAge ? ' (un chico cuenta por lo que paga)' : '');
}

/** The figure where there is little room: `$635.900 para 35` or, without a total, the price of a guest. */
export function shortFigure(bill: Bill, guests: People): string {
  const { figure } = receipt(bill);
  return bill.total ? `${figure} para ${guests.text}` : figure;
}

/** The money as on a receipt: the total or, without one, the price of a guest; and how the figure comes about. */
export function receipt(bill: Bill): { figure: string; how: string } {
  const { total, minimum, unnumbered } = bill;
  if (total) return { figure: totalText(bill), how: howText(bill, '') };
  const figure = perPersonText(bill);
  const hasMinimum = figure && minimum > 0 && unnumbered.length === 0;
  return { figure, how: hasMinimum ? `Se cobra para ${peopleText(minimum)} como mínimo` : '' };
}

/** How many an option is for: `31`, or `76 a 96` for a range of guests; empty while nobody knows. */
export function eatersText({ rows, unnumbered }: Bill, option: RequestOption): string {
  if (!rows || unnumbered.includes(option)) return '';
  return rangeText(bothEnds(rows, (ofEnd) => eatersIn(ofEnd, option)));
}

/** Options that are charged the same number of times, in full and for children, with the sums of their prices. */
type Line = { full: PeopleRange; children: PeopleRange; each: bigint; child: bigint; isPerEvent: boolean };

/**
 * The rows of a total, those that are charged the same number of times as one: `Asado` for $100 and `Barra` for $50, both for 40, are
 * `40 × $150`. What is charged per event comes last.
 */
function sumLines({ total, rows }: Bill): Line[] {
  if (!total || !rows) return [];
  const lines = new Map<string, Line>();
  for (const [index, least] of rows.from.entries()) {
    const most = rows.to[index] ?? least;
    if (least.each === 0n || (least.cents === 0n && most.cents === 0n)) continue;
    const { option, each, child } = least;
    const isPerEvent = option.unit === 'event';
    const full = rangeOf(least.adults + least.missing, most.adults + most.missing);
    const children = child > 0n ? rangeOf(least.children, most.children) : rangeOf(0, 0);
    const key = JSON.stringify([isPerEvent, full, children]);
    const known = lines.get(key) ?? { each: 0n, child: 0n };
    lines.set(key, { isPerEvent, full, children, each: known.each + each, child: known.child + child });
  }
  return [...lines.values()].sort((one, other) => Number(one.isPerEvent) - Number(other.isPerEvent));
}

/** More guests may leave fewer to charge for: an option with a number then lacks fewer for its minimum. */
function rangeOf(one: number, other: number): PeopleRange {
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

/** `32 × $28.800 + 8 chicos × $14.400`, or `32 a 52 × $28.800` for a range. */
function lineText({ full, children, each, child }: Line): string {
  const young = children.from === 1 && children.to === 1 ? 'chico' : 'chicos';
  return [
    full.to > 0 && `${rangeText(full)} × ${formatCents(each)}`,
    children.to > 0 && `${rangeText(children)} ${young} × ${formatCents(child)}`,
  ]
    .filter(Boolean)
    .join(' + ');
}

function isOnce({ isPerEvent, full }: Line): boolean {
  return isPerEvent && full.to === 1;
}

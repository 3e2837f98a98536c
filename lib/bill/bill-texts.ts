import { type People, peopleText, rangeText } from '@/lib/values/people';
import { formatCents } from '@/lib/values/prices';
import type { Bill, BilledOption, Part, Total } from './bill';

/** `$28.800 por persona + $45.000`, as far as each applies; with `desde` if not everything is counted; empty if neither does. */
export function perPersonText({ perPerson, perEvent, atLeast }: Bill): string {
  if (perPerson === undefined || (!perPerson && !perEvent)) return '';
  const once = perEvent ? formatCents(perEvent) : '';
  const all = perPerson
    ? [`${formatCents(perPerson)} por persona`, once].filter(Boolean).join(' + ')
    : `${once} por evento`;
  return `${atLeast ? 'desde ' : ''}${all}`;
}

/**
 * `$1.152.000`, `entre $6.104.000 y $7.630.000`; if not everything is counted, `desde $1.152.000`, or
 * `entre $6.104.000 y $7.630.000, más lo que falta cotizar`.
 */
export function totalText({ fewest, most }: Total, atLeast: boolean): string {
  if (fewest === most) return `${atLeast ? 'desde ' : ''}${formatCents(fewest)}`;
  const [low, high] = fewest < most ? [fewest, most] : [most, fewest];
  return `entre ${formatCents(low)} y ${formatCents(high)}${atLeast ? ', más lo que falta cotizar' : ''}`;
}

/**
 * How a total came about, to be checked by hand: `56 × $48.500 + 4 × $17.900 + $45.000 por evento · mínimo 60: Casamiento`. Empty without
 * a total.
 * @param once what stands behind an amount that is charged once
 */
export function howText({ total }: Bill, once = ' por evento'): string {
  // If everything is charged once, the figure already says it all.
  if (!total || total.parts.every(isOnce)) return '';
  const parts = total.parts.map((part) =>
    isOnce(part) ? `${formatCents(part.each)}${once}` : partText(part),
  );
  return [parts.join(' + '), minimumText(total)].filter(Boolean).join(' · ');
}

/** The same, but empty if the price of a guest already says it. */
export function howBeside(each: string, bill: Bill): string {
  const { parts = [], raised = [] } = bill.total ?? {};
  const isSaid = each && parts.length === 1 && !parts[0]?.to.children && raised.length === 0;
  return isSaid ? '' : howText(bill);
}

/** The minimums that are charged: `mínimo 60: Casamiento`. Empty if there is none. */
export function minimumText({ raised, hasChildren }: Total): string {
  if (raised.length === 0) return '';
  const minimums = raised.map(({ minimum, title }) => `mínimo ${minimum}: ${title}`).join(', ');
  return minimums + (hasChildren ? ' (un chico cuenta por lo que paga)' : '');
}

/** The figure where there is little room: `$635.900 para 35` or, without a total, the price of a guest. */
export function shortFigure(bill: Bill, guests: People): string {
  const { figure } = receipt(bill);
  return bill.total ? `${figure} para ${guests.text}` : figure;
}

/** The money as on a receipt: the total or, without one, the price of a guest; and how the figure comes about. */
export function receipt(bill: Bill): { figure: string; how: string } {
  const { total, minimum, open } = bill;
  if (total) return { figure: totalText(total, bill.atLeast), how: howText(bill, '') };
  const figure = perPersonText(bill);
  const hasMinimum = figure && minimum > 0 && open.length === 0;
  return { figure, how: hasMinimum ? `Se cobra para ${peopleText(minimum)} como mínimo` : '' };
}

/** How many an option without a number is for: `31`, or `76 a 96` for a range of guests; empty while nobody knows. */
export function eatersText({ eaters, open }: Bill, option: BilledOption): string {
  return eaters && !open.includes(option) ? rangeText(eaters(option)) : '';
}

/** `32 × $28.800 + 8 chicos × $14.400`, or `32 a 52 × $28.800` for a range. */
function partText({ each, child, from, to }: Part): string {
  const full = countText(from.full / 100, to.full / 100);
  const children = countText(from.children, to.children);
  return [
    full !== '0' && `${full} × ${formatCents(each)}`,
    children !== '0' &&
      child > 0n &&
      `${children} ${children === '1' ? 'chico' : 'chicos'} × ${formatCents(child)}`,
  ]
    .filter(Boolean)
    .join(' + ');
}

function countText(one: number, other: number): string {
  return rangeText({ from: Math.min(one, other), to: Math.max(one, other) }).replaceAll('.', ',');
}

function isOnce({ isPerEvent, to }: Part): boolean {
  return isPerEvent && to.full === 100;
}

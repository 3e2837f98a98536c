import { type ChosenTitles, listNames, listOfCategory } from './categories';
import { type ChildRate, type Estimate, estimate, type Total, totalFor } from './estimate';
import type { ChosenOption } from './offered-option';
import { countText, parseCount, parseRange } from './people-count';
import type { RequestFields } from './request-lines';
import { isPerPerson, writeTitle } from './servings';

/** The sites that visitors may come from, as the message names them. */
export const originName = { instagram: 'Instagram', google: 'Google' };

export function originText(origin: keyof typeof originName): string {
  return `(Los encontré por ${originName[origin]})`;
}

/** A quotation request: everything that goes into the WhatsApp message. */
export type QuotationRequest = RequestFields &
  ChosenTitles & {
    /** What the children among the guests pay; undefined if they pay the full price. */
    childRate?: ChildRate | undefined;
    /** The estimate of the chosen options. It is written only if there is a total. */
    estimate?: Estimate | undefined;
    /** The day of the prices, `yyyy-MM-dd`. */
    pricesOn?: string | undefined;
    origin?: keyof typeof originName | undefined;
  };

/** What the visitor types: the fields and, keyed by option id, how many guests an option is for. */
export type TypedRequest = RequestFields & { servings: Partial<Record<string, string>> };

/** The request that the fields and the chosen options, {@link withServings}, make now. */
export function requestOf(
  fields: RequestFields,
  options: readonly ChosenOption[],
  { childRate, pricesOn, origin }: Pick<QuotationRequest, 'childRate' | 'pricesOn' | 'origin'>,
): QuotationRequest {
  return {
    ...fields,
    ...sortChosen(options),
    childRate,
    estimate: estimate(options),
    pricesOn,
    origin,
  };
}

/** The chosen options, each with the number of guests that it is for, unless it is for all. */
export function withServings(
  chosen: readonly ChosenOption[],
  servings: TypedRequest['servings'],
): ChosenOption[] {
  return chosen.map((option) => ({
    ...option,
    servings: isPerPerson(option) ? parseCount(servings[option.id] ?? '') : undefined,
  }));
}

/** The chosen titles by list. Each title occurs once in its list. */
export function sortChosen(
  options: Iterable<Pick<ChosenOption, 'category' | 'title' | 'servings'>>,
): ChosenTitles {
  const titles = Object.fromEntries(listNames.map((list) => [list, [] as string[]])) as ChosenTitles;
  for (const { category, title, servings } of options) {
    const list = titles[listOfCategory(category)];
    const written = writeTitle(title, servings);
    if (!list.includes(written)) list.push(written);
  }
  return titles;
}

/**
 * The total of a request. Undefined without an estimate, if guests or children are given in words, or if there are more children than
 * guests.
 */
export function requestTotal({
  guests,
  children,
  childRate,
  estimate,
}: Pick<QuotationRequest, 'guests' | 'children' | 'childRate' | 'estimate'>): Total | undefined {
  const range = parseRange(guests);
  if (!estimate || !range) return undefined;
  if (!childRate || !countText(children)) return totalFor(estimate, range);
  const count = parseCount(children);
  return count === undefined ? undefined : totalFor(estimate, range, { count, percent: childRate.percent });
}

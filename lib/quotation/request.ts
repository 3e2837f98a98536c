import { type ChosenTitles, listNames, listOfCategory } from './categories';
import { todayInBuenosAires } from './dates';
import { type ChildRate, type Estimate, estimate, type PricedOption, type Total, totalFor } from './estimate';
import { countText, parseCount, parseRange } from './people-count';
import type { RequestFields } from './request-lines';
import { isPerPerson, writeTitle } from './servings';

/** Where visitors may come from, as the message says it. */
export const originName = { instagram: 'Instagram', google: 'Google' };

export function originText(origin: keyof typeof originName): string {
  return `(Los encontré por ${originName[origin]})`;
}

/** A quotation request: all that is written into the WhatsApp message. What is empty or missing is not named there. */
export type QuotationRequest = RequestFields &
  ChosenTitles & {
    /** What the children among the guests pay; undefined where they pay like everybody. */
    childRate?: ChildRate | undefined;
    /** Of the chosen options. It is written only where there is a total. */
    estimate?: Estimate | undefined;
    /** Day that the prices are of, `yyyy-MM-dd`. */
    pricesOn?: string | undefined;
    origin?: keyof typeof originName | undefined;
  };

/** What the visitor types: the fields, and of options for some of the guests for how many they are, by the options' ids. */
export type TypedRequest = RequestFields & { servings: Partial<Record<string, string>> };

/** The parts of a request that come from neither a field nor the menu. */
export type RequestTerms = Pick<QuotationRequest, 'childRate' | 'origin'>;

type Chosen = PricedOption & { id: string; category: string; title: string };

/** The request that the fields and the chosen options make now. */
export function requestOf(
  { servings, ...fields }: TypedRequest,
  chosen: readonly Chosen[],
  { childRate, origin }: RequestTerms,
): QuotationRequest {
  const options = withServings(chosen, servings);
  return {
    ...fields,
    ...sortChosen(options),
    childRate,
    estimate: estimate(options),
    pricesOn: todayInBuenosAires(new Date()),
    origin,
  };
}

/** The chosen options with the number of guests that each is for, where it is for some. */
export function withServings<Option extends PricedOption & { id: string }>(
  chosen: readonly Option[],
  servings: TypedRequest['servings'],
): (Option & Pick<PricedOption, 'servings'>)[] {
  return chosen.map((option) => ({
    ...option,
    servings: isPerPerson(option) ? parseCount(servings[option.id] ?? '') : undefined,
  }));
}

/** The titles of a request: each stands once in its list. */
export function sortChosen(options: Iterable<Pick<Chosen, 'category' | 'title' | 'servings'>>): ChosenTitles {
  const titles = Object.fromEntries(listNames.map((list) => [list, [] as string[]])) as ChosenTitles;
  for (const { category, title, servings } of options) {
    const list = titles[listOfCategory(category)];
    const written = writeTitle(title, servings);
    if (!list.includes(written)) list.push(written);
  }
  return titles;
}

/** What a request comes to; undefined where its guests or children are told in words, or are more children than guests. */
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

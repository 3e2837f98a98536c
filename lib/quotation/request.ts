import { listOfCategory } from './categories';
import { type Estimate, type Total, totalFor } from './estimate';
import type { PeopleCount } from './people-count';

export type ChosenTitles = { entrada: string[]; menu: string[]; postre: string[]; bebida: string[] };

export type SpecialMenus = {
  celiac?: PeopleCount | undefined;
  vegetarian?: PeopleCount | undefined;
  vegan?: PeopleCount | undefined;
};

/** What children of these ages pay of a guest's price. */
export type ChildRate = {
  /** In years, both included. Younger ones pay nothing. */
  from: number;
  to: number;
  /** A whole number from 0 to 100. */
  percent: number;
};

export const MAX_COMMENTS = 500;

/** The most characters of a field of one line in the message. */
export const MAX_LINE = 300;

/** A quotation request: all that is written into the WhatsApp message. What is empty or missing is not named there. */
export type QuotationRequest = ChosenTitles & {
  /** As typed; cut at {@link MAX_LINE}; when empty, the message says so. */
  name: string;
  /** Day of the event, `yyyy-MM-dd`; when empty, the message says so. */
  date: string;
  guests?: PeopleCount | undefined;
  /** Those of the guests who are children of certain ages. */
  children?: (ChildRate & { count: PeopleCount }) | undefined;
  eventType?: string | undefined;
  /** When the event starts, `HH:mm`. */
  time?: string | undefined;
  area?: string | undefined;
  specialMenus?: SpecialMenus | undefined;
  /** As typed; cut at {@link MAX_COMMENTS}. */
  comments?: string | undefined;
  /** Of the chosen options. It is written only where there is a total. */
  estimate?: Estimate | undefined;
  /** Day that the prices are of, `yyyy-MM-dd`. */
  pricesOn?: string | undefined;
  origin?: 'instagram' | 'google' | undefined;
};

/** What a request comes to; undefined where its guests or children are told in words, or are more children than guests. */
export function requestTotal({
  guests,
  children,
  estimate,
}: Pick<QuotationRequest, 'guests' | 'children' | 'estimate'>): Total | undefined {
  if (!estimate || typeof guests !== 'number') return undefined;
  if (!children) return totalFor(estimate, guests);
  const { count, percent } = children;
  return typeof count === 'number' ? totalFor(estimate, guests, { count, percent }) : undefined;
}

export function sortChosen(options: Iterable<{ category: string; title: string }>): ChosenTitles {
  const titles: ChosenTitles = { entrada: [], menu: [], postre: [], bebida: [] };
  for (const { category, title } of options) {
    const list = titles[listOfCategory(category)];
    if (!list.includes(title)) list.push(title);
  }
  return titles;
}

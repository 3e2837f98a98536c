import type { People } from '@/lib/values/people';
import type { Price, PriceUnit } from '@/lib/values/prices';

/** What a request needs to know of an option of the menu, on the server and in the browser. */
export type OfferedOption = {
  /** Made from category and title, so that a saved menu survives when rows are reordered. */
  id: string;
  category: string;
  /** What a visitor ticks, and what the message says. Unique within a category. */
  title: string;
  price: Price | undefined;
  /** Whether the price says in words that there is nothing to pay. It is shown as typed, and counted as zero. */
  isFree?: true | undefined;
  /** What the price is for. `person` if the price is a text that names its own unit. */
  unit: PriceUnit;
  /** The fewest guests that it is charged for. */
  minimum: number | undefined;
};

/** The title of an option whose title the menu has in several categories. */
export function titleInCategory({ title, category }: Pick<OfferedOption, 'title' | 'category'>): string {
  return `${title} (${category})`;
}

/** Its title has its category with it, if the menu has the title in several. */
export type ChosenOption = OfferedOption & {
  /** How many of the guests it is for, as typed: a vegetarian menu for 4 of 35. Undefined if nothing is typed. */
  servings?: People | undefined;
  /** Whether it comes beside the mains: a starter, a dessert or a drink. */
  isSide?: boolean | undefined;
};

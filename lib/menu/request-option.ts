import type { Servings } from '@/lib/values/people';
import type { Price, PriceUnit } from '@/lib/values/prices';

/** An option as a request, its bill and the owner's answer know it, with what is typed for it. The page shows more of it. */
export type RequestOption = {
  /** Made from category and title, so that a saved choice survives when rows are reordered. In an answer, the row's position. */
  id: string;
  category: string;
  /** What a visitor ticks, and what the message says. Unique within a category. */
  title: string;
  price: Price | undefined;
  /** Whether the price says in words that there is nothing to pay. It is shown as typed, and counted as zero. */
  isFree: true | undefined;
  /** What the price is for. */
  unit: PriceUnit;
  /** How many guests must come, whatever they eat: those that are missing are charged to this option. */
  minimum: number | undefined;
  /** How many of the guests it is for, as typed: a vegetarian menu for 4 of 35. Undefined if nothing is typed. */
  servings?: Servings | undefined;
};

/** The title of an option whose title the menu has in several categories. */
export function titleInCategory({ title, category }: Pick<RequestOption, 'title' | 'category'>): string {
  return `${title} (${category})`;
}

/** Whether an option is a dinner, of which a guest eats one: neither shared by all, nor charged per event, nor of an unknown number. */
export function isMain({ unit }: Pick<RequestOption, 'unit'>): boolean {
  return unit === 'person' || unit === 'child';
}

/**
 * Whether an option's price is counted: an amount for a unit that somebody can count, or words that say there is nothing to pay. A price in
 * other words is not, and neither is one that `lib/content/rows/menu` makes words or `other`: for an unknown `por`, a minimum that is no
 * number, a size such as `docena`, or a shared thing that states no unit and is dearer than every main.
 */
export function isPriced({ price, isFree, unit }: Pick<RequestOption, 'price' | 'isFree' | 'unit'>): boolean {
  return Boolean(isFree) || (typeof price === 'number' && unit !== 'other');
}

/** Whether an option is charged for each guest or child who eats it. */
export function isPerPerson({ unit }: Pick<RequestOption, 'unit'>): boolean {
  return unit !== 'event' && unit !== 'other';
}

/** The counted amounts of what is charged per person, in pesos, the lowest first. */
export function amountsPerPerson(options: readonly Pick<RequestOption, 'price' | 'unit'>[]): number[] {
  return options
    .filter(isPerPerson)
    .flatMap(({ price }) => (typeof price === 'number' ? price : []))
    .sort((a, b) => a - b);
}

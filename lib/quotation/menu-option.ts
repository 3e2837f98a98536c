import type { Diet } from './diets';
import type { Price, PriceUnit } from './prices';

/** An option of the menu, on the server and in the browser. */
export type MenuOption = {
  /** Made from category and title, so that a saved menu survives when rows are reordered. */
  id: string;
  /** What a visitor ticks, and what the message says. Unique within a category. */
  title: string;
  /** Undefined if no price is stated. */
  price: Price | undefined;
  /** What the price is for. `person` if the price is a text that names its own unit. */
  unit: PriceUnit;
  /** The fewest guests that it is charged for. */
  minimum: number | undefined;
  /** The diets that it suits, as the owner declares. */
  diets: Diet[];
  /** Dishes without a heading, under "Entradas:", and under "Principal:". */
  food: string[];
  starters: string[];
  principal: string[];
};

/** A category with at least one option, in the order of its source. */
export type MenuCategory = { name: string; options: MenuOption[] };

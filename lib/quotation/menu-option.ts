import type { Diet } from './diets';
import type { Price, PriceUnit } from './prices';

/** An option of the menu, on the server and in the browser. */
export type MenuOption = {
  /** Made from category and title, so that a saved menu survives a new order of the rows. */
  id: string;
  /** What a visitor ticks, and what the message says. Once in a category. */
  title: string;
  /** What it costs; undefined where no price is stated. */
  price: Price | undefined;
  /** What the price is for. Words say that themselves: beside them it is `person`. */
  unit: PriceUnit;
  /** The guests that it is charged for at least. */
  minimum: number | undefined;
  /** What the owner declares that it suits. */
  diets: Diet[];
  /** Dishes without a heading, under "Entradas:", and under "Principal:". */
  food: string[];
  starters: string[];
  principal: string[];
};

/** A category with at least one option, in the order of its source. */
export type MenuCategory = { name: string; options: MenuOption[] };

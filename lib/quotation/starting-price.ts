import { isOpenAtFirst, listOfCategory } from './categories';
import type { OfferedOption } from './offered-option';
import { lowestPerPerson, type Price } from './prices';

type Category = { name: string; options: readonly Pick<OfferedOption, 'price' | 'unit'>[] };

/**
 * The price that the business names, which may be a span such as `de $16.900 a $48.500`; else the lowest amount per person of the
 * category that is open at first, which holds whole menus; else of the other main menus. Starters, desserts and drinks do not count.
 * Undefined if there is none.
 */
export function startingPrice(menus: readonly Category[], stated?: Price | undefined): Price | undefined {
  const mains = menus.filter(({ name }) => listOfCategory(name) === 'menu');
  const lowestOf = (categories: readonly Category[]) =>
    lowestPerPerson(categories.flatMap(({ options }) => options));
  return stated ?? lowestOf(mains.filter(({ name }) => isOpenAtFirst(name))) ?? lowestOf(mains);
}

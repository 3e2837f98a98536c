import { isOpenAtFirst, listOfCategory } from './categories';
import type { OfferedOption } from './offered-option';
import { formatPrice, lowestPerPerson } from './prices';

type Category = { name: string; options: readonly Pick<OfferedOption, 'price' | 'unit'>[] };

/**
 * `$16.900`: the lowest amount per person of the category that is open at first, which holds whole menus; else of the other main menus.
 * Starters, desserts and drinks do not count. Undefined if there is none.
 */
export function startingPrice(menus: readonly Category[]): string | undefined {
  const mains = menus.filter(({ name }) => listOfCategory(name) === 'menu');
  const lowestOf = (categories: readonly Category[]) =>
    lowestPerPerson(categories.flatMap(({ options }) => options));
  const price = lowestOf(mains.filter(({ name }) => isOpenAtFirst(name))) ?? lowestOf(mains);
  return price === undefined ? undefined : formatPrice(price);
}

import { listOfCategory } from './categories';
import type { OfferedOption } from './offered-option';
import { formatPrice, lowestPerPerson } from './prices';

type Category = { name: string; options: readonly Pick<OfferedOption, 'price' | 'unit'>[] };

/**
 * `desde $11.900 por persona`: the lowest amount per person among the main menus; starters, desserts and drinks do not count. Undefined if
 * there is none.
 */
export function startingPrice(menus: readonly Category[]): string | undefined {
  const mains = menus.filter(({ name }) => listOfCategory(name) === 'menu');
  const price = lowestPerPerson(mains.flatMap(({ options }) => options));
  return price === undefined ? undefined : `desde ${formatPrice(price)} por persona`;
}

import { listOfCategory } from './categories';
import type { MenuCategory } from './menu-option';
import { formatPrice, lowest } from './prices';

type PricedCategory = Pick<MenuCategory, 'name'> & {
  options: readonly Pick<MenuCategory['options'][number], 'price' | 'unit'>[];
};

/**
 * `desde $11.900 por persona`: the lowest amount per person among the main menus; starters, desserts and drinks do not count. Undefined if
 * there is none.
 */
export function startingPrice(menus: readonly PricedCategory[]): string | undefined {
  const options = menus
    .filter(({ name }) => listOfCategory(name) === 'menu')
    .flatMap((category) => category.options);
  const price = lowest(options.map((option) => (option.unit === 'person' ? option.price : undefined)));
  return price === undefined ? undefined : `desde ${formatPrice(price)} por persona`;
}

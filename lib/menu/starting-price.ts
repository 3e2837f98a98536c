import { formatPrice, type Price } from '@/lib/values/prices';
import { isOpenAtFirst } from './categories';
import { amountsPerPerson, type RequestOption } from './request-option';

type Category = { name: string; options: readonly Pick<RequestOption, 'price' | 'unit'>[] };

/**
 * From what price a menu is: the price that the business names, `desde $16.900` or words such as `de $16.900 a $48.500`; else the lowest amount
 * of the mains of the category that is open at first; else of all mains. Mains of the children's own do not count. Undefined if there is none.
 */
export function startingPrice(menus: readonly Category[], stated?: Price | undefined): string | undefined {
  const price = stated ?? menuAmounts(menus)[0];
  return typeof price === 'number' ? `desde ${formatPrice(price)}` : price;
}

/** The price that the business names, as above; else the span of the same mains: `$16.900 a $48.500`. Undefined if there is none. */
export function menuPrices(menus: readonly Category[], stated?: Price | undefined): string | undefined {
  if (stated !== undefined) return startingPrice(menus, stated);
  const amounts = menuAmounts(menus);
  const ends = new Set([...amounts.slice(0, 1), ...amounts.slice(-1)]);
  return [...ends].map((amount) => formatPrice(amount)).join(' a ') || undefined;
}

/** The amounts of the mains of the category that is open at first, else of all mains; the lowest first. */
function menuAmounts(menus: readonly Category[]): number[] {
  const amountsOf = (categories: readonly Category[]) =>
    amountsPerPerson(categories.flatMap(({ options }) => options.filter(({ unit }) => unit === 'person')));
  const ofOpen = amountsOf(menus.filter(({ name }) => isOpenAtFirst(name)));
  return ofOpen.length > 0 ? ofOpen : amountsOf(menus);
}

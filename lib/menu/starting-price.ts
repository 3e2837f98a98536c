import { amountsPerPerson, formatPrice, type Price } from '@/lib/values/prices';
import { isOpenAtFirst, listOfCategory } from './categories';
import type { OfferedOption } from './offered-option';

type Category = { name: string; options: readonly Pick<OfferedOption, 'price' | 'unit'>[] };

/**
 * The price that the business names, which may be a span such as `de $16.900 a $48.500`; else the lowest amount per person of the
 * category that is open at first, which holds whole menus; else of the other main menus. Starters, desserts and drinks do not count.
 * Undefined if there is none.
 */
export function startingPrice(menus: readonly Category[], stated?: Price | undefined): Price | undefined {
  return stated ?? menuAmounts(menus)[0];
}

/** The price that the business names: `desde $16.900`; else the amounts of the same menus: `$16.900 a $48.500`. Undefined if there is none. */
export function menuPrices(menus: readonly Category[], stated?: Price | undefined): string | undefined {
  if (stated !== undefined) return typeof stated === 'number' ? `desde ${formatPrice(stated)}` : stated;
  const amounts = menuAmounts(menus);
  const ends = new Set([...amounts.slice(0, 1), ...amounts.slice(-1)]);
  return [...ends].map((amount) => formatPrice(amount)).join(' a ') || undefined;
}

/** The amounts per person of whole menus, the lowest first. */
function menuAmounts(menus: readonly Category[]): number[] {
  const mains = menus.filter(({ name }) => listOfCategory(name) === 'menu');
  const amountsOf = (categories: readonly Category[]) =>
    amountsPerPerson(categories.flatMap(({ options }) => options));
  const whole = amountsOf(mains.filter(({ name }) => isOpenAtFirst(name)));
  return whole.length > 0 ? whole : amountsOf(mains);
}

import type { ChosenOption } from './offered-option';
import { oneNumber } from './people';
import { toCents } from './prices';

/** The part of an option that its portions and its cost depend on. By default it is charged per person, and is a main. */
export type Dish = Partial<
  Pick<ChosenOption, 'title' | 'price' | 'isFree' | 'unit' | 'minimum' | 'isSide' | 'servings'>
>;

/** How many of the guests are children who pay a part, and the percentage of a guest's price that each of them pays. */
export type Children = { count: number; percent: number };

/** How many are counted for an option, and why. */
export type Portion = {
  /** The guests who eat it, children included. For what is charged per event: how many times it is charged. */
  eaters: number;
  /** The eaters who pay a child's part. */
  children: number;
  /** Guests who do not come and are charged, in hundredths of a guest, because a child counts as the part that it pays. */
  added: number;
  /** The minimum that they are charged for; 0 if none are. */
  minimum: number;
};

/**
 * Who eats what. A main with a number is for that many, a main without one for the guests whom the numbers leave out, and a side without a
 * number for all. Each guest missing from the minimum of a main is added to the dearest main whose minimum they are missing from, with a
 * number or without; only a main for 0 has no minimum. Sides without a number go up to the largest minimum of the mains. Of the guests whom
 * the numbers leave out the children are first; the others are in the mains with most portions, of two alike in the cheaper. What is charged
 * per event feeds nobody.
 * @param guests all of them, including the children
 * @returns the portion of each of the dishes
 */
export function portionsOf(
  dishes: readonly Dish[],
  guests: number,
  children: Children,
): (dish: Dish) => Portion {
  const mains = dishes.filter(isMain);
  const served = mains.reduce((sum, main) => sum + (numberOf(main) ?? 0), 0);
  const rest = Math.max(guests - served, 0);
  const unpaid = children.count * (100 - children.percent);
  const eaten = mains.filter((main) => numberOf(main) !== 0);
  const added = addedToMains(eaten, Math.max(guests, served) * 100 - unpaid);
  const childrenOf = childrenInMains(mains, rest, children.count);
  const largest = Math.max(0, ...eaten.map(minimumOf));

  return (dish) => {
    const number = numberOf(dish);
    if (isMain(dish))
      return {
        eaters: number ?? rest,
        children: childrenOf.get(dish) ?? 0,
        ...(added.get(dish) ?? nobody),
      };
    if (dish.unit === 'event' || number !== undefined) return { eaters: number ?? 1, children: 0, ...nobody };
    const minimum = Math.max(largest, minimumOf(dish));
    const missing = minimum * 100 - (guests * 100 - unpaid);
    return {
      eaters: guests,
      children: children.count,
      ...(missing > 0 ? { added: missing, minimum } : nobody),
    };
  };
}

const nobody = { added: 0, minimum: 0 };

/** Whether an option is charged per person and no starter, dessert or drink. */
export function isMain({ unit, isSide }: Dish): boolean {
  return unit !== 'event' && !isSide;
}

/** How many an option is for, if somebody typed a number. 0 counts nobody. */
export function numberOf({ servings }: Dish): number | undefined {
  return servings?.text === '0' ? 0 : servings && oneNumber(servings);
}

/** Whether an option's number was understood, or it has none. */
export function isRead(dish: Dish): boolean {
  return !dish.servings || numberOf(dish) !== undefined;
}

function minimumOf({ minimum = 0 }: Dish): number {
  return minimum;
}

/** @param present the guests who count towards the minimums, in hundredths */
function addedToMains(mains: readonly Dish[], present: number): Map<Dish, typeof nobody> {
  const added = new Map<Dish, typeof nobody>();
  let reached = present;
  for (const minimum of mains.map(minimumOf).sort((one, other) => one - other)) {
    if (minimum * 100 <= reached) continue;
    const dearest = mains
      .filter((main) => minimumOf(main) >= minimum)
      .reduce((one, other) => (costOf(other) > costOf(one) ? other : one));
    const before = added.get(dearest)?.added ?? 0;
    added.set(dearest, { added: before + minimum * 100 - reached, minimum });
    reached = minimum * 100;
  }
  return added;
}

/** @param rest the guests whom the numbers leave out */
function childrenInMains(mains: readonly Dish[], rest: number, children: number): Map<Dish, number> {
  const inRest = Math.min(children, rest);
  const placed = new Map(mains.map((main) => [main, inRest]));
  let left = children - inRest;
  const numbered = mains.filter((main) => numberOf(main) !== undefined);
  numbered.sort(
    (one, other) => (numberOf(other) ?? 0) - (numberOf(one) ?? 0) || Number(costOf(one) - costOf(other)),
  );
  for (const main of numbered) {
    const here = Math.min(left, numberOf(main) ?? 0);
    placed.set(main, here);
    left -= here;
  }
  return placed;
}

function costOf({ price }: Dish): bigint {
  return typeof price === 'number' ? toCents(price) : 0n;
}

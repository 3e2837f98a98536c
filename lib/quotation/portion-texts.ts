import type { Portions } from './bill';
import { type Dish, isMain, isRead } from './portions';

export type Titled = Dish & { title: string };

/** A title as the message writes it: `Menú vegetariano (para 4)` for an option for some of the guests. */
export function writeTitle(title: string, servings: string): string {
  return servings ? `${title} (para ${servings})` : title;
}

/**
 * Reads a title of the message.
 * @param isOffered whether the menu has a title: `Picada (para 10)` may be one as a whole
 * @returns the number, or the range of the one that takes the rest, as written
 */
export function readTitle(
  text: string,
  isOffered: (title: string) => boolean,
): { title: string; servings: string } {
  const [, title, servings = ''] = /^(.+) \(para ([^()]{1,40})\)$/.exec(text) ?? [];
  const isNumber = /^\d{1,4}(?:-\d{1,4})?$/.test(servings);
  if (title === undefined || isOffered(text) || !(isNumber || isOffered(title)))
    return { title: text, servings: '' };
  return { title, servings };
}

/**
 * How many guests an option is for, as its empty field shows: `31`, or `76-96` for a range of guests. For a side it is the minimum that is
 * charged, because no minimum raises a side's typed number.
 */
export function eatersText({ fewest, most }: Portions, option: Dish): string {
  const [low, high] = [fewest(option), most(option)].map(
    ({ eaters, minimum }) => (option.isSide && minimum) || eaters,
  );
  return low === high ? `${low}` : `${low}-${high}`;
}

/**
 * Writes the title of one of the options as the message does. Of the mains, one that takes the rest states it, so that it is read back as
 * the same; several that share it state nothing. Nor does one that the numbers leave nobody for, which 0 would free of its minimum, nor one
 * with children beside a larger main, in which they would then be counted.
 */
export function titleWriter(
  options: readonly Titled[],
  portions: Portions | undefined,
): (option: Titled) => string {
  const mains = options.filter(isMain);
  const [forRest, ...others] = mains.filter(({ servings }) => !servings);
  const isRestKnown = portions && others.length === 0 && mains.length > 1 && mains.every(isRead);
  const rest = isRestKnown && forRest && restText(forRest, mains, portions);
  return (option) => writeTitle(option.title, option.servings?.text ?? ((option === forRest && rest) || ''));
}

function restText(forRest: Dish, mains: readonly Dish[], portions: Portions): string {
  const { eaters, children } = portions.fewest(forRest);
  const isLargest = mains.every((main) => main === forRest || portions.fewest(main).eaters < eaters);
  const text = eatersText(portions, forRest);
  return text !== '0' && (children === 0 || isLargest) ? text : '';
}

/** Whether visitors can say how many of the guests an option is for: a main of several, or a side beside anything else. */
export function canBeForSome(option: Dish, options: readonly Dish[]): boolean {
  if (option.unit === 'event') return false;
  const alike = options.filter((other) => other.unit !== 'event' && (!isMain(option) || isMain(other)));
  return alike.length > 1;
}

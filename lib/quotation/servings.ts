import type { ChosenOption } from './offered-option';
import { type PeopleRange, parseCount, parseRange } from './people-count';

type Served = Pick<ChosenOption, 'unit' | 'servings' | 'isSide'>;

/** A title as the message writes it: `Menú vegetariano (para 4)` for an option for some of the guests. */
export function writeTitle(title: string, servings: number | undefined): string {
  return servings ? `${title} (para ${servings})` : title;
}

/**
 * Reads a title of the message.
 * @param isOffered whether the menu has a title: `Picada (para 10)` may be one as a whole
 */
export function readTitle(
  text: string,
  isOffered: (title: string) => boolean,
): { title: string; servings: number | undefined } {
  const [, title, servings] = /^(.+) \(para (\d{1,4})\)$/.exec(text) ?? [];
  return title === undefined || isOffered(text)
    ? { title: text, servings: undefined }
    : { title, servings: Number(servings) };
}

/** Whether visitors can say how many of these guests each option is for. There must be another option for the rest. */
export function canBeForSome(options: readonly Served[], guests: string): boolean {
  return parseRange(guests) !== undefined && options.filter(isPerPerson).length > 1;
}

export function isPerPerson({ unit }: Pick<Served, 'unit'>): boolean {
  return unit !== 'event';
}

export function servingsHint(typed: string, guests: string): string | undefined {
  if (!typed.trim()) return undefined;
  const count = parseCount(typed);
  if (count === undefined) return 'Poné un número entero: así se cuenta para todos.';
  const { to = count } = parseRange(guests) ?? {};
  return count > to ? 'Son más que los invitados.' : undefined;
}

/** Says that each main option is counted for all guests, if two or more are. */
export function forAllText(options: readonly Served[], guests: string): string | undefined {
  const range = parseRange(guests);
  const mains = options.filter((option) => isPerPerson(option) && !option.servings && !option.isSide);
  return range && mains.length > 1 ? `Cada opción está contada para los ${rangeText(range)}.` : undefined;
}

function rangeText({ from, to }: PeopleRange): string {
  return from === to ? `${from}` : `${from} a ${to}`;
}

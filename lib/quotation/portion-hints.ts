import type { Bill } from './bill';
import { TOO_MANY } from './field-kinds';
import type { PeopleRange } from './people';
import type { Titled } from './portion-texts';
import { type Dish, isMain, isRead, numberOf } from './portions';

/** What to say about the portion of an option, in Spanish; empty if all is well, or if the number of guests is unknown. */
export function portionHint(option: Dish, { portions, party, minimum: charged }: Bill): string {
  const { range } = party.guests;
  if (!portions || !range) return '';
  if (!isRead(option)) return 'Va un número entero: así no hay total.';
  const { minimum = 0, isSide, unit } = option;
  // The empty field of a side shows the minimum that is charged for it.
  const most = isSide ? Math.max(range.to, charged) : range.to;
  if ((numberOf(option) ?? 0) > most) return `${TOO_MANY}.`;
  const { eaters, added } = portions.fewest(option);
  const isBelow = numberOf(option) !== 0 && unit !== 'event' && eaters + added / 100 < minimum;
  return isBelow ? `Desde ${minimum} personas: te lo confirmamos.` : '';
}

/** How the mains share the guests, where somebody may have meant something else, in Spanish; empty if all is well. */
export function mainsText(options: readonly Titled[], guests: PeopleRange | undefined): string {
  const mains = options.filter(isMain);
  if (mains.length < 2 || !mains.every(isRead)) return '';
  if (!guests) return 'Cada opción está contada para todos: poné los invitados para repartirlas.';
  const forRest = mains.filter(({ servings }) => !servings);
  const sum = mains.reduce((all, main) => all + (numberOf(main) ?? 0), 0);
  const { from, to } = guests;
  if (forRest.length === mains.length) return `Cada opción está contada para los ${rangeText(from, to)}.`;
  if (sum > to || (forRest.length === 0 && sum < from))
    return `Los principales suman ${sum} de ${rangeText(from, to)} invitados.`;
  // One that takes the rest says so in its field.
  if (forRest.length < 2) return '';
  const rest = rangeText(Math.max(from - sum, 0), to - sum);
  const titles = new Intl.ListFormat('es-AR').format(forRest.map(({ title }) => title));
  return `${titles}: cada uno para los ${rest}.`;
}

function rangeText(from: number, to: number): string {
  return from === to ? `${from}` : `${from} a ${to}`;
}

import 'client-only';
import { diets } from '@/lib/quotation/diets';
import type { MenuOption } from '@/lib/quotation/menu-option';
import type { Price } from '@/lib/quotation/prices';

/** An option of the menu as its checkbox states it: all but its dishes. */
export type OfferedOption = Omit<MenuOption, 'food' | 'starters' | 'principal'> & { category: string };

/** The checkboxes of a menu's options, in the order of the menu. */
export function optionBoxes(menu: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(menu?.elements ?? [])].filter(isOptionBox);
}

/** The menu's other boxes, which mark what suits a diet, have no name. */
export function isOptionBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name !== '';
}

/** The option of a checkbox, which `MenuOptions.tsx` has written on the server. */
export function optionOf({ id, name, value, dataset }: HTMLInputElement): OfferedOption {
  const { price, unit, minimum, diets: suited = '' } = dataset;
  return {
    id,
    category: name,
    title: value,
    price: price === undefined ? undefined : statedPrice(price),
    unit: unit === 'event' ? unit : 'person',
    minimum: Number(minimum) || undefined,
    diets: diets.filter((diet) => suited.split(' ').includes(diet)),
  };
}

/** The server has read the price: an amount is written in digits here, words as they are. */
function statedPrice(text: string): Price {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

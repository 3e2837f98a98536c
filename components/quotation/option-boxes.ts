import 'client-only';
import { type Diet, diets } from '@/lib/quotation/diets';
import type { PricedOption } from '@/lib/quotation/estimate';
import { type Price, parsePrice } from '@/lib/quotation/prices';

/** An option of the menu, as its checkbox states it. */
export type OfferedOption = PricedOption & {
  id: string;
  category: string;
  title: string;
  price: Price | undefined;
  diets: readonly Diet[];
};

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
    price: parsePrice(price),
    unit: unit === 'event' ? unit : 'person',
    minimum: Number(minimum) || undefined,
    diets: diets.filter((diet) => suited.split(' ').includes(diet)),
  };
}

import 'client-only';
import { listOfCategory } from '@/lib/quotation/categories';
import { diets } from '@/lib/quotation/diets';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import type { Price } from '@/lib/quotation/prices';

/** The diet switches, which are checkboxes of the menu too, have no name. */
export function isOptionBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name !== '';
}

/** The option of a checkbox that `MenuOptions.tsx` rendered on the server. */
export function optionOf({ id, name, value, dataset }: HTMLInputElement): ChosenOption {
  const { price, free, unit, minimum, diets: suited = '' } = dataset;
  return {
    id,
    category: name,
    title: value,
    price: price === undefined ? undefined : statedPrice(price),
    isFree: free ? true : undefined,
    unit: unit === 'event' ? unit : 'person',
    minimum: Number(minimum) || undefined,
    isSide: listOfCategory(name) !== 'menu',
    diets: diets.filter((diet) => suited.split(' ').includes(diet)),
  };
}

/** The server has parsed the price: plain digits are an amount, anything else is words. */
function statedPrice(text: string): Price {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

import 'client-only';
import { type RequestOption, titleInCategory } from '@/lib/menu/request-option';
import { plainName } from '@/lib/values/plain-name';
import { priceUnits } from '@/lib/values/prices';

/** Whether an element is the checkbox of an option. The diet switches, which are checkboxes of the menu too, have no name. */
export function isOptionBox(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.name !== '';
}

/** The options of the menu's checkboxes. A title that several of them have is told apart by its category. */
export function optionsIn(boxes: readonly HTMLInputElement[]): RequestOption[] {
  const options = boxes.map(optionOf);
  const titles = options.map(({ title }) => plainName(title));
  const isRepeated = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return options.map((option) =>
    isRepeated(plainName(option.title)) ? { ...option, title: titleInCategory(option) } : option,
  );
}

/** The option of a checkbox that `MenuOptions.tsx` rendered on the server. */
export function optionOf({ id, name, value, dataset }: HTMLInputElement): RequestOption {
  const { price, words, free, unit, minimum } = dataset;
  return {
    id,
    category: name,
    title: value,
    price: price === undefined ? words : Number(price),
    isFree: free ? true : undefined,
    unit: priceUnits.find((one) => one === unit) ?? 'person',
    minimum: Number(minimum) || undefined,
  };
}

import 'client-only';
import { type Price, parsePrice } from '@/lib/quotation/prices';

/** An option of the menu, as its checkbox states it. */
export type OfferedOption = { id: string; category: string; title: string; price: Price | undefined };

/** The checkboxes of a menu's options, in the order of the menu. */
export function optionBoxes(menu: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(menu?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
}

/** The option of a checkbox, which `MenuOptions.tsx` has written on the server. */
export function optionOf({ id, name, value, dataset }: HTMLInputElement): OfferedOption {
  return { id, category: name, title: value, price: parsePrice(dataset.price) };
}

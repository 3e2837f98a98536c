import { type Price, parsePrice } from '@/lib/quotation/prices';

/** An option of the menu as the form needs it. It is read from the option's row, which the server has written. */
export type Choice = { id: string; category: string; title: string; price: Price | undefined };

/** The boxes of all options, in the order of the menu. */
export function offeredBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('[data-category] input')];
}

export function choiceOf(box: HTMLInputElement): Choice {
  const label = box.labels?.[0];
  return {
    id: box.id,
    category: box.closest<HTMLElement>('[data-category]')?.dataset.category ?? '',
    title: label?.firstElementChild?.textContent ?? '',
    price: parsePrice(label?.querySelector('b')?.textContent),
  };
}

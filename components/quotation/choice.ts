import { type Price, parsePrice } from '@/lib/quotation/prices';

/** An option of the menu as the form needs it. It is read from the option's row, which the server has written. */
export type Choice = { id: string; category: string; title: string; price: Price | undefined };

export function tickedBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('[data-category] input:checked')];
}

export function offeredIds(): string[] {
  return Array.from(document.querySelectorAll('[data-category] input'), ({ id }) => id);
}

/** The box of an option; undefined when the menu does not offer it. */
export function boxOf(id: string): HTMLInputElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement && element.closest('[data-category]') ? element : undefined;
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

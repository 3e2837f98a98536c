import type { Locator, Page } from '@playwright/test';
import { dietNames } from '../../lib/menu/diets';
import * as ui from './ui';

/** The lists of the message, in order. */
export const LISTS = ['Entrada', 'Menu principal', 'Postre', 'Bebidas'] as const;

/** An option as a visitor reads it. */
export type ReadOption = {
  list: (typeof LISTS)[number];
  title: string;
  box: Locator;
  /** In cents, if it is an amount and nothing else. */
  price: number | undefined;
  minimum: number;
};

/** The list in which the message has an option of this category; undefined where its name has more words than its list's. */
function listOf(category: string): ReadOption['list'] | undefined {
  const plain = category.normalize('NFD').replace(/[^a-z ]/gi, '');
  const own = LISTS.find((list) => new RegExp(`^\\s*${list.replace(/s$/, '')}s?\\s*$`, 'i').test(plain));
  const isNamed = LISTS.some((list) => new RegExp(list.replace(/s$/, ''), 'i').test(plain));
  return own ?? (isNamed ? undefined : 'Menu principal');
}

/** What stands behind a title, but the fewest guests, where the price is an amount and nothing else: the amount, diets. */
const AMOUNT = new RegExp(
  String.raw`^\$([\d.]+)(?:,(\d\d))?(?: (?:${dietNames.join('|')})(?: \(consultanos\))?)*$`,
);

/** The options on the events page whose list and title are beyond doubt. */
async function readMenu(page: Page): Promise<ReadOption[]> {
  const rows = ui.optionRows(page);
  const read = await rows.evaluateAll((items) =>
    items.map((item) => ({
      category: item.closest('details')?.querySelector('h3')?.textContent ?? '',
      title: item.querySelector('input')?.value ?? '',
      label: (item.querySelector('label')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    })),
  );
  return read.flatMap(({ category, title, label }, place) => {
    const list = listOf(category);
    if (!list || read.filter((other) => other.title === title).length > 1) return [];
    const terms = label.slice(title.length);
    const [from = '', minimum = '0'] = / desde ([\d.]+) personas?\b/.exec(terms) ?? [];
    const [, pesos, cents = '00'] = AMOUNT.exec(terms.replace(from, '').trim()) ?? [];
    const price = pesos === undefined ? undefined : Number(pesos.replaceAll('.', '') + cents);
    const box = rows.nth(place).getByRole('checkbox');
    return [{ list, title, box, price, minimum: Number(minimum.replace('.', '')) }];
  });
}

/** Whether each guest pays an option: a price of a dozen or of the event is none `por persona` in the tab. Ticks it and unticks it. */
async function isPaidByEach(page: Page, { box, price }: ReadOption): Promise<boolean> {
  if (price === undefined) return false;
  await box.check();
  const tab = (await ui.requestTab(page).textContent()) ?? '';
  await box.uncheck();
  return /· \$[\d.,]+ por persona$/.test(tab);
}

/** An option of each list that each guest pays, where the first ten have one; without any, the first option of each list. */
export async function optionsToAsk(page: Page): Promise<{ options: ReadOption[]; isPaid: boolean }> {
  const menu = await readMenu(page);
  const byList = LISTS.map((list) => menu.filter((option) => option.list === list));
  const paid: ReadOption[] = [];
  for (const options of byList)
    for (const option of options.slice(0, 10))
      if (paid.at(-1)?.list !== option.list && (await isPaidByEach(page, option))) paid.push(option);
  const isPaid = paid.length > 0;
  return { options: isPaid ? paid : byList.flatMap((options) => options.slice(0, 1)), isPaid };
}

/** What so many guests pay for all of these options by the menu: for each of them its minimum at least. */
export function totalFor(guests: number, options: readonly ReadOption[]): string {
  const sums = options.map(({ price = 0, minimum }) => price * Math.max(guests, minimum));
  const [, pesos = '', cents] = /^(\d*)(\d\d)$/.exec(String(sums.reduce((sum, one) => sum + one, 0))) ?? [];
  return `$${pesos.replace(/\B(?=(\d{3})+$)/g, '.')}${cents === '00' ? '' : `,${cents}`}`;
}

import { plainName } from '@/lib/values/plain-name';

/**
 * The lists of a request, in the order of the message. Each has its label in the message, and the first word, in the singular, of the
 * categories that fill it. The list without a word takes the options of all others. Where
 * it states nothing else, an option whose category or title belongs to another list than `menu` is no main: it is charged to all (`unitOf` in
 * lib/content/rows/menu/price-terms.ts).
 */
export const lists = {
  entrada: { label: 'Entrada', category: 'entrada' },
  menu: { label: 'Menu principal', category: undefined },
  postre: { label: 'Postre', category: 'postre' },
  bebida: { label: 'Bebidas', category: 'bebida' },
};

export type ListName = keyof typeof lists;

export const listNames = Object.keys(lists) as ListName[];

/** The chosen titles of each list, as the message states them. */
export type ChosenTitles = Record<ListName, string[]>;

export function titlesByList(of: (list: ListName) => string[]): ChosenTitles {
  return Object.fromEntries(listNames.map((list) => [list, of(list)])) as ChosenTitles;
}

/** The list of a category by its first word: `Entradas frías`, `Bebidas: vinos`. `Bebidas y postres` names two lists, so it is of `menu`. */
export function listOfCategory(category: string): ListName {
  const [first, ...others] = wordsOf(category);
  const list = listNames.find((name) => lists[name].category === first);
  return list && !others.some((word) => partWords.includes(word)) ? list : 'menu';
}

/** The categories that start open, as {@link wordsOf} writes them. */
export const openAtFirst = ['a pedido'];

export function isOpenAtFirst(category: string): boolean {
  return openAtFirst.includes(wordsOf(category).join(' '));
}

/** A further one of these words in a name makes it a category of `menu`. */
const partWords = [...listNames.map((name) => lists[name].category), 'menu', 'plato', 'principal'];

/** `postre` for `🍰 POSTRES:`, `3. Postres` or `Postres: tortas`: what is no letter, or follows a colon, is decoration. */
function wordsOf(category: string): string[] {
  const [name = ''] = plainName(category)
    .replace(/^(?:[a-h]|[ivx]+)[.)] /, '')
    .split(':');
  return name.match(/\p{L}+/gu)?.map((word) => word.replace(/s$/, '')) ?? [];
}

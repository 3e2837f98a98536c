/**
 * The lists of a request, in the order of the message. Each has its label in the message, and the category that fills it, as
 * {@link singular} writes it. The list without a category takes the options of all others.
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

/** No name is longer. Normalizing a run of accents takes time quadratic in its length. */
const MAX_NAME = 300;

/** A name for comparison: without case, accents, surrounding blanks and repeated blanks. */
export function plainName(name: string): string {
  return name
    .slice(0, MAX_NAME)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export function listOfCategory(category: string): ListName {
  const name = singular(category);
  return listNames.find((list) => lists[list].category === name) ?? 'menu';
}

export function isOpenAtFirst(category: string): boolean {
  return singular(category) === 'a pedido';
}

/** `postre` for `🍰 POSTRES:`, `3. Postres` or `IV) Postres`: anything before the first word or after the last letter is decoration. */
function singular(category: string): string {
  const name = plainName(category).replace(/^(?:[a-h]|[ivx]+)[.)] /, '');
  const [letters = ''] = /\p{L}(?:.*\p{L})?/su.exec(name) ?? [];
  return letters.replace(/s$/, '');
}

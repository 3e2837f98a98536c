/**
 * The lists of a request in the order of the message: its label there, and the category whose options it takes, as
 * {@link singular} writes it. The list without one takes all others.
 */
export const lists = {
  entrada: { label: 'Entrada', category: 'entrada' },
  menu: { label: 'Menu principal', category: undefined },
  postre: { label: 'Postre', category: 'postre' },
  bebida: { label: 'Bebidas', category: 'bebida' },
};

export type ListName = keyof typeof lists;

export const listNames = Object.keys(lists) as ListName[];

/** The chosen titles, as the lines of a message state them. */
export type ChosenTitles = Record<ListName, string[]>;

/** No name is longer. The accents of a run of marks would take time by the square of its length. */
const MAX_NAME = 300;

/** A name without what makes no difference: case, accents, and blanks around it or in a row. */
export function plainName(name: string): string {
  return name
    .slice(0, MAX_NAME)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The list of the request that the options of a category belong to. */
export function listOfCategory(category: string): ListName {
  const name = singular(category);
  return listNames.find((list) => lists[list].category === name) ?? 'menu';
}

/** Whether a category starts open. */
export function isOpenAtFirst(category: string): boolean {
  return singular(category) === 'a pedido';
}

/** `postre` of `🍰 POSTRES:` or `3. Postres`: what stands around the letters decorates them. */
function singular(category: string): string {
  const [letters = ''] = /\p{L}(?:.*\p{L})?/su.exec(plainName(category)) ?? [];
  return letters.replace(/s$/, '');
}

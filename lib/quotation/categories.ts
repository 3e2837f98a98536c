import type { ChosenTitles } from './request';

const listOfName = new Map<string, keyof ChosenTitles>([
  ['bebida', 'bebida'],
  ['postre', 'postre'],
  ['entrada', 'entrada'],
]);

/** A name without what makes no difference: case, accents, and blanks around it or in a row. */
export function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The list of the request that the options of a category belong to. */
export function listOfCategory(category: string): keyof ChosenTitles {
  return listOfName.get(singular(category)) ?? 'menu';
}

/** Whether a category starts open. */
export function isOpenAtFirst(category: string): boolean {
  return singular(category) === 'a pedido';
}

function singular(category: string): string {
  return plainName(category).replace(/s$/, '');
}

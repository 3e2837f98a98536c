import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Choice, Selection } from './selection';

/** Never changes while the menu stays the same: whoever wants what is chosen uses the hooks below. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** The selection of the form that a part of the menu stands in. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('A part of the menu stands outside of the form.');
  return selection;
}

/** The options chosen at the moment, in the menu's order. */
export function useChosen(): readonly Choice[] {
  const { subscribe, getChosen } = useSelection();
  return useSyncExternalStore(subscribe, getChosen, getChosen);
}

/** How many options of a category are chosen at the moment. */
export function useChosenCount(category: string): number {
  const { subscribe, getChosen } = useSelection();
  const count = () => getChosen().filter((choice) => choice.category === category).length;
  return useSyncExternalStore(subscribe, count, count);
}

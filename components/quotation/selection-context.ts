import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ChosenOption, Selection } from './selection';

/** What the visitor has chosen. Its value is stable as long as the menu is: components subscribe to what they show. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** The selection of the form around a part of the menu. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a QuotationForm around the component.');
  return selection;
}

/** In the server's HTML nothing is chosen, and while it hydrates. */
const NONE: readonly ChosenOption[] = [];
const nothing = () => NONE;

/** The options chosen at the moment, in the menu's order. */
export function useChosen(): readonly ChosenOption[] {
  const selection = useSelection();
  return useSyncExternalStore(selection.subscribe, selection.chosen, nothing);
}

/** How many options of a category are chosen at the moment. */
export function useChosenCount(category: string): number {
  const selection = useSelection();
  const count = (chosen: readonly ChosenOption[]) =>
    chosen.filter((option) => option.category === category).length;
  return useSyncExternalStore(
    selection.subscribe,
    () => count(selection.chosen()),
    () => 0,
  );
}

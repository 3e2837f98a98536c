import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ChosenOption, Selection } from './selection';

export const SelectionContext = createContext<Selection | undefined>(undefined);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a QuotationForm around the component.');
  return selection;
}

const NONE: readonly ChosenOption[] = [];
const nothing = () => NONE;

export function useChosen(): readonly ChosenOption[] {
  const selection = useSelection();
  return useSyncExternalStore(selection.subscribe, selection.chosen, nothing);
}

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

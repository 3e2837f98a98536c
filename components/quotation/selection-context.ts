import 'client-only';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import type { Selection } from './selection';

export const SelectionContext = createContext<Selection | undefined>(undefined);

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a QuotationForm around the component.');
  return selection;
}

/** On the server. */
export const none: readonly ChosenOption[] = [];

export function useChosen(): readonly ChosenOption[] {
  return useChosenOf(useSelection());
}

export function useChosenOf(selection: Selection): readonly ChosenOption[] {
  return useSyncExternalStore(selection.subscribe, selection.chosen, () => none);
}

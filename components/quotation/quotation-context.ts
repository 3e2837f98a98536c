import { createContext, useContext } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Choice, QuotationValues, Selection } from './selection';

type Quotation = { form: UseFormReturn<QuotationValues>; selection: Selection };

/** Its value is stable as long as the menu is: components watch the form for the values that they show. */
export const QuotationContext = createContext<Quotation | undefined>(undefined);

/** The form around a part of the menu. */
export function useQuotation(): Quotation {
  const quotation = useContext(QuotationContext);
  if (!quotation) throw new Error('useQuotation needs a QuotationForm around the component.');
  return quotation;
}

/** The options chosen at the moment, in the menu's order. */
export function useChosen(): Choice[] {
  const { form, selection } = useQuotation();
  const ids = useWatch({ control: form.control, name: 'chosen' });
  return ids.flatMap((id) => selection.choiceById.get(id) ?? []);
}

/** How many options of a category are chosen at the moment. */
export function useChosenCount(category: string): number {
  const { form, selection } = useQuotation();
  const isInCategory = (id: string) => selection.choiceById.get(id)?.category === category;
  return useWatch({
    control: form.control,
    name: 'chosen',
    compute: (ids: string[]) => ids.filter(isInCategory).length,
  });
}

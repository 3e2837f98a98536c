import { createContext, useContext, useMemo } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Price } from '@/lib/prices';

/** An option of the menu as the form needs it. */
export type Choice = { id: string; category: string; title: string; price: Price | undefined };

/** What react-hook-form holds: the visitor's words, and a field for each option, by its id. */
export type QuotationValues = { name: string; date: string; chosen: Partial<Record<string, boolean>> };

type Quotation = {
  form: UseFormReturn<QuotationValues>;
  /** All options, in the menu's order. */
  choices: readonly Choice[];
};

/** Never changes while the form is mounted: whoever wants the values watches them. */
export const QuotationContext = createContext<Quotation | undefined>(undefined);

/** The form that a part of the menu stands in. */
export function useQuotation(): Quotation {
  const quotation = useContext(QuotationContext);
  if (!quotation) throw new Error('A part of the menu stands outside of the form.');
  return quotation;
}

/** The options chosen at the moment, in the menu's order. */
export function useChosen(): Choice[] {
  const { form, choices } = useQuotation();
  const chosen = useWatch({ control: form.control, name: 'chosen' });
  return choices.filter(({ id }) => chosen?.[id]);
}

/** How many options of a category are chosen at the moment. */
export function useChosenCount(category: string): number {
  const { form, choices } = useQuotation();
  const ids = useMemo(
    () => choices.filter((choice) => choice.category === category).map(({ id }) => id),
    [choices, category],
  );
  const control: Control<QuotationValues> = form.control;
  return useWatch({ control, name: 'chosen', compute: (chosen) => ids.filter((id) => chosen?.[id]).length });
}

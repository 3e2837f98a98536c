'use client';

import { type ReactNode, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { type Choice, QuotationContext, type QuotationValues } from './quotation-context';
import { RequestPanel } from './RequestPanel';
import { useSavedMenu } from './use-saved-menu';

type QuotationFormProps = {
  /** All options, in the menu's order. */
  choices: readonly Choice[];
  /** The business's WhatsApp number, any punctuation. */
  phone: string;
  /** The menu, rendered on the server; its boxes find the form through the context. */
  children: ReactNode;
};

/** Holds the visitor's choice and offers to send it. Nothing goes to a server. */
export function QuotationForm({ choices, phone, children }: QuotationFormProps) {
  // No default for `chosen`: the boxes then start as the browser has them, ticks made before hydration included.
  const form = useForm<QuotationValues>({ defaultValues: { name: '', date: '' } });
  useSavedMenu(form, choices);
  const quotation = useMemo(() => ({ form, choices }), [form, choices]);
  return (
    <QuotationContext value={quotation}>
      {/* Enter in a box submits a form. Outside of a dialog this method does nothing: no reload, no name in the address,
          with or without scripts. */}
      <form method="dialog">
        {children}
        <RequestPanel phone={phone} />
      </form>
    </QuotationContext>
  );
}

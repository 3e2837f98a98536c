'use client';

import { type ChangeEvent, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { QuotationContext } from './quotation-context';
import { RequestPanel } from './RequestPanel';
import { type Choice, type QuotationValues, Selection } from './selection';

type QuotationFormProps = {
  /** All options, in the menu's order. */
  choices: readonly Choice[];
  /** The business's WhatsApp number, any punctuation. */
  phone: string;
  /** The menu, rendered on the server; each box has the id of its option. */
  children: ReactNode;
};

/** Holds the visitor's choice and offers to send it. Nothing goes to a server. */
export function QuotationForm({ choices, phone, children }: QuotationFormProps) {
  const form = useForm<QuotationValues>({ defaultValues: { name: '', date: '', chosen: [] } });
  const quotation = useMemo(() => ({ form, selection: new Selection(form, choices) }), [form, choices]);
  const { selection } = quotation;
  // Before the browser paints, so that nobody sees an empty menu that fills itself.
  useLayoutEffect(() => {
    selection.load();
    return selection.followOtherTabs();
  }, [selection]);

  function onChange({ target }: ChangeEvent<HTMLFormElement, Element>) {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      selection.choose(target.id, target.checked);
  }

  return (
    <QuotationContext value={quotation}>
      {/* Enter in a box submits a form. Outside of a dialog this method does nothing: no reload, no name in the address,
          with or without scripts. */}
      <form method="dialog" onChange={onChange}>
        {children}
        <RequestPanel phone={phone} />
      </form>
    </QuotationContext>
  );
}

'use client';

import { type ChangeEvent, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { QuotationContext } from './quotation-context';
import { RequestPanel } from './RequestPanel';
import { type Choice, type QuotationValues, Selection } from './selection';

type QuotationFormProps = {
  /** All options, in the menu's order. */
  choices: readonly Choice[];
  /** The business's WhatsApp number with its country code, digits alone. */
  phone: string;
  /** The menu, rendered on the server; each box has the id of its option. */
  children: ReactNode;
};

/** The form around the menu: keeps what the visitor has ticked, and shows the panel to send it. It sends nothing to a server. */
export function QuotationForm({ choices, phone, children }: QuotationFormProps) {
  const form = useForm<QuotationValues>({ defaultValues: { name: '', date: '', chosen: [] } });
  const quotation = useMemo(() => ({ form, selection: new Selection(form, choices) }), [form, choices]);
  const { selection } = quotation;
  // Before the first paint after hydration, so that the visitor never sees the saved ticks appear.
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
      {/* Enter in a field submits a form. Outside of a `<dialog>` this method does nothing: no reload, and no name in the address,
          with or without scripts. */}
      <form method="dialog" onChange={onChange}>
        {children}
        <RequestPanel phone={phone} />
      </form>
    </QuotationContext>
  );
}

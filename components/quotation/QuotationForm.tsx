'use client';

import { type ChangeEvent, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { RequestPanel } from './RequestPanel';
import { type Choice, Selection } from './selection';
import { SelectionContext } from './selection-context';

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
  const selection = useMemo(() => new Selection(choices), [choices]);
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
    <SelectionContext value={selection}>
      {/* Enter in a box submits a form. Outside of a dialog this method does nothing: no reload, no name in the address,
          with or without scripts. */}
      <form method="dialog" onChange={onChange}>
        {children}
        <RequestPanel phone={phone} />
      </form>
    </SelectionContext>
  );
}

'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Business } from './business';
import { RequestPanel } from './RequestPanel';
import { Selection } from './selection';
import { SelectionContext } from './selection-context';

type QuotationFormProps = {
  /** Who receives the request. */
  business: Business;
  /** The menu, rendered on the server; the options are read from its rows (`choice.ts`). */
  children: ReactNode;
};

/** The form around the menu: keeps what the visitor has ticked, and shows the panel to send it. It sends nothing to a server. */
export function QuotationForm({ business, children }: QuotationFormProps) {
  const [selection] = useState(() => new Selection());
  // Before the first paint after hydration, so that the visitor never sees the saved ticks appear. Again when the menu has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is read from the rows of the menu
  useLayoutEffect(() => selection.load(), [selection, children]);
  useLayoutEffect(() => selection.followOtherTabs(), [selection]);

  // Not `onChange`: React makes that event of elements that it has rendered or hydrated itself, which the boxes are not.
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      selection.choose(target.id, target.checked);
  }

  return (
    <SelectionContext value={selection}>
      {/* Enter in a field submits a form. Outside of a `<dialog>` this method does nothing: no reload, and no name in the address,
          with or without scripts. The browser restores no ticks: the saved menu holds them, and may have changed since. */}
      <form method="dialog" autoComplete="off" onInput={onInput}>
        {children}
        <RequestPanel business={business} />
      </form>
    </SelectionContext>
  );
}

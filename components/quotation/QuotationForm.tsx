'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import type { Business } from './business';
import { RequestPanel } from './RequestPanel';
import { Selection } from './selection';
import { SelectionContext } from './selection-context';

type QuotationFormProps = {
  business: Business;
  /** What stands in place of the request where it cannot be shown. */
  plainLink: ReactNode;
  /** The menu, rendered on the server; the options are read from its rows (`choice.ts`). */
  children: ReactNode;
};

export function QuotationForm({ business, plainLink, children }: QuotationFormProps) {
  const [selection] = useState(() => new Selection());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is read from the rows of the menu
  useLayoutEffect(() => selection.load(), [selection, children]);
  useLayoutEffect(() => selection.followOtherTabs(), [selection]);

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') selection.choose(target);
  }

  return (
    <SelectionContext value={selection}>
      {/* With this method Enter reloads nothing. The saved menu holds the ticks, and may have changed since: the browser restores none. */}
      <form method="dialog" autoComplete="off" onInput={onInput}>
        {children}
        <ErrorBoundary fallback={plainLink}>
          <RequestPanel business={business} />
        </ErrorBoundary>
      </form>
    </SelectionContext>
  );
}

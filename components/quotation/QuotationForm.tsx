'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { MenuSummary } from './MenuSummary';
import { isOptionBox } from './option-boxes';
import styles from './QuotationForm.module.css';
import { RequestPanel } from './RequestPanel';
import type { RequestBusiness } from './request-business';
import { Selection } from './selection';
import { SelectionContext } from './selection-context';

type QuotationFormProps = {
  business: RequestBusiness;
  /** Shown instead of the request when it throws. */
  plainLink: ReactNode;
  /** The menu, rendered on the server: the form reads its options from their checkboxes. */
  children: ReactNode;
};

export function QuotationForm({ business, plainLink, children }: QuotationFormProps) {
  const menu = useRef<HTMLFieldSetElement>(null);
  const tab = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const [selection] = useState(() => new Selection(menu));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection reads the checkboxes among the children
  useLayoutEffect(() => selection.load(), [selection, children]);
  useLayoutEffect(() => selection.followOtherTabs(), [selection]);

  function onInput({ target }: FormEvent) {
    if (isOptionBox(target)) selection.choose(target);
  }

  return (
    <SelectionContext value={selection}>
      {/* Named by the heading: WebKit does not take the name from a legend with `display: contents` (2.50). */}
      <fieldset ref={menu} className={styles.menu} aria-labelledby="disena-tu-menu" onInput={onInput}>
        {children}
        {/* Clicks the tab, which opens the sheet or, without the sheet's code, is a link. */}
        <MenuSummary onRequest={() => tab.current?.click()} />
      </fieldset>
      <ErrorBoundary fallback={plainLink}>
        {/* With this method, Enter does not reload the page. */}
        <form method="dialog" autoComplete="off">
          <RequestPanel business={business} tabRef={tab} />
        </form>
      </ErrorBoundary>
    </SelectionContext>
  );
}

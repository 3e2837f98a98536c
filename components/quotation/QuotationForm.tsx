'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import type { BusinessContact } from './business-contact';
import { MenuSummary } from './MenuSummary';
import styles from './QuotationForm.module.css';
import { RequestPanel } from './RequestPanel';
import { Selection } from './selection';
import { SelectionContext } from './selection-context';

type QuotationFormProps = {
  contact: BusinessContact;
  /** The id of the menu's heading. */
  titleId: string;
  /** What stands in place of the request where it cannot be shown. */
  plainLink: ReactNode;
  /** The menu, rendered on the server: the form reads its options from their checkboxes. */
  children: ReactNode;
};

export function QuotationForm({ contact, titleId, plainLink, children }: QuotationFormProps) {
  const menu = useRef<HTMLFieldSetElement>(null);
  const tab = useRef<HTMLElement>(null);
  const [selection] = useState(() => new Selection(menu));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection reads the checkboxes among the children
  useLayoutEffect(() => selection.load(), [selection, children]);
  useLayoutEffect(() => selection.followOtherTabs(), [selection]);

  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement) selection.choose(target);
  }

  return (
    <SelectionContext value={selection}>
      {/* Named by the heading: WebKit does not take the name from a legend with `display: contents` (2.50). */}
      <fieldset ref={menu} className={styles.menu} aria-labelledby={titleId} onInput={onInput}>
        {children}
        {/* The tab knows whether the sheet can be opened, or is a link in its place. */}
        <MenuSummary onRequest={() => tab.current?.click()} />
      </fieldset>
      <ErrorBoundary fallback={plainLink}>
        {/* With this method Enter reloads nothing. */}
        <form method="dialog" autoComplete="off">
          <RequestPanel contact={contact} tabRef={tab} />
        </form>
      </ErrorBoundary>
    </SelectionContext>
  );
}

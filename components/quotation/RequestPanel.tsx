import 'client-only';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import { useMenuCode } from '@/lib/browser/use-menu-code';
import { estimate, estimateText } from '@/lib/quotation/estimate';
import { writtenRequest } from '@/lib/quotation/message';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import { sortChosen } from '@/lib/quotation/request';
import { noFields } from '@/lib/quotation/request-lines';
import { chosenText, shortChosenText } from './chosen-text';
import styles from './RequestPanel.module.css';
import type { RequestBusiness } from './request-business';
import { useChosen } from './selection-context';
import { useSending } from './sending';

const importRequest = () => import('./Request').then(({ Request }) => Request);

/** How long a visitor who has pressed the tab waits for the code of the request, in milliseconds. */
const CODE_TIMEOUT_MS = 4_000;

type RequestPanelProps = {
  business: RequestBusiness;
  /** The tab, a button or a link. Code that clicks it does what a visitor's click does. */
  tabRef: RefObject<(HTMLAnchorElement & HTMLButtonElement) | null>;
};

/** Before the first tick, a bar with a hint; then a tab that opens the sheet or, without its code, a link that sends the chosen options. */
export function RequestPanel({ business, tabRef }: RequestPanelProps) {
  const chosen = useChosen();
  const count = chosen.length;
  const hasTab = count > 0;
  const sum = estimate(chosen);
  const sumText = sum && estimateText(sum);
  const linkedCode = useMenuCode();
  const [Request, failed] = useLazyComponent(importRequest, count + Number(linkedCode !== undefined));
  const [isSheetWanted, setSheetWanted] = useState(false);
  const [late, setLate] = useState(false);
  const isLink = !Request && (failed || late);
  const waiting = isSheetWanted && !Request && !isLink;
  const [sending, setSending] = useSending(chosen);
  const isDone = sending === 'done';

  // React keeps a page in the document after the visitor leaves it, and only cleans up its effects.
  useLayoutEffect(() => {
    if (!hasTab) return;
    const { dataset } = document.documentElement;
    dataset.requestTab = '';
    return () => {
      delete dataset.requestTab;
      setSheetWanted(false);
    };
  }, [hasTab]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), CODE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    if (!isLink || !isSheetWanted) return;
    // If a later try fetches the code, the sheet must not open by itself.
    setSheetWanted(false);
    if (document.activeElement === document.body) tabRef.current?.focus();
  }, [isLink, isSheetWanted, tabRef]);

  const tabText = (
    <>
      <span className={styles.text}>{isDone ? 'Pedido listo' : 'Solicitar servicio'}</span>{' '}
      <span className={styles.sum} aria-hidden="true">
        {[shortChosenText(count), sumText].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  return (
    <>
      <span className="visually-hidden" role="status">
        {hasTab && [chosenText(count), sumText].filter(Boolean).join(', ')}
      </span>
      {!hasTab && (
        <p className={styles.quiet} data-quiet-bar="">
          Elegí lo que te guste: se suma acá
        </p>
      )}
      {linkedCode !== undefined && failed && !hasTab && (
        <p className={styles.linkFailed} role="alert">
          No pudimos abrir el menú del enlace.{' '}
          <button type="button" className="quiet" onClick={() => window.location.reload()}>
            Recargar
          </button>
        </p>
      )}
      {hasTab && (
        <div className={styles.place} data-sent={sending === 'asking' || isDone || undefined}>
          {isLink ? (
            <a
              ref={tabRef}
              className={styles.tab}
              href={linkOf(chosen, business)}
              target="_blank"
              rel="noopener noreferrer"
              data-count="request"
            >
              {tabText}
            </a>
          ) : (
            <button
              ref={tabRef}
              type="button"
              className={styles.tab}
              data-count="sheet"
              aria-haspopup="dialog"
              aria-expanded={isSheetWanted && !waiting}
              aria-busy={waiting}
              onClick={() => setSheetWanted(true)}
            >
              {tabText}
            </button>
          )}
        </div>
      )}
      {Request && (
        <Request
          business={business}
          sending={sending}
          setSending={setSending}
          open={isSheetWanted && hasTab}
          onOpen={() => setSheetWanted(true)}
          onClose={() => setSheetWanted(false)}
        />
      )}
    </>
  );
}

function linkOf(chosen: readonly ChosenOption[], { phone, messageOrigin }: RequestBusiness): string {
  const origin = messageOrigin ? knownTrafficSource() : undefined;
  return writtenRequest(phone, { ...noFields, ...sortChosen(chosen), origin }).link;
}

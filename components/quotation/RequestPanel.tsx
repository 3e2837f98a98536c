import 'client-only';
import { type Dispatch, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { setSentMark } from '@/lib/browser/sent-mark';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import { useMenuCode } from '@/lib/browser/use-menu-code';
import { receipt, shortFigure } from '@/lib/quotation/bill';
import { type FlowEvent, type FlowNotice, nothingTyped } from '@/lib/quotation/flow';
import { writtenRequest } from '@/lib/quotation/message';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import { sortChosen } from '@/lib/quotation/request';
import { chosenText, shortChosenText } from './chosen-text';
import type { RequestProps } from './Request';
import styles from './RequestPanel.module.css';
import type { RequestBusiness } from './request-business';
import { useSelection } from './selection-context';

const importLinkedMenu = () => import('./linked-menu');
const importRequest = () => import('./Request').then(({ Request }) => Request);

const LINK_FAILED = 'No pudimos abrir el menú del enlace.';

/** How long a visitor who has pressed the tab waits for the code of the request, in milliseconds. */
const CODE_TIMEOUT_MS = 4_000;

/** Before the first tick, a bar with a hint; then a tab that opens the sheet or, without its code, a link that sends the chosen options. */
export function RequestPanel(request: RequestProps) {
  const { business, options, bill, flow, send, tabRef } = request;
  const { code, sheet, sending, notice } = flow;
  const hasMenu = flow.menu !== '';
  const count = options.length;
  const { least } = receipt(bill);
  // One remark, or the bar would cover much of a phone with large text.
  const figure = shortFigure(bill) + (least && !bill.addsMains ? ` (${least})` : '');
  const linkedCode = useMenuCode();
  const load = useCallback(() => {
    const code = importRequest();
    code.then(
      () => send({ type: 'code came' }),
      () => send({ type: 'code failed' }),
    );
    return code;
  }, [send]);
  // It also shows what became of a menu, which may leave nothing chosen.
  const isMenuTold = linkedCode !== undefined || (sending === 'not yet' && notice !== undefined);
  const [Request] = useLazyComponent(load, count + Number(isMenuTold));

  useLinkedMenu(linkedCode, send);
  useEffect(() => setSentMark(sending === 'sent' || sending === 'asked'), [sending]);
  // React keeps a page in the document after the visitor leaves it, and only cleans up its effects.
  useLayoutEffect(() => {
    if (!hasMenu) return;
    const { dataset } = document.documentElement;
    dataset.requestTab = '';
    return () => {
      delete dataset.requestTab;
      send({ type: 'leave' });
    };
  }, [hasMenu, send]);
  useEffect(() => {
    if (sheet !== 'awaited') return;
    const timer = setTimeout(() => send({ type: 'code failed' }), CODE_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      // The link has replaced the button, which had the focus.
      if (document.activeElement === document.body) tabRef.current?.focus();
    };
  }, [sheet, send, tabRef]);

  const tabText = (
    <>
      <span className={styles.text}>{sending === 'done' ? 'Pedido listo' : 'Solicitar servicio'}</span>{' '}
      <span className={styles.sum} aria-hidden="true">
        {[shortChosenText(count), figure].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  return (
    <>
      <span className="visually-hidden" role="status">
        {hasMenu && [chosenText(count), figure].filter(Boolean).join(', ')}
      </span>
      {!hasMenu && (
        <p className={styles.quiet} data-quiet-bar="">
          Elegí lo que te guste: se suma acá
        </p>
      )}
      {linkedCode !== undefined && code === 'failed' && !hasMenu && (
        <p className={styles.linkFailed} role="alert">
          {LINK_FAILED}{' '}
          <button type="button" className="quiet" onClick={() => window.location.reload()}>
            Recargar
          </button>
        </p>
      )}
      {hasMenu && (
        <div className={styles.place} data-sent={sending === 'asking' || sending === 'done' || undefined}>
          {code === 'failed' ? (
            <a
              ref={tabRef}
              className={styles.tab}
              href={linkOf(options, business)}
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
              aria-expanded={sheet === 'open'}
              aria-busy={sheet === 'awaited'}
              onClick={() => send({ type: 'open' })}
            >
              {tabText}
            </button>
          )}
        </div>
      )}
      {Request && <Request {...request} />}
    </>
  );
}

/** Chooses the menu of a link once per visit. */
function useLinkedMenu(code: string | undefined, send: Dispatch<FlowEvent>) {
  const selection = useSelection();
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (code === undefined || code === handled.current) return;
    const isFirst = handled.current === undefined;
    handled.current = code;
    const notify = (notice: FlowNotice) => send({ type: 'notify', notice });
    importLinkedMenu().then(
      ({ chooseLinked }) => chooseLinked(code, selection, !isFirst || window.scrollY === 0, notify),
      () => notify({ text: LINK_FAILED }),
    );
  }, [code, selection, send]);
}

function linkOf(options: readonly ChosenOption[], { phone, messageOrigin }: RequestBusiness): string {
  const origin = messageOrigin ? knownTrafficSource() : undefined;
  return writtenRequest(phone, { ...nothingTyped, ...sortChosen(options), origin }).link;
}

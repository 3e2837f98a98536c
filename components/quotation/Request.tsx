import 'client-only';
import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '@/components/ui/Notice';
import { TapGuard } from '@/components/ui/TapGuard';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { useClosedByBack } from '@/lib/browser/use-closed-by-back';
import { useKeyboardRoom } from '@/lib/browser/use-keyboard-room';
import type { Bill } from '@/lib/quotation/bill';
import type { Flow, FlowEvent } from '@/lib/quotation/flow';
import { writtenRequest } from '@/lib/quotation/message';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import { sortChosen } from '@/lib/quotation/request';
import { PrintedMenu } from './PrintedMenu';
import styles from './Request.module.css';
import { RequestSheet } from './RequestSheet';
import type { RequestBusiness } from './request-business';
import { RequestContext } from './request-context';
import { useSelection } from './selection-context';

export type RequestProps = {
  business: RequestBusiness;
  options: readonly ChosenOption[];
  bill: Bill;
  flow: Flow;
  send: Dispatch<FlowEvent>;
  /** The tab, a button or a link. Code that clicks it does what a visitor's click does. */
  tabRef: RefObject<(HTMLAnchorElement & HTMLButtonElement) | null>;
};

/** The code of the request that is not needed before the first tick. */
export function Request({ business, options, bill, flow, send, tabRef }: RequestProps) {
  const { sheet, sending, typed, notice, uncovered } = flow;
  const selection = useSelection();
  const origin = business.messageOrigin ? knownTrafficSource() : undefined;
  const { servings, ...fields } = typed;
  const request = {
    ...business,
    ...fields,
    ...sortChosen(options, bill.portions),
    bill,
    origin,
  };
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = sheet === 'open';
  const close = () => send({ type: 'close' });
  useReturn(sending === 'sent', () => send({ type: 'return' }));
  useKeyboardRoom(dialog, isOpen);
  useClosedByBack(isOpen, close);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const { style } = document.body;
    const top = window.scrollY;
    // The style sheet fixes the body, so that the page behind the dialog does not scroll. This keeps the page where it was.
    style.top = `${-top}px`;
    element.showModal();
    // Focuses the dialog rather than its first button, so that a screen reader starts at the title.
    element.focus();
    return () => {
      element.close();
      style.top = '';
      window.scrollTo({ top, behavior: 'instant' });
    };
  }, [isOpen]);

  function onSend() {
    selection.acceptPrices();
    send({ type: 'send' });
  }

  function onCancel() {
    const restoreMenu = selection.clear();
    function undo() {
      send({ type: 'undo', before: flow });
      // Renders the tab now, so that it can take the focus.
      flushSync(restoreMenu);
      focusTab();
    }
    send({
      type: 'cancel',
      notice: { text: 'Cancelaste la solicitud.', action: { label: 'Deshacer', run: undo } },
    });
  }

  function endNotice() {
    send({ type: 'end notice' });
    focusTab();
  }

  /** What had the focus disappears with the notice. The tab is nearest to it. */
  function focusTab() {
    const target = tabRef.current ?? document.getElementById('disena-tu-menu');
    target?.focus({ preventScroll: true });
  }

  return (
    <RequestContext
      value={{
        ...business,
        ...writtenRequest(business.phone, request),
        typed,
        onType: (typed) => send({ type: 'type', typed }),
        options,
        bill,
        request,
        sending,
        onSend,
        onSent: () => send({ type: 'confirm' }),
        onAgain: () => send({ type: 'again' }),
        onCancel,
      }}
    >
      <dialog
        ref={dialog}
        className={styles.dialog}
        tabIndex={-1}
        aria-labelledby="solicitud"
        onClose={close}
      >
        {isOpen && (
          <>
            <div className={styles.backdrop} aria-hidden="true" onClick={close} />
            <button
              type="button"
              className={styles.close}
              aria-label="X, cerrar la solicitud"
              onClick={close}
            >
              X
            </button>
            <RequestSheet />
          </>
        )}
      </dialog>
      {uncovered > 0 && <TapGuard key={uncovered} />}
      {!isOpen && notice && <Notice notice={notice} onEnd={endNotice} />}
      <PrintedMenu />
    </RequestContext>
  );
}

function useReturn(away: boolean, onReturn: () => void) {
  useEffect(() => {
    if (!away) return;
    const onVisible = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', onVisible, { signal });
    // A window beside this one does not hide the page, so no `visibilitychange` comes.
    window.addEventListener('focus', onVisible, { signal });
    return () => listening.abort();
  }, [away, onReturn]);
}

import 'client-only';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '@/components/ui/Notice';
import { Paper } from '@/components/ui/Paper';
import { useClosedByBack } from '@/lib/browser/use-closed-by-back';
import { choiceLink, useLinkedChoice } from './linked-choice';
import styles from './RequestDialog.module.css';
import { RequestSheet } from './RequestSheet';
import { useRequest } from './request-context';

/** What a request needs only after the first tick, or for a shared link or a notice: its sheet, what became of an action, and its paper.
 * `useDialogCode` (RequestTab.tsx) fetches it. */
export function RequestDialog() {
  const { business, store, choice, state, dispatch, message, notice, setNotice, tabRef } = useRequest();
  const { isOpen, sending } = state;
  const { options } = choice;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dispatch({ type: 'close' });
  useLinkedChoice(store, setNotice);
  useReturn(sending === 'away', () => dispatch({ type: 'return' }));
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

  function cancel() {
    const restoreChoice = store.clear();
    function undo() {
      dispatch({ type: 'undo', before: state });
      // Renders the tab now, so that it can take the focus.
      flushSync(restoreChoice);
      focusTab();
    }
    dispatch({ type: 'cancel' });
    setNotice({ text: 'Cancelaste la solicitud.', action: { label: 'Deshacer', run: undo } });
  }

  function endNotice() {
    setNotice(undefined);
    focusTab();
  }

  /** What had the focus disappears with the notice. The tab is nearest to it. */
  function focusTab() {
    const target = tabRef.current ?? document.getElementById('disena-tu-menu');
    target?.focus({ preventScroll: true });
  }

  return (
    <>
      <dialog
        ref={dialog}
        className={styles.dialog}
        tabIndex={-1}
        aria-labelledby="solicitud"
        // Escape closes it. The event may come late, when the visitor has opened it again.
        onClose={({ currentTarget }) => !currentTarget.open && close()}
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
            <RequestSheet onCancel={cancel} />
          </>
        )}
      </dialog>
      {!isOpen && notice && <Notice notice={notice} onEnd={endNotice} />}
      {options.length > 0 && (
        <Paper
          logo={business.logo}
          headLines={['Menú para tu evento', `WhatsApp ${business.phoneText}`, choiceLink(options)]}
          message={message}
        />
      )}
    </>
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

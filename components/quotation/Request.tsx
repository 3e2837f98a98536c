import 'client-only';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Notice, type NoticeContent } from '@/components/ui/Notice';
import { TapGuard } from '@/components/ui/TapGuard';
import { setSentMark, takeSentMark } from '@/lib/browser/sent-mark';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { useClosedByBack } from '@/lib/browser/use-closed-by-back';
import { useKeyboardRoom } from '@/lib/browser/use-keyboard-room';
import { ChangedPrices } from './ChangedPrices';
import { PrintedMenu } from './PrintedMenu';
import styles from './Request.module.css';
import { RequestSheet } from './RequestSheet';
import type { RequestBusiness } from './request-business';
import { useSelection } from './selection-context';
import type { Sending } from './sending';
import { useMenuLink } from './use-menu-link';
import { nothingTyped, RequestFormContext } from './use-request';

type RequestProps = {
  business: RequestBusiness;
  /** Whether a request was opened in WhatsApp before the phone closed this tab. */
  wasSent: boolean;
  sending: Sending;
  setSending: (sending: Sending) => void;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** The code of the request that is not needed before the first tick. It stays mounted with the sheet closed, to keep what was typed. */
export function Request({ business, wasSent, sending, setSending, open, onOpen, onClose }: RequestProps) {
  const selection = useSelection();
  const form = useForm({ defaultValues: nothingTyped });
  const origin = business.messageOrigin ? knownTrafficSource() : undefined;
  const [notice, setNotice] = useState<NoticeContent | undefined>(
    wasSent
      ? { text: '¿Ya tocaste enviar en WhatsApp?', action: { label: 'Ver solicitud', run: onOpen } }
      : undefined,
  );
  const [closings, setClosings] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  useMenuLink(selection, setNotice);
  useReturn(sending === 'sent', () => {
    takeSentMark();
    setSending('asking');
  });
  useKeyboardRoom(dialog, open);
  useClosedByBack(open, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
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
      setClosings((count) => count + 1);
    };
  }, [open]);
  if (open && notice) setNotice(undefined);

  function onSend() {
    selection.acceptPrices();
    setSentMark();
    // The visitor is asked once per request, even if they open WhatsApp again.
    setSending(sending === 'asking' || sending === 'asked' ? 'asked' : 'sent');
  }

  function onSent() {
    takeSentMark();
    setSending('done');
  }

  function onCancel() {
    const typed = form.getValues();
    onClose();
    const restoreMenu = selection.clear();
    form.reset(nothingTyped);
    setSending('not yet');
    takeSentMark();
    setNotice({
      text: 'Cancelaste la solicitud.',
      action: {
        label: 'Deshacer',
        run: () => {
          restoreMenu();
          form.reset(typed);
        },
      },
    });
  }

  function endNotice() {
    setNotice(undefined);
    setClosings((count) => count + 1);
    document.getElementById('disena-tu-menu')?.focus({ preventScroll: true });
  }

  return (
    <RequestFormContext
      value={{
        ...business,
        form,
        typed: { ...nothingTyped, ...form.watch() },
        origin,
        sending,
        onSend,
        onSent,
        onCancel,
      }}
    >
      <dialog
        ref={dialog}
        className={styles.dialog}
        tabIndex={-1}
        aria-labelledby="solicitud"
        onClose={onClose}
      >
        {open && (
          <>
            <div className={styles.backdrop} aria-hidden="true" onClick={onClose} />
            <button
              type="button"
              className={styles.close}
              aria-label="X, cerrar la solicitud"
              onClick={onClose}
            >
              X
            </button>
            <RequestSheet />
          </>
        )}
      </dialog>
      {closings > 0 && <TapGuard key={closings} />}
      {!open && notice && <Notice notice={notice} onEnd={endNotice} />}
      <ChangedPrices />
      <PrintedMenu business={business} />
    </RequestFormContext>
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

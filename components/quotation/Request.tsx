import 'client-only';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Notice, type NoticeContent } from '@/components/ui/Notice';
import { TapGuard } from '@/components/ui/TapGuard';
import { knownTrafficSource } from '@/lib/browser/traffic-source';
import { useClosedByBack } from '@/lib/browser/use-closed-by-back';
import { useKeyboardRoom } from '@/lib/browser/use-keyboard-room';
import { writtenRequest } from '@/lib/quotation/message';
import { requestOf, type TypedRequest, withServings } from '@/lib/quotation/request';
import { noFields } from '@/lib/quotation/request-lines';
import { ChangedPrices } from './ChangedPrices';
import { PrintedMenu } from './PrintedMenu';
import styles from './Request.module.css';
import { RequestSheet } from './RequestSheet';
import type { RequestBusiness } from './request-business';
import { RequestContext } from './request-context';
import { useChosen, useSelection } from './selection-context';
import type { Sending } from './sending';
import { useMenuLink } from './use-menu-link';

type RequestProps = {
  business: RequestBusiness;
  sending: Sending;
  setSending: (sending: Sending) => void;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** The form before the visitor has typed anything. */
const nothingTyped: TypedRequest = { ...noFields, servings: {} };

/** The code of the request that is not needed before the first tick. It stays mounted with the sheet closed, to keep what was typed. */
export function Request({ business, sending, setSending, open, onOpen, onClose }: RequestProps) {
  const selection = useSelection();
  const form = useForm({ defaultValues: nothingTyped });
  const typed = form.watch();
  const { servings, ...fields } = typed;
  const options = withServings(useChosen(), servings);
  const { messageOrigin, phone } = business;
  const origin = messageOrigin ? knownTrafficSource() : undefined;
  const request = requestOf(fields, options, { ...business, origin });
  const [notice, setNotice] = useState<NoticeContent | undefined>(
    // At first, it means that the phone closed this tab while WhatsApp was open.
    sending === 'asking'
      ? { text: '¿Ya tocaste enviar en WhatsApp?', action: { label: 'Ver solicitud', run: onOpen } }
      : undefined,
  );
  const [closings, setClosings] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  useMenuLink(selection, setNotice);
  useReturn(sending === 'sent', () => setSending('asking'));
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
    // The visitor is asked once per request, even if they open WhatsApp again.
    setSending(sending === 'asking' || sending === 'asked' ? 'asked' : 'sent');
  }

  function onCancel() {
    const before = form.getValues();
    onClose();
    const restoreMenu = selection.clear();
    form.reset(nothingTyped);
    setSending('not yet');
    setNotice({
      text: 'Cancelaste la solicitud.',
      action: {
        label: 'Deshacer',
        run: () => {
          restoreMenu();
          form.reset(before);
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
    <RequestContext
      value={{
        ...business,
        ...writtenRequest(phone, request),
        form,
        typed,
        options,
        request,
        sending,
        onSend,
        onSent: () => setSending('done'),
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

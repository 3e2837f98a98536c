import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { Business } from './business';
import { ChangedPrices } from './ChangedPrices';
import { handOverFields, takeFields } from './hand-over-fields';
import { Notice, type NoticeContent } from './Notice';
import { PrintedMenu } from './PrintedMenu';
import panelStyles from './RequestPanel.module.css';
import { RequestSheet } from './RequestSheet';
import { noFields, type RequestFields } from './request-fields';
import { useSelection } from './selection-context';
import { useSharedMenu } from './use-shared-menu';

/** What the panel hands to the request. */
export type RequestProps = {
  /** Id of the sheet; that of its heading is `{id}-title`. */
  id: string;
  /** Who receives the request. */
  business: Business;
  /** Whether the sheet is open. */
  open: boolean;
  /** Closes the sheet and moves the focus to the tab. */
  onClose: () => void;
};

/**
 * Everything of the request that is not needed before the first tick: the sheet with its fields, the notices, and the printed menu.
 * It stays mounted while the sheet is closed, and keeps what was typed.
 */
export function Request({ id, business, open, onClose }: RequestProps) {
  const selection = useSelection();
  const [handedOver] = useState(takeFields);
  const form = useForm<RequestFields>({ defaultValues: { ...noFields, ...handedOver }, mode: 'onChange' });
  useEffect(() => handOverFields(form.getValues), [form.getValues]);
  const [notice, setNotice] = useState<NoticeContent>();
  const sheet = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState<'not yet' | 'sent' | 'asking' | 'asked'>('not yet');
  useSharedMenu(selection, setNotice);
  useReturn(sending === 'sent', () => setSending('asking'));
  // It has been read, or is out of date when the sheet closes.
  if (open && notice) setNotice(undefined);

  function onSend() {
    selection.acceptPrices();
    // Two taps on the link are one request, and one question.
    setSending(sending === 'not yet' || sending === 'sent' ? 'sent' : 'asked');
  }

  function cancel() {
    const typed = form.getValues();
    // Rendered at once: while the sheet is open, nothing outside of it can have the focus.
    flushSync(onClose);
    const restoreMenu = selection.clear();
    form.reset(noFields);
    setSending('not yet');
    setNotice({
      text: 'Cancelaste la solicitud.',
      action: 'Deshacer',
      onAction: () => {
        restoreMenu();
        form.reset(typed);
      },
    });
  }

  function endNotice() {
    setNotice(undefined);
    sheet.current?.closest('form')?.querySelector('h2')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div
        ref={sheet}
        id={id}
        className={panelStyles.sheet}
        data-asking={sending === 'asking' || undefined}
        hidden={!open}
      >
        {/* Rendered only while it is open, so that a tick costs the same however much is ticked. */}
        {open && (
          <RequestSheet
            titleId={`${id}-title`}
            business={business}
            form={form}
            asking={sending === 'asking'}
            onSend={onSend}
            onCancel={cancel}
          />
        )}
      </div>
      {!open && notice && <Notice {...notice} onEnd={endNotice} />}
      <ChangedPrices />
      <PrintedMenu business={business} form={form} />
    </>
  );
}

/** Calls back when the visitor comes back to the page from another tab or app. */
function useReturn(away: boolean, onReturn: () => void) {
  useEffect(() => {
    if (!away) return;
    const onVisible = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', onVisible);
    // For a window beside this one, which hides nothing.
    window.addEventListener('focus', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('focus', onVisible);
    };
  }, [away, onReturn]);
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { useCode } from '@/lib/browser/use-code';
import { phoneText } from '@/lib/quotation/phone';
import { menuUrl } from './menu-url';
import styles from './SendActions.module.css';
import type { ChosenOption } from './selection';

type SendActionsProps = {
  /** The link that sends the request. */
  sendRef: RefObject<HTMLAnchorElement | null>;
  /** The message of the request. */
  message: string;
  /** Opens WhatsApp with it. */
  link: string;
  /** The business's WhatsApp number with its country code, digits alone. */
  phone: string;
  /** The options to share. */
  chosen: readonly ChosenOption[];
  /** Whether the visitor has come back from WhatsApp and is asked about it. */
  asking: boolean;
  /** Called when the visitor follows the link. */
  onSend: () => void;
  /** Called when the visitor cancels the request. */
  onCancel: () => void;
};

const importQrCode = () => import('./QrCode').then(({ QrCode }) => QrCode);

/** What can be done with the request: send, cancel, share, read and copy it. */
export function SendActions({
  sendRef,
  message,
  link,
  phone,
  chosen,
  asking,
  onSend,
  onCancel,
}: SendActionsProps) {
  const [shown, setShown] = useState<'message' | 'menu link' | 'QR code'>();
  const [status, setStatus] = useState({ text: '', message });
  const [QrCode, qrCodeFailed] = useCode(importQrCode, Number(shown === 'QR code'));

  /** What is said of a message holds until the visitor changes it. */
  function announce(text: string) {
    setStatus({ text, message });
  }

  function toggle(what: 'message' | 'QR code') {
    setShown(shown === what ? undefined : what);
    announce('');
  }

  async function copyMessage() {
    announce('');
    const copied = await copyText(message);
    announce(
      copied ? 'Mensaje copiado.' : 'Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.',
    );
    if (!copied) setShown('message');
  }

  async function shareMenu() {
    announce('');
    setShown(undefined);
    const url = menuUrl(chosen);
    if (!url) {
      announce('Son demasiadas opciones para un enlace.');
      return;
    }
    if (await share(url)) return;
    const copied = await copyText(url);
    announce(copied ? 'Enlace del menú copiado.' : 'Tu navegador no nos deja copiarlo: acá está el enlace.');
    if (!copied) setShown('menu link');
  }

  function sendAgain() {
    onSend();
    // The question, and with it what has the focus, is gone then.
    sendRef.current?.focus();
  }

  return (
    <>
      <div className={styles.question} role="status">
        {asking && (
          <>
            <p>¿Ya tocaste enviar en WhatsApp?</p>
            <a href={link} target="_blank" rel="noopener noreferrer" onClick={sendAgain}>
              Abrir de nuevo
            </a>
            <button type="button" onClick={copyMessage}>
              Copiar mensaje
            </button>
          </>
        )}
      </div>
      <div className={styles.pinned}>
        <a
          ref={sendRef}
          className={styles.send}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onSend}
        >
          Solicitar servicio
        </a>
        {/* `onCancel` resets the form by itself: with the sheet it takes this button away, before the browser would. */}
        <button type="reset" className={styles.cancel} onClick={onCancel}>
          Cancelar
        </button>
      </div>
      <div className={styles.others}>
        <button type="button" onClick={shareMenu}>
          Compartir menú
        </button>
        {!asking && (
          <button type="button" onClick={copyMessage}>
            Copiar mensaje
          </button>
        )}
        <button type="button" aria-expanded={shown === 'message'} onClick={() => toggle('message')}>
          Ver mensaje
        </button>
        <button
          type="button"
          className={styles.forWideWindows}
          aria-expanded={shown === 'QR code'}
          onClick={() => toggle('QR code')}
        >
          Código QR
        </button>
      </div>
      <p role="status" className={styles.status}>
        {status.message === message && status.text}
      </p>
      {shown === 'message' && <Selectable label="Mensaje" text={message} />}
      {shown === 'menu link' && <Selectable label="Enlace del menú" text={menuUrl(chosen) ?? ''} />}
      {shown === 'QR code' && (
        <div className={styles.forWideWindows}>
          {QrCode && <QrCode link={link} />}
          {qrCodeFailed && <p>No pudimos cargar el código. Copiá el mensaje y mandalo desde tu teléfono.</p>}
        </div>
      )}
      <p className={styles.phone}>
        Nuestro WhatsApp: <span className={styles.number}>{phoneText(phone)}</span>
      </p>
    </>
  );
}

/** A text that can be copied by hand: it is selected when it appears. */
function Selectable({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea
      ref={field}
      className={styles.selectable}
      aria-label={label}
      rows={Math.min(12, text.split('\n').length + 1)}
      readOnly
      value={text}
    />
  );
}

/** Opens the system's share sheet. Returns false where there is none, or where it is denied. */
async function share(url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    // The visitor has closed the share sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

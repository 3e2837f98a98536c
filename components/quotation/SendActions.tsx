import 'client-only';
import { type RefObject, useState } from 'react';
import { useHandOver } from '@/components/ui/use-hand-over';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import { menuLink } from './menu-link';
import { Selectable } from './Selectable';
import styles from './SendActions.module.css';
import { useChosen } from './selection-context';
import { useWrittenRequest } from './use-request';

type SendActionsProps = {
  sendRef: RefObject<HTMLAnchorElement | null>;
  /** Whether to ask if the message was sent. */
  asking: boolean;
  onSend: () => void;
  onCancel: () => void;
};

const importQrCode = () => import('./QrCode').then(({ QrCode }) => QrCode);

/** The quiet buttons of the request, and the question whether it was sent. */
export function SendActions({ sendRef, asking, onSend, onCancel }: SendActionsProps) {
  const { message, link } = useWrittenRequest();
  const chosen = useChosen();
  const [shown, setShown] = useState<'message' | 'menu link' | 'QR code'>();
  const { status, say, copy, shareOrCopy } = useHandOver(message);
  const [QrCode, qrCodeFailed] = useLazyComponent(importQrCode, Number(shown === 'QR code'));

  function toggle(what: 'message' | 'QR code') {
    setShown(shown === what ? undefined : what);
    say('');
  }

  async function copyMessage() {
    const copied = await copy(message, {
      copied: 'Mensaje copiado.',
      denied: 'Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.',
    });
    if (!copied) setShown('message');
  }

  async function shareMenu() {
    setShown(undefined);
    const url = menuLink(chosen);
    if (!url) {
      say('Son demasiadas opciones para un enlace.');
      return;
    }
    const handedOver = await shareOrCopy({ title: document.title, url }, url, {
      copied: 'Enlace del menú copiado.',
      denied: 'Tu navegador no nos deja copiarlo: acá está el enlace.',
    });
    if (!handedOver) setShown('menu link');
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
            <a
              className="quiet"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              data-count="request"
              onClick={sendAgain}
            >
              Abrir de nuevo
            </a>
            <button type="button" onClick={copyMessage}>
              Copiar mensaje
            </button>
          </>
        )}
      </div>
      <div className={styles.others}>
        <button type="button" data-count="share" onClick={shareMenu}>
          Compartir menú
        </button>
        <button type="button" className={asking ? styles.inQuestion : undefined} onClick={copyMessage}>
          Copiar mensaje
        </button>
        <button type="button" aria-expanded={shown === 'message'} onClick={() => toggle('message')}>
          Ver mensaje
        </button>
        <button type="button" onClick={() => window.print()}>
          Imprimir
        </button>
        <button
          type="button"
          className={styles.forWideWindows}
          aria-expanded={shown === 'QR code'}
          onClick={() => toggle('QR code')}
        >
          Código QR
        </button>
        {/* `onCancel` resets the form by itself: with the sheet it takes this button away, before the browser would. */}
        <button type="reset" onClick={onCancel}>
          Cancelar
        </button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {shown === 'message' && <Selectable label="Mensaje" text={message} />}
      {shown === 'menu link' && <Selectable label="Enlace del menú" text={menuLink(chosen) ?? ''} />}
      {shown === 'QR code' && (
        <div className={styles.forWideWindows}>
          {QrCode && <QrCode link={link} />}
          {qrCodeFailed && <p>No pudimos cargar el código. Copiá el mensaje y mandalo desde tu teléfono.</p>}
        </div>
      )}
    </>
  );
}

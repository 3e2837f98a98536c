import 'client-only';
import { useState } from 'react';
import { WhatsappText } from '@/components/ui/WhatsappText';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import { menuLink } from './menu-link';
import { useRequest } from './request-context';
import { Selectable } from './Selectable';
import styles from './SendActions.module.css';
import { useMessageCopy } from './use-message-copy';

const importQrCode = () => import('./QrCode').then(({ QrCode }) => QrCode);

/** The secondary buttons of the request. */
export function SendActions() {
  const { options, sending, onCancel, message, link } = useRequest();
  const [shown, setShown] = useState<'message' | 'menu link' | 'QR code'>();
  const { status, say, isDenied, copyMessage, shareOrCopy } = useMessageCopy(message);
  const [QrCode, qrCodeFailed] = useLazyComponent(importQrCode, Number(shown === 'QR code'));

  function toggle(what: 'message' | 'QR code') {
    setShown(shown === what ? undefined : what);
    say('');
  }

  async function shareMenu() {
    setShown(undefined);
    const url = menuLink(options);
    if (!url) return say('Son demasiadas opciones para un enlace.');
    const handedOver = await shareOrCopy({ title: document.title, url }, url, {
      copied: 'Enlace del menú copiado.',
      denied: 'Tu navegador no nos deja copiarlo: acá está el enlace.',
    });
    if (!handedOver) setShown('menu link');
  }

  return (
    <>
      <div className={styles.others}>
        <button type="button" data-count="share" onClick={shareMenu}>
          Compartir menú
        </button>
        <button
          type="button"
          className={sending === 'asking' ? styles.inQuestion : undefined}
          onClick={copyMessage}
        >
          Copiar mensaje
        </button>
        <button type="button" aria-expanded={shown === 'message'} onClick={() => toggle('message')}>
          Ver mensaje
        </button>
        {/* Some apps' browsers, and Firefox on phones, cannot print. */}
        {window.print && (
          <button type="button" onClick={() => window.print()}>
            Imprimir
          </button>
        )}
        <button
          type="button"
          className={styles.forWideWindows}
          aria-expanded={shown === 'QR code'}
          onClick={() => toggle('QR code')}
        >
          Código QR
        </button>
        {/* `onCancel` resets the form itself: it removes this button with the sheet before the browser could reset the form. */}
        <button type="reset" onClick={onCancel}>
          Cancelar
        </button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {isDenied && <Selectable label="Mensaje" text={message} />}
      {shown === 'message' && (
        <section ref={scrollToStart} className={styles.bubble} aria-label="Mensaje">
          <p>
            <WhatsappText text={message} />
          </p>
          <button type="button" className="quiet" onClick={copyMessage}>
            Copiar
          </button>
        </section>
      )}
      {shown === 'menu link' && <Selectable label="Enlace del menú" text={menuLink(options) ?? ''} />}
      {shown === 'QR code' && (
        <div className={styles.forWideWindows}>
          {QrCode && <QrCode link={link} />}
          {qrCodeFailed && <p>No pudimos cargar el código. Copiá el mensaje y mandalo desde tu teléfono.</p>}
        </div>
      )}
    </>
  );
}

/** The message opens below the buttons, where it may be out of sight. */
function scrollToStart(bubble: HTMLElement | null) {
  bubble?.scrollIntoView({ block: 'start' });
}

import 'client-only';
import { type KeyboardEvent, useRef } from 'react';
import { WhatsappMarkAgain } from '@/components/ui/WhatsappMark';
import { emailLink } from '@/lib/quotation/email-link';
import { ChosenOptions, ChosenReceipt, EstimateNote, HowItCameAbout } from './ChosenMenu';
import { RequestDetails } from './RequestDetails';
import { RequestField } from './RequestField';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';
import { SendActions } from './SendActions';
import { SentQuestion } from './SentQuestion';

/** A receipt: the chosen options, the fields, and the ways to send them. The send button and the price stay in sight at the bottom. */
export function RequestSheet() {
  const { childRate, email, phoneText, message, link, onSend } = useRequest();
  const send = useRef<HTMLAnchorElement>(null);

  /** Sends from any one-line field. It clicks the link because pop-up blockers and in-app browsers block `window.open`. */
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // The first Enter reports a half-typed value; the next one sends the request without it.
    if (target.validity.badInput && target.getAttribute('aria-invalid') !== 'true') return;
    send.current?.click();
  }

  function sendAgain() {
    onSend();
    // The question disappears, and with it the link that has the focus.
    send.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys pressed in its fields
    <div className={styles.sheet} onKeyDown={sendOnEnter}>
      <SentQuestion onSendAgain={sendAgain} />
      <div className={styles.content}>
        <h2 id="solicitud">Solicitar servicio de catering:</h2>
        <p className={styles.small}>
          Al enviarla hacés una solicitud, no una compra definitiva: nos vamos a contactar con vos para
          confirmar el evento.
        </p>
        <h3>Incluye:</h3>
        <ChosenOptions />
        <EstimateNote />
        <div className={styles.fields}>
          <RequestField name="name" />
          <RequestField name="date" />
          <RequestField name="guests" />
        </div>
        {childRate && (
          <RequestField name="children" label={`Chicos de ${childRate.from} a ${childRate.to}`} />
        )}
        <RequestDetails />
        <SendActions />
        {/* For visitors who cannot open WhatsApp. */}
        <p className={styles.phone}>
          Nuestro WhatsApp: <span>{phoneText}</span>
          {email && (
            <a className="quiet" href={emailLink(email, message)}>
              Por correo
            </a>
          )}
        </p>
      </div>
      <div className={styles.pinned}>
        <div className={styles.pay}>
          <a
            ref={send}
            className={styles.send}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            data-count="request"
            // The second tap of a double tap must not open WhatsApp again.
            onClick={(event) => (event.detail > 1 ? event.preventDefault() : onSend())}
          >
            <WhatsappMarkAgain size={24} />
            <span>Solicitar servicio</span>
          </a>
          <ChosenReceipt />
        </div>
        <div className={styles.small}>
          <HowItCameAbout />
          <p>Se abre WhatsApp con tu pedido escrito; lo mandás vos.</p>
        </div>
      </div>
    </div>
  );
}

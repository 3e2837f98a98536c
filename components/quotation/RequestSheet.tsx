import 'client-only';
import { type KeyboardEvent, useRef } from 'react';
import { emailLink } from '@/lib/quotation/email-link';
import { ChosenEstimate, ChosenOptions, EstimateNote } from './ChosenMenu';
import { menuLink } from './menu-link';
import { RequestDetails } from './RequestDetails';
import { RequestField } from './RequestField';
import styles from './RequestSheet.module.css';
import { SendActions } from './SendActions';
import { SendLink } from './SendLink';
import { useChosen } from './selection-context';
import { useRequestForm, useWrittenRequest } from './use-request';

type RequestSheetProps = {
  /** Whether to ask if the message was sent. */
  asking: boolean;
  onSend: () => void;
  onCancel: () => void;
};

/** What the visitor has chosen, the fields, and the ways to send them. The red button and the money stay below what scrolls. */
export function RequestSheet({ asking, onSend, onCancel }: RequestSheetProps) {
  const { childRate } = useRequestForm();
  const send = useRef<HTMLAnchorElement>(null);

  /** From any field of one line. Clicks the link, which pop-up blockers and in-app browsers allow; they block `window.open`. */
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // What is half typed is said first, and sent by the next Enter.
    if (target.validity.badInput && target.getAttribute('aria-invalid') !== 'true') return;
    send.current?.click();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the keys that are pressed in its fields
    <div className={styles.sheet} onKeyDown={sendOnEnter}>
      <div className={styles.content} data-asking={asking || undefined}>
        <h2 id="solicitud">Solicitar servicio de catering:</h2>
        <p>
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
        <SendActions sendRef={send} asking={asking} onSend={onSend} onCancel={onCancel} />
        <OtherWays />
      </div>
      <div className={styles.bottom}>
        <SendLink linkRef={send} onSend={onSend} />
        <div>
          <ChosenEstimate />
        </div>
      </div>
    </div>
  );
}

/** For whom WhatsApp does not open: its number, e-mail and, in Instagram's browser, the phone's own. */
function OtherWays() {
  const { email, phoneText } = useRequestForm();
  const { message } = useWrittenRequest();
  const url = menuLink(useChosen());
  return (
    <p className={styles.phone}>
      Nuestro WhatsApp: <span>{phoneText}</span>
      {email && (
        <a className="quiet" href={emailLink(email, message)}>
          Por correo
        </a>
      )}
      {/* It worked in September 2026; where it does not, it does nothing. */}
      {url && navigator.userAgent.includes('Instagram') && (
        <a className="quiet" href={`instagram://extbrowser/?url=${encodeURIComponent(url)}`}>
          En tu navegador
        </a>
      )}
    </p>
  );
}

import 'client-only';
import { type KeyboardEvent, useContext, useRef } from 'react';
import { phoneText } from '@/lib/quotation/phone';
import { ChosenEstimate, ChosenOptions, EstimateNote } from './ChosenMenu';
import { RequestDetails } from './RequestDetails';
import { ChildrenField, RequestField } from './RequestField';
import styles from './RequestSheet.module.css';
import { SendActions } from './SendActions';
import { SendLink } from './SendLink';
import { RequestTermsContext } from './use-request';

type RequestSheetProps = {
  /** WhatsApp number of the business with its country code, digits alone. */
  phone: string;
  /** Whether to ask if the message was sent. */
  asking: boolean;
  onSend: () => void;
  onCancel: () => void;
};

/** What the visitor has chosen, the fields, and the ways to send them. The red button and the money stay below what scrolls. */
export function RequestSheet({ phone, asking, onSend, onCancel }: RequestSheetProps) {
  const { childRate } = useContext(RequestTermsContext);
  const send = useRef<HTMLAnchorElement>(null);

  /** From any field of one line. Clicks the link, which pop-up blockers and in-app browsers allow; they block `window.open`. */
  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    send.current?.click();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the keys that are pressed in its fields
    <div className={styles.sheet} onKeyDown={sendOnEnter}>
      <div className={styles.content} data-asking={asking || undefined}>
        <h2 id="solicitud">Solicitar servicio de catering:</h2>
        <p className={styles.note}>
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
          {childRate && <ChildrenField rate={childRate} />}
        </div>
        <RequestDetails />
        <SendActions phone={phone} sendRef={send} asking={asking} onSend={onSend} onCancel={onCancel} />
        <p className={styles.phone}>
          Nuestro WhatsApp: <span>{phoneText(phone)}</span>
        </p>
      </div>
      <div className={styles.bottom}>
        <SendLink phone={phone} linkRef={send} onSend={onSend} />
        <div className={styles.money}>
          <ChosenEstimate />
        </div>
      </div>
    </div>
  );
}

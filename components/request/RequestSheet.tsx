import 'client-only';
import { emailLink } from '@/lib/values/email-link';
import { ChosenOptions, ReceiptFigure } from './Receipt';
import { RequestFields } from './RequestFields';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';
import { SendActions } from './SendActions';
import { Sending } from './Sending';

/**
 * A receipt: the chosen options, the fields, and the ways to send them. The send button stays in sight, and so does the price in all but low
 * windows.
 */
export function RequestSheet({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.scrolling}>
        <h2 id="solicitud" className={styles.head}>
          Solicitar servicio de catering:
        </h2>
        <div className={styles.content}>
          <p className="small">
            Al enviarla hacés una solicitud, no una compra definitiva: nos vamos a contactar con vos para
            confirmar el evento.
          </p>
          <h3>Incluye:</h3>
          <ChosenOptions />
          <RequestFields />
          <p className="small">Se abre WhatsApp con tu pedido escrito; lo mandás vos.</p>
          <SendActions onCancel={onCancel} />
          <Contact />
        </div>
      </div>
      <Sending />
      <div className={styles.money}>
        <ReceiptFigure />
      </div>
    </div>
  );
}

/** For visitors who have no WhatsApp here: its number, and mail. */
function Contact() {
  const { business, message } = useRequest();
  const { email, phoneText } = business;
  return (
    <p className={styles.contact}>
      Nuestro WhatsApp: <span>{phoneText}</span>
      {email && (
        <a className="quiet" href={emailLink(email, message)}>
          Por correo
        </a>
      )}
    </p>
  );
}

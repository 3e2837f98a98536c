import 'client-only';
import { WhatsappMark } from '@/components/ui/WhatsappMark';
import { Contact } from './Contact';
import { ChosenOptions, EstimateNote, HowItCameAbout, ReceiptFigure } from './Receipt';
import { RequestFields } from './RequestFields';
import styles from './RequestSheet.module.css';
import { SendActions } from './SendActions';
import { SendLink } from './SendLink';
import { SentQuestion } from './SentQuestion';

/** A receipt: the chosen options, the fields, and the ways to send them. The send button stays in sight, and so does the price in all but low windows. */
export function RequestSheet() {
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
          <EstimateNote />
          <RequestFields />
          <p className="small">Se abre WhatsApp con tu pedido escrito; lo mandás vos.</p>
          <SendActions />
          <Contact />
        </div>
      </div>
      <div className={styles.sending}>
        <SentQuestion />
        <SendLink className={styles.send}>
          <WhatsappMark size={24} />
          Solicitar servicio
        </SendLink>
      </div>
      <div className={styles.money}>
        <ReceiptFigure />
        <HowItCameAbout />
      </div>
    </div>
  );
}

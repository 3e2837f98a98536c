import 'client-only';
import { type ReactNode, useState } from 'react';
import { WhatsappMark } from '@/components/ui/WhatsappMark';
import { nextOpening } from '@/lib/values/opening-status';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';

/** The send button. Who comes back from WhatsApp is asked above it whether they sent the message, which no script can know
 * (`useReturn` in RequestDialog.tsx notices the return). */
export function Sending() {
  const { sending } = useRequest().state;
  return (
    <div className={styles.sending}>
      <p role="status" className={styles.question}>
        {sending === 'back' && <SentQuestion />}
      </p>
      <SendLink className={styles.send}>
        <WhatsappMark size={24} />
        Solicitar servicio
      </SendLink>
    </div>
  );
}

function SentQuestion() {
  const { answerPromise, openingTimes } = useRequest().business;
  // Once, rather than at every key.
  const [next] = useState(() => nextOpening(openingTimes, new Date()));
  return (
    <>
      ¿Ya tocaste enviar en WhatsApp? {next ? `Te respondemos ${next}` : answerPromise}.{' '}
      <SendLink className="quiet">Abrir de nuevo</SendLink>
    </>
  );
}

/**
 * Opens WhatsApp with the message. It is a link because pop-up blockers and in-app browsers block `window.open`. Who has no WhatsApp finds
 * number and mail in `Contact` (RequestSheet.tsx), and the text in `SendActions`.
 */
function SendLink({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { link, dispatch } = useRequest();
  return (
    <a
      className={className}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      data-count="request"
      // The second tap of a double tap must not open WhatsApp again.
      onClick={(event) => (event.detail > 1 ? event.preventDefault() : dispatch({ type: 'send' }))}
    >
      {children}
    </a>
  );
}

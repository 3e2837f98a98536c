import 'client-only';
import { openingTime } from '@/lib/values/opening-status';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';
import { SendLink } from './SendLink';

/** Asks who comes back from WhatsApp whether they sent the message, which no script can know, and says when it is answered. */
export function SentQuestion() {
  const { business, state } = useRequest();
  const { answerPromise, openingHours } = business;
  const opens = openingHours.length > 0 && openingTime(openingHours, new Date());
  return (
    <p role="status" className={styles.question}>
      {state.sending === 'back' && (
        <>
          ¿Ya tocaste enviar en WhatsApp? {opens ? `Te respondemos ${opens}` : answerPromise}.{' '}
          <SendLink className="quiet">Abrir de nuevo</SendLink>
        </>
      )}
    </p>
  );
}

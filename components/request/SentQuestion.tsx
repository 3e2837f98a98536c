import 'client-only';
import { useState } from 'react';
import { openingTime } from '@/lib/values/opening-status';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';
import { SendLink } from './SendLink';

/** Asks who comes back from WhatsApp whether they sent the message, which no script can know, and says when it is answered. */
export function SentQuestion() {
  const { state } = useRequest();
  return (
    <p role="status" className={styles.question}>
      {state.sending === 'back' && <Question />}
    </p>
  );
}

function Question() {
  const { answerPromise, openingHours } = useRequest().business;
  // Once, rather than at every key.
  const [opens] = useState(() => openingHours.length > 0 && openingTime(openingHours, new Date()));
  return (
    <>
      ¿Ya tocaste enviar en WhatsApp? {opens ? `Te respondemos ${opens}` : answerPromise}.{' '}
      <SendLink className="quiet">Abrir de nuevo</SendLink>
    </>
  );
}

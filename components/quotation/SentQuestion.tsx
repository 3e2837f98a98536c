import 'client-only';
import { useEffect, useRef } from 'react';
import { useLazyComponent } from '@/lib/browser/use-lazy-component';
import { useRequest } from './request-context';
import { Selectable } from './Selectable';
import styles from './SentQuestion.module.css';
import { useMessageCopy } from './use-message-copy';

const importAnswerTime = () => import('./AnswerTime').then(({ AnswerTime }) => AnswerTime);

type SentQuestionProps = {
  /** Called when a press opens WhatsApp again. */
  onSendAgain: () => void;
};

/** Asks whether the message was sent, which no script can know, then says what comes next. It takes the focus when it appears. */
export function SentQuestion({ onSendAgain }: SentQuestionProps) {
  const { sending } = useRequest();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending === 'asking' || sending === 'done') element.current?.focus();
  }, [sending]);
  return (
    <div ref={element} className={styles.question} role="status" tabIndex={-1}>
      {sending === 'asking' && <Question onSendAgain={onSendAgain} />}
      {sending === 'done' && <Done />}
    </div>
  );
}

function Done() {
  const { answerPromise, openingHours } = useRequest();
  const [AnswerTime, failed] = useLazyComponent(importAnswerTime, Number(openingHours !== undefined));
  if (openingHours && !failed)
    return AnswerTime && <AnswerTime hours={openingHours} promise={answerPromise} />;
  return <p>¡Listo! {answerPromise}.</p>;
}

function Question({ onSendAgain }: SentQuestionProps) {
  const { onSent, message, link } = useRequest();
  const { status, isDenied, copyMessage } = useMessageCopy(message);
  return (
    <>
      <p>¿Ya tocaste enviar en WhatsApp?</p>
      <button type="button" className={styles.yes} onClick={onSent}>
        Sí, ya lo mandé
      </button>
      <a
        className="quiet"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        data-count="request"
        onClick={onSendAgain}
      >
        Abrir de nuevo
      </a>
      <button type="button" className="quiet" onClick={copyMessage}>
        Copiar mensaje
      </button>
      <small>{status}</small>
      {isDenied && <Selectable label="Mensaje" text={message} />}
    </>
  );
}

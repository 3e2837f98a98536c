import 'client-only';
import { useEffect, useRef } from 'react';
import { useHandOver } from '@/components/ui/use-hand-over';
import { SENT_QUESTION } from '@/lib/browser/sent-mark';
import { openingTime } from '@/lib/quotation/opening-status';
import { messageWords } from './MoreActions';
import { useRequest } from './request-context';
import { Selectable } from './Selectable';
import styles from './SentQuestion.module.css';

type SentQuestionProps = {
  /** Called when a press opens WhatsApp again. */
  onSendAgain: () => void;
};

/** Asks whether the message was sent, which no script can know, then says what comes next. It takes the focus when it appears. */
export function SentQuestion({ onSendAgain }: SentQuestionProps) {
  const { sending } = useRequest().flow;
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

/** Says when the request is answered: by the opening hours while nobody is there, else as promised. */
function Done() {
  const { answerPromise, openingHours } = useRequest();
  const opens = openingHours.length > 0 && openingTime(openingHours, new Date());
  return <p>{`¡Listo! ${opens ? `Te respondemos ${opens}` : answerPromise}.`}</p>;
}

function Question({ onSendAgain }: SentQuestionProps) {
  const { send, message, link } = useRequest();
  const { status, isDenied, copy } = useHandOver(message, messageWords);
  return (
    <>
      <p>{SENT_QUESTION}</p>
      <button type="button" className={styles.yes} onClick={() => send({ type: 'confirm' })}>
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
      <button type="button" className="quiet" onClick={copy}>
        Copiar mensaje
      </button>
      <small>{status}</small>
      {isDenied && <Selectable label="Mensaje" text={message} />}
    </>
  );
}

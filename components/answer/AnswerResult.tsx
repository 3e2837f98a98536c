import 'client-only';
import type { RefObject } from 'react';
import { useHandOver } from '@/components/ui/use-hand-over';
import { WhatsappText } from '@/components/ui/WhatsappText';
import type { Answer } from '@/lib/answer/answer';
import { calendarFile } from '@/lib/answer/calendar';
import type { AnswerSum } from '@/lib/answer/sum';
import { type AnswerBusiness, finalText } from '@/lib/answer/text';
import { howText } from '@/lib/bill/bill-texts';
import { formatCents } from '@/lib/values/prices';
import { MAX_LINK, whatsappLink } from '@/lib/values/whatsapp';
import styles from './AnswerForm.module.css';
import { phoneDigits } from './client-phone';

const words = {
  copied: 'Respuesta copiada.',
  denied: 'Tu navegador no nos deja copiarla: elegí el texto y copialo vos.',
};

type AnswerResultProps = {
  answer: Answer;
  sum: AnswerSum;
  business: AnswerBusiness;
  /** The answer as a message. */
  text: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Whether the draft is loaded, which only a browser does: the server cannot know what a browser lacks. */
  isLoaded: boolean;
  /** Whether the browser has saved the draft. */
  isSaved: boolean;
  onErase: () => void;
};

/** The total, the answer as a message, and the actions in the order in which the owner uses them. */
export function AnswerResult({
  answer,
  sum,
  business,
  text,
  titleRef,
  isLoaded,
  isSaved,
  onErase,
}: AnswerResultProps) {
  const { status, copy, shareOrCopy } = useHandOver(text, words);
  const link = whatsappLink(phoneDigits(answer.phone), text);
  const { bill, total, problem } = sum;

  return (
    <div className={styles.result}>
      <div className={styles.total}>
        <p>
          Total <strong>{total ? finalText(bill, total.cents) : 'a confirmar'}</strong>
        </p>
        {problem && <p className={styles.problem}>{problem}</p>}
        {bill.hint && <p>{bill.hint}</p>}
        {total && (
          <p className={styles.how}>
            {[
              howText(bill),
              total.discount > 0n && `descuento ${formatCents(total.discount)}`,
              total.deposit > 0n && `seña ${formatCents(total.deposit)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      <div className={styles.answer}>
        <h2 ref={titleRef} tabIndex={-1}>
          La respuesta
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it */}
        <section className={styles.bubble} aria-label="Respuesta" tabIndex={0}>
          <WhatsappText text={text} />
        </section>
        {link.length <= MAX_LINK ? (
          <a className="primary" href={link} target="_blank" rel="noopener noreferrer">
            Abrir WhatsApp
          </a>
        ) : (
          <p>Es larga para un enlace: copiala y pegala en WhatsApp.</p>
        )}
        <div className={styles.buttons}>
          <button type="button" className="quiet" onClick={copy}>
            Copiar
          </button>
          <button type="button" className="quiet" onClick={() => shareOrCopy({ text })}>
            Compartir
          </button>
          {answer.date && (
            <button type="button" className="quiet" onClick={() => saveCalendar(answer, sum, business)}>
              Agendar
            </button>
          )}
          {isLoaded && window.print && (
            <button type="button" className="quiet" onClick={() => window.print()}>
              Imprimir
            </button>
          )}
          <button type="button" className={`quiet ${styles.erase}`} onClick={onErase}>
            Borrar
          </button>
        </div>
        <p role="status">{status}</p>
        {!isSaved && (
          <p role="status">
            Tu navegador no guarda el borrador: no cierres esta página sin copiar la respuesta.
          </p>
        )}
      </div>
    </div>
  );
}

/** Makes the file when the button is pressed, because the file holds the time at which it was made. */
function saveCalendar(answer: Answer, sum: AnswerSum, business: AnswerBusiness) {
  const file = calendarFile(answer, sum, business, new Date());
  if (!file) return;
  const url = URL.createObjectURL(new Blob([file.text], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

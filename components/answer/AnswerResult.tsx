import 'client-only';
import type { RefObject } from 'react';
import { useHandOver } from '@/components/ui/use-hand-over';
import { WhatsappText } from '@/components/ui/WhatsappText';
import type { AnswerBusiness } from '@/lib/answer/answer';
import { calendarFile } from '@/lib/answer/calendar';
import type { AnswerSum } from '@/lib/answer/sum';
import { finalText } from '@/lib/answer/text';
import { howText } from '@/lib/bill/bill-texts';
import { formatDay } from '@/lib/values/dates';
import { formatCents } from '@/lib/values/prices';
import { whatsappLink } from '@/lib/values/whatsapp';
import { readWhatsappNumber } from '@/lib/values/whatsapp-number';
import styles from './Answer.module.css';
import type { Draft } from './use-draft';

const words = {
  copied: 'Respuesta copiada.',
  denied: 'Tu navegador no nos deja copiarla: elegí el texto y copialo vos.',
};

/** The longest link, in characters: some phones cut longer addresses. A visitor's request is seldom as long, and nothing cuts it. */
const MAX_LINK = 4_000;

type AnswerResultProps = {
  draft: Draft;
  sum: AnswerSum;
  business: AnswerBusiness;
  /** The answer as a message. */
  text: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
};

/** The total, the answer as a message, and the actions in the order in which the owner uses them. */
export function AnswerResult({ draft, sum, business, text, titleRef }: AnswerResultProps) {
  const { answer, isLoaded, isSaved, erase } = draft;
  const { status, copy, shareOrCopy } = useHandOver(text, words);
  const link = whatsappLink(phoneDigits(answer.phone), text);
  const { bill, total, problem } = sum;

  /** Makes the file when the button is pressed, because the file holds the time at which it was made. */
  function saveCalendar() {
    const file = new Blob([calendarFile(answer, sum, business, new Date())], { type: 'text/calendar' });
    const url = URL.createObjectURL(file);
    // The browser replaces what a file's name cannot contain.
    const download = `${answer.name} ${answer.date}.ics`.trim();
    Object.assign(document.createElement('a'), { href: url, download }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  return (
    <div className={styles.result}>
      <div className={styles.total}>
        <p className={styles.figure}>
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
          {formatDay(answer.date) && (
            <button type="button" className="quiet" onClick={saveCalendar}>
              Agendar
            </button>
          )}
          {isLoaded && window.print && (
            <button type="button" className="quiet" onClick={() => window.print()}>
              Imprimir
            </button>
          )}
          <button type="button" className={`quiet ${styles.erase}`} onClick={erase}>
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

/** The digits for a WhatsApp link, from the proposed correction where the number is wrong; empty where there is neither. */
function phoneDigits(typed: string): string {
  const read = readWhatsappNumber(typed);
  return 'digits' in read ? read.digits : (read.proposed?.replace(/\D/g, '') ?? '');
}

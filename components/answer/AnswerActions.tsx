import 'client-only';
import { useState } from 'react';
import type { Answer } from '@/lib/answer/answer';
import { calendarEvent } from '@/lib/answer/calendar-event';
import type { AnswerSum } from '@/lib/answer/sum';
import { moneyLines } from '@/lib/answer/text';
import { copyText } from '@/lib/browser/copy-text';
import { whatsappLink } from '@/lib/quotation/whatsapp';
import { readWhatsappNumber } from '@/lib/site/whatsapp-number';
import styles from './AnswerForm.module.css';
import { Pairs } from './Pairs';
import type { PrintedBusiness } from './printed-business';

/** Longer addresses are cut on their way by some phones. */
const MAX_LINK = 4_000;

type AnswerActionsProps = {
  answer: Answer;
  sum: AnswerSum;
  /** The answer as a message. */
  text: string;
  business: PrintedBusiness;
};

/** The answer as it is now, and what can be done with it. */
export function AnswerActions({ answer, sum, text, business }: AnswerActionsProps) {
  const [status, setStatus] = useState({ text: '', of: text });
  const link = linkOf(answer.phone, text);
  const announce = (said: string) => setStatus({ text: said, of: text });

  async function copy() {
    const copied = await copyText(text);
    announce(
      copied ? 'Respuesta copiada.' : 'Tu navegador no nos deja copiarla: elegí el texto y copialo vos.',
    );
  }

  async function share() {
    try {
      await navigator.share({ text });
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!wasClosed) await copy();
    }
  }

  return (
    <>
      <Pairs className={styles.money} pairs={moneyLines(answer, sum, undefined)} />
      {sum.problem && <p className={styles.problem}>{sum.problem}</p>}
      <textarea aria-label="Respuesta" className={styles.answer} rows={12} readOnly value={text} />
      <div className={styles.buttons}>
        {link.length <= MAX_LINK ? (
          <a className="primary" href={link} target="_blank" rel="noopener noreferrer">
            Abrir WhatsApp
          </a>
        ) : (
          <p>Es larga para un enlace: copiala y pegala en WhatsApp.</p>
        )}
        <button type="button" className="quiet" onClick={copy}>
          Copiar
        </button>
        <button type="button" className="quiet" onClick={share}>
          Compartir
        </button>
        <button type="button" className="quiet" onClick={() => window.print()}>
          Imprimir
        </button>
        <CalendarLink answer={answer} business={business} />
      </div>
      <p role="status" className={styles.hint}>
        {status.of === text && status.text}
      </p>
    </>
  );
}

/** A button, because the file holds the time at which it is made. */
function CalendarLink({ answer, business }: Pick<AnswerActionsProps, 'answer' | 'business'>) {
  if (!answer.date) return null;
  function save() {
    const { name, childRate } = business;
    const text = calendarEvent(answer, name, childRate, new Date()) ?? '';
    const file = new Blob([text], { type: 'text/calendar' });
    const url = URL.createObjectURL(file);
    const link = Object.assign(document.createElement('a'), { href: url, download: 'evento.ics' });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
  return (
    <button type="button" className="quiet" onClick={save}>
      Agendar
    </button>
  );
}

/** A link that opens the chat with the visitor or, where the number is not known, lets the owner choose one. */
function linkOf(phone: string, text: string): string {
  const read = readWhatsappNumber(phone);
  return whatsappLink('digits' in read ? read.digits : '', text);
}

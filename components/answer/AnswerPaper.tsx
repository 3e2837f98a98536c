import 'client-only';
import { createPortal } from 'react-dom';
import type { Answer } from '@/lib/answer/answer';
import type { AnswerSum } from '@/lib/answer/sum';
import { answerTitle, dayText, eventLines, moneyLines, rowPrice, whenLines } from '@/lib/answer/text';
import { formatDay, todayInBuenosAires } from '@/lib/quotation/dates';
import styles from './AnswerPaper.module.css';
import { Pairs } from './Pairs';
import type { PrintedBusiness } from './printed-business';

type AnswerPaperProps = { answer: Answer; sum: AnswerSum; business: PrintedBusiness };

/** The answer as a company files it: one page. */
export function AnswerPaper({ answer, sum, business }: AnswerPaperProps) {
  const { logo, legalLines, childRate, vatRate, conditions } = business;
  const validUntil = formatDay(answer.validUntil);
  return createPortal(
    <article className={`paper ${styles.sheet}`}>
      <header className={styles.head}>
        <p>{logo}</p>
        <p>
          {[...legalLines, formatDay(todayInBuenosAires(new Date()))].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </header>
      <h1>{answerTitle(answer)}</h1>
      <Pairs
        className={styles.pairs}
        pairs={[...whenLines(answer, dayText(answer)), ...eventLines(answer, childRate)]}
      />
      <ul className={styles.rows}>
        {answer.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <li key={index}>
            <span>{row.title || 'Sin nombre'}</span> {answer.showsPrices && <span>{rowPrice(row)}</span>}
          </li>
        ))}
      </ul>
      <Pairs className={styles.pairs} pairs={moneyLines(answer, sum, vatRate)} />
      {validUntil && <p>Válido hasta el {validUntil}.</p>}
      {conditions.map(({ title, text }) => (
        <small key={title}>
          <b>{title}.</b> {text}
        </small>
      ))}
    </article>,
    document.body,
  );
}

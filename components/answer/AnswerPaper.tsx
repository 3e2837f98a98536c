import 'client-only';
import type { ReactNode } from 'react';
import { Paper } from '@/components/ui/Paper';
import type { Answer } from '@/lib/answer/answer';
import type { AnswerSum } from '@/lib/answer/sum';
import {
  type AnswerBusiness,
  answerTitle,
  eventLines,
  type Line,
  moneyLines,
  rowPrice,
  rowText,
} from '@/lib/answer/text';
import { formatDay, todayInBuenosAires } from '@/lib/quotation/dates';
import styles from './AnswerPaper.module.css';

/** The business facts that an answer shows, including on paper. */
export type PrintedBusiness = AnswerBusiness & {
  logo: ReactNode;
  /** Legal name and CUIT, WhatsApp number, e-mail and address, where the business states them. */
  headLines: readonly string[];
};

type AnswerPaperProps = { answer: Answer; sum: AnswerSum; business: PrintedBusiness };

/** The printed answer, for a company's records. */
export function AnswerPaper({ answer, sum, business }: AnswerPaperProps) {
  const { logo, headLines, childRate, vatRate, conditions, accept } = business;
  const { showsPrices } = answer;
  const validUntil = formatDay(answer.validUntil);
  return (
    <Paper className={styles.sheet} logo={logo} conditions={conditions}>
      <p className={styles.head}>
        {[...headLines, formatDay(todayInBuenosAires(new Date()))].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <h1>{answerTitle(answer)}</h1>
      <Pairs pairs={eventLines(answer, sum, childRate)} />
      <ul className={styles.rows}>
        {sum.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same text
          <li key={index}>
            <bdi>{showsPrices ? row.title : rowText(row, false)}</bdi>{' '}
            {showsPrices && <span>{rowPrice(row)}</span>}
          </li>
        ))}
      </ul>
      <Pairs pairs={moneyLines(answer, sum, vatRate)} />
      {validUntil && <p>Válido hasta el {validUntil}.</p>}
      <p>{accept}</p>
    </Paper>
  );
}

function Pairs({ pairs }: { pairs: readonly Line[] }) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

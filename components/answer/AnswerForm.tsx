'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Notice } from '@/components/ui/Notice';
import { Paper } from '@/components/ui/Paper';
import type { AnswerBusiness } from '@/lib/answer/answer';
import { answerSum } from '@/lib/answer/sum';
import { answerText, moneyLines } from '@/lib/answer/text';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { RequestOption } from '@/lib/menu/request-option';
import { formatDay, todayInBuenosAires } from '@/lib/values/dates';
import styles from './Answer.module.css';
import { EventFields, TermFields } from './AnswerFields';
import { AnswerResult } from './AnswerResult';
import { AnswerRows } from './AnswerRows';
import { MessageField } from './MessageField';
import { useDraft } from './use-draft';

type AnswerFormProps = {
  /** Today's menu. */
  offered: readonly RequestOption[];
  /** The day of its prices, `yyyy-MM-dd`; empty if unknown. */
  pricesOn: string;
  /** Items that the business often adds. */
  extras: Facts['extras'];
  business: AnswerBusiness;
  /** For the head of the paper. */
  logo: ReactNode;
  /** Legal name and CUIT, WhatsApp number, e-mail and address, where the business states them. */
  headLines: readonly string[];
};

export function AnswerForm({ offered, pricesOn, extras, business, logo, headLines }: AnswerFormProps) {
  const draft = useDraft(business);
  /** The amounts, or why there is no total, announced by screen readers when a field loses focus. */
  const [saidOfMoney, setSaidOfMoney] = useState('');
  const result = useRef<HTMLHeadingElement>(null);
  const { answer, notice } = draft;
  const { childRate } = business;
  const sum = answerSum(answer, childRate);
  const text = answerText(answer, sum, business);

  return (
    <>
      <form
        className={styles.form}
        autoComplete="off"
        // The draft would overwrite anything typed before it is loaded.
        inert={!draft.isLoaded}
        onSubmit={(event) => event.preventDefault()}
        onChange={draft.save}
        onBlur={() => setSaidOfMoney(sum.problem ?? moneyLines(answer, sum).join(', '))}
      >
        <span className="visually-hidden" role="status">
          {saidOfMoney}
        </span>
        <div className={styles.fields}>
          <MessageField
            draft={draft}
            offered={offered}
            pricesOn={pricesOn}
            business={business}
            resultRef={result}
          />
          <EventFields draft={draft} childRate={childRate} />
          <AnswerRows draft={draft} sum={sum} offered={offered} extras={extras} />
          <TermFields draft={draft} />
        </div>
        <AnswerResult draft={draft} sum={sum} business={business} text={text} titleRef={result} />
      </form>
      {notice && <Notice notice={notice} onEnd={() => draft.setNotice(undefined)} />}
      {draft.isLoaded && (
        <Paper
          logo={logo}
          headLines={[...headLines, formatDay(todayInBuenosAires(new Date()))]}
          message={text}
        />
      )}
    </>
  );
}

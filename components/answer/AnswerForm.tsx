'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { Notice } from '@/components/ui/Notice';
import { Paper } from '@/components/ui/Paper';
import { type Answer, type AnswerRules, emptyAnswer } from '@/lib/answer/answer';
import { answerTo } from '@/lib/answer/answer-to';
import { type ReadRequest, readMessage } from '@/lib/answer/read-message';
import { answerSum } from '@/lib/answer/sum';
import { type AnswerBusiness, answerText, moneyLines } from '@/lib/answer/text';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { RequestOption } from '@/lib/menu/request-option';
import { formatDay, todayInBuenosAires } from '@/lib/values/dates';
import { AnswerFields } from './AnswerFields';
import styles from './AnswerForm.module.css';
import { AnswerResult } from './AnswerResult';
import { AnswerRows } from './AnswerRows';
import { AnswerTerms } from './AnswerTerms';
import { MessageField } from './MessageField';
import { useDraft } from './use-draft';

const NO_REQUEST =
  'Ahí no encontramos un pedido del sitio. Lo de abajo quedó como estaba: podés completarlo a mano.';

/** The business facts that an answer shows, including on paper. */
type PrintedBusiness = AnswerBusiness & {
  logo: ReactNode;
  /** Legal name and CUIT, WhatsApp number, e-mail and address, where the business states them. */
  headLines: readonly string[];
};

type AnswerFormProps = {
  /** Today's menu. */
  offered: readonly RequestOption[];
  /** The day of its prices, `yyyy-MM-dd`; empty if unknown. */
  pricesOn: string;
  rules: AnswerRules;
  /** Items that the business often adds. */
  extras: Facts['extras'];
  business: PrintedBusiness;
};

export function AnswerForm({ offered, pricesOn, rules, extras, business }: AnswerFormProps) {
  const form = useForm({ defaultValues: emptyAnswer });
  const { isLoaded, isSaved, notice, setNotice, save, change, replace, erase } = useDraft(form, rules);
  /** Why the message could not be read or pasted, in Spanish. */
  const [problem, setProblem] = useState('');
  /** The amounts, announced by screen readers when a field loses focus. */
  const [saidOfMoney, setSaidOfMoney] = useState('');
  const result = useRef<HTMLHeadingElement>(null);
  const answer = form.watch();
  const sum = answerSum(answer, business.childRate);
  const text = answerText(answer, sum, business);

  /** @returns whether the text is a request */
  function read(pasted: string): boolean {
    const request = readMessage(pasted);
    setProblem(request ? '' : NO_REQUEST);
    if (!request) return false;
    const next = { ...answerTo(request, pasted, offered, rules, new Date()), pricesOn };
    // Renders the rows now, so that one of them can take the focus.
    flushSync(() => replace(next, readNotice(request, next)));
    focusOnWork(next);
    return true;
  }

  /** Focuses the first missing amount, or the result where none is missing. */
  function focusOnWork(next: Answer) {
    const { rows } = answerSum(next, business.childRate);
    const missing = rows.findIndex(({ price }) => price === undefined);
    if (missing < 0) result.current?.focus();
    else form.setFocus(`rows.${missing}.amount`);
  }

  function sayMoney() {
    const lines = moneyLines(answer, sum, undefined).map((line) => line.join(' '));
    setSaidOfMoney(sum.problem ?? lines.join(', '));
  }

  return (
    <>
      <form
        className={styles.form}
        autoComplete="off"
        // The draft would overwrite anything typed before it is loaded.
        inert={!isLoaded}
        onSubmit={(event) => event.preventDefault()}
        onChange={save}
        onBlur={sayMoney}
      >
        <span className="visually-hidden" role="status">
          {saidOfMoney}
        </span>
        <div className={styles.fields}>
          <MessageField
            form={form}
            problem={problem}
            isCut={answer.isCut}
            onRead={read}
            onChange={change}
            onProblem={setProblem}
          />
          <AnswerFields
            form={form}
            answer={answer}
            guests={sum.party.guests}
            childRate={business.childRate}
          />
          <AnswerRows
            form={form}
            answer={answer}
            sum={sum}
            offered={offered}
            extras={extras}
            onChange={change}
            onReplace={replace}
          />
          <AnswerTerms form={form} answer={answer} />
        </div>
        <AnswerResult
          answer={answer}
          sum={sum}
          business={business}
          text={text}
          titleRef={result}
          isLoaded={isLoaded}
          isSaved={isSaved}
          onErase={() => {
            erase();
            setProblem('');
          }}
        />
      </form>
      {notice && <Notice notice={notice} onEnd={() => setNotice(undefined)} />}
      {isLoaded && (
        <Paper
          logo={business.logo}
          headLines={[...business.headLines, formatDay(todayInBuenosAires(new Date()))]}
          message={text}
        />
      )}
    </>
  );
}

function readNotice({ name, requests }: ReadRequest, answer: Answer): string {
  const { rows, date, time, area, guests, children } = answer;
  const others = requests > 1 ? ` Había ${requests}: usamos el último.` : '';
  const isMoreThanName = rows.length > 0 || [date, time, area, guests, children].some(Boolean);
  const read = isMoreThanName
    ? `Leímos el pedido${name && ` de ${name}`}.`
    : `Del pedido leímos solo el nombre${name && `, ${name}`}: lo demás está en las notas.`;
  return read + others;
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { type Answer, type AnswerRow, answerTo, type MenuPrice } from '@/lib/answer/answer';
import type { Draft } from '@/lib/answer/draft';
import { sumOf } from '@/lib/answer/sum';
import { answerText, moneyLines } from '@/lib/answer/text';
import { todayInBuenosAires } from '@/lib/quotation/dates';
import { readMessage } from '@/lib/quotation/read-message';
import type { BusinessFacts } from '@/lib/site/business-facts';
import { AnswerActions } from './AnswerActions';
import { AnswerFields } from './AnswerFields';
import styles from './AnswerForm.module.css';
import { AnswerMoney } from './AnswerMoney';
import { AnswerPaper } from './AnswerPaper';
import { AnswerRows } from './AnswerRows';
import { MessageField } from './MessageField';
import type { PrintedBusiness } from './printed-business';
import { Undo } from './Undo';
import { useAnswerDraft } from './use-answer-draft';

type AnswerFormProps = {
  /** Today's menu. */
  offered: readonly MenuPrice[];
  quote: NonNullable<BusinessFacts['quote']>;
  business: PrintedBusiness;
};

export function AnswerForm({ offered, quote, business }: AnswerFormProps) {
  const { draft, isLoaded, isSaved, notice, update, replace, erase, undo, endNotice } = useAnswerDraft(quote);
  const [problem, setProblem] = useState('');
  const [readCount, setReadCount] = useState(0);
  /** What a screen reader says of the money, once a field is left. */
  const [saidOfMoney, setSaidOfMoney] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const { message, answer } = draft;
  const sum = sumOf(answer, business.childRate);
  const text = answerText(answer, sum, business);

  // Puts the focus where the work is: in the first amount that is missing, else on the result.
  useEffect(() => {
    if (readCount === 0) return;
    const amounts = form.current?.querySelectorAll<HTMLInputElement>('input[data-amount]') ?? [];
    const missing = [...amounts].find(({ value }) => !value.trim());
    (missing ?? result.current)?.focus();
  }, [readCount]);

  function change(fields: Partial<Answer>) {
    update({ message, answer: { ...answer, ...fields } });
  }

  function removeRow(index: number) {
    const row = answer.rows[index];
    if (!row) return;
    const rows = answer.rows.filter((_, other) => other !== index);
    // What was typed meanwhile stays.
    const withRow = ({ message, answer }: Draft) => ({
      message,
      answer: { ...answer, rows: [...answer.rows.slice(0, index), row, ...answer.rows.slice(index)] },
    });
    replace({ message, answer: { ...answer, rows } }, `Sacaste ${nameOf(row)}.`, withRow);
  }

  function removeMinimum(index: number) {
    const row = answer.rows[index];
    if (!row) return;
    const rows = answer.rows.map((one) => (one === row ? { ...row, minimum: undefined } : one));
    replace({ message, answer: { ...answer, rows } }, `Sacaste el mínimo de ${nameOf(row)}.`);
  }

  function read(pasted: string) {
    const request = readMessage(pasted);
    if (!request) {
      update({ message: pasted, answer });
      setProblem(
        'Ahí no encontramos un pedido del sitio. Lo de abajo quedó como estaba: podés completarlo a mano.',
      );
      return;
    }
    const today = todayInBuenosAires(new Date());
    const ofName = request.name ? ` de ${request.name}` : '';
    const others = request.requests > 1 ? ` Había ${request.requests}: usamos el último.` : '';
    setProblem('');
    replace(
      { message: pasted, answer: answerTo(request, offered, quote, today) },
      `Leímos el pedido${ofName}.${others}`,
    );
    setReadCount(readCount + 1);
  }

  function eraseAll() {
    erase();
    setProblem('');
  }

  function sayMoney() {
    const lines = moneyLines(answer, sum, undefined).map((line) => line.join(' '));
    setSaidOfMoney(sum.problem ?? lines.join(', '));
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        autoComplete="off"
        // What is typed before would be replaced by the draft.
        inert={!isLoaded}
        onSubmit={(event) => event.preventDefault()}
        onBlur={sayMoney}
      >
        <VisuallyHidden role="status">{saidOfMoney}</VisuallyHidden>
        <div className={styles.fields}>
          <MessageField
            message={message}
            problem={problem}
            onChange={(typed) => update({ message: typed, answer })}
            onRead={read}
          />
          <AnswerFields answer={answer} onChange={change} childRate={business.childRate} />
          <AnswerRows
            rows={answer.rows}
            extras={quote.extras ?? []}
            onChange={(rows) => change({ rows })}
            onRemove={removeRow}
            onRemoveMinimum={removeMinimum}
          />
          <AnswerMoney answer={answer} onChange={change} />
        </div>
        <div className={styles.result}>
          <h2 ref={result} tabIndex={-1}>
            La respuesta
          </h2>
          <AnswerActions answer={answer} sum={sum} text={text} business={business} />
          <button type="button" className="quiet" onClick={eraseAll}>
            Borrar
          </button>
          {!isSaved && (
            <p role="status">
              Tu navegador no guarda el borrador: no cierres esta página sin copiar la respuesta.
            </p>
          )}
        </div>
      </form>
      {notice && <Undo key={notice} text={notice} onUndo={undo} onEnd={endNotice} />}
      {isLoaded && <AnswerPaper answer={answer} sum={sum} business={business} />}
    </>
  );
}

function nameOf({ title }: AnswerRow): string {
  return title || 'un concepto';
}

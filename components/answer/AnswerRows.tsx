import 'client-only';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import fieldStyles from '@/components/ui/Field.module.css';
import { type Answer, type AnswerRow, emptyRow } from '@/lib/answer/answer';
import { rowHint } from '@/lib/answer/row-hint';
import type { AnswerSum } from '@/lib/answer/sum';
import { eatersText } from '@/lib/bill/bill-texts';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { RequestOption } from '@/lib/menu/request-option';
import { peopleText } from '@/lib/values/people';
import { formatAmount, toCents } from '@/lib/values/prices';
import styles from './AnswerForm.module.css';

type AnswerRowsProps = {
  form: UseFormReturn<Answer>;
  answer: Answer;
  sum: AnswerSum;
  offered: readonly RequestOption[];
  extras: Facts['extras'];
  onChange: (fields: Partial<Answer>) => void;
  /** Replaces the answer, shows a notice, and offers to undo the change. */
  onReplace: (next: Answer, notice: string) => void;
};

/** What the answer includes, one row per item. */
export function AnswerRows({ form, answer, sum, offered, extras, onChange, onReplace }: AnswerRowsProps) {
  const { rows } = answer;

  function add(row: Partial<AnswerRow>) {
    // Renders the row now, so that it can take the focus.
    flushSync(() => onChange({ rows: [...rows, { ...emptyRow, ...row }] }));
    form.setFocus(`rows.${rows.length}.${row.title ? 'amount' : 'title'}`);
  }

  function remove(index: number) {
    const others = rows.filter((_, other) => other !== index);
    onReplace({ ...answer, rows: others }, `Sacaste ${titleOf(index)}.`);
  }

  function removeMinimum(index: number) {
    const changed = rows.map((row, other) => (other === index ? { ...row, minimum: undefined } : row));
    onReplace({ ...answer, rows: changed }, `Sacaste el mínimo de ${titleOf(index)}.`);
  }

  function titleOf(index: number): string {
    return rows[index]?.title || 'un concepto';
  }

  return (
    <fieldset className={styles.group}>
      <legend>Qué incluye</legend>
      <ul>
        {sum.rows.map((read, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position and holds no state
            key={index}
            form={form}
            index={index}
            name={rows[index]?.title || `concepto ${index + 1}`}
            read={read}
            counted={eatersText(sum.bill, read)}
            hint={rowHint(rows[index] ?? emptyRow, read, offered)}
            onRemove={() => remove(index)}
            onRemoveMinimum={() => removeMinimum(index)}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        {extras
          .filter(({ title }) => !rows.some((row) => row.title === title))
          .map(({ title, amount, per }) => (
            <button
              key={title}
              type="button"
              className="quiet"
              onClick={() => add({ title, amount: formatAmount(toCents(amount)), unit: per })}
            >
              Agregar {title}
            </button>
          ))}
        <button type="button" className="quiet" onClick={() => add({})}>
          Agregar otro concepto
        </button>
      </div>
    </fieldset>
  );
}

type RowProps = {
  form: UseFormReturn<Answer>;
  index: number;
  /** The title, or what stands in for it. */
  name: string;
  read: RequestOption;
  /** How many the row is for without a quantity of its own. */
  counted: string;
  hint: string;
  onRemove: () => void;
  onRemoveMinimum: () => void;
};

function Row({ form, index, name, read, counted, hint, onRemove, onRemoveMinimum }: RowProps) {
  const { unit, minimum } = read;
  const hintId = `concepto-${index}`;
  return (
    <li className={styles.row}>
      {/* A textarea, so that a long title wraps. Enter adds no line. */}
      <textarea
        rows={1}
        dir="auto"
        aria-label={`Concepto ${index + 1}`}
        placeholder="Concepto"
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        {...form.register(`rows.${index}.title`)}
      />
      <button type="button" className="cross round" aria-label={`Sacar ${name}`} onClick={onRemove} />
      <input
        aria-label={`Precio de ${name}`}
        aria-describedby={hintId}
        inputMode="decimal"
        placeholder="a confirmar"
        {...form.register(`rows.${index}.amount`)}
      />
      <label className={styles.quantity}>
        <span aria-hidden="true">×</span>
        <input
          aria-label={`Cantidad de ${name}`}
          inputMode="numeric"
          placeholder={counted || (unit === 'event' ? '1' : 'todos')}
          {...form.register(`rows.${index}.quantity`)}
        />
      </label>
      <select aria-label={`Cómo se cobra ${name}`} {...form.register(`rows.${index}.unit`)}>
        <option value="person">por persona</option>
        <option value="all">por persona, todos</option>
        <option value="child">por chico</option>
        <option value="event">por evento</option>
      </select>
      <p id={hintId} className={fieldStyles.hint}>
        {[hint, minimum && `Desde ${peopleText(minimum)}.`].filter(Boolean).join(' ')}
        {minimum && (
          <>
            {' '}
            <button type="button" className="quiet" onClick={onRemoveMinimum}>
              Sacar el mínimo
            </button>
          </>
        )}
      </p>
    </li>
  );
}

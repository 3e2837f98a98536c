import 'client-only';
import type { Answer } from '@/lib/answer/answer';
import styles from './AnswerForm.module.css';
import { Field } from './Field';

type AnswerMoneyProps = { answer: Answer; onChange: (fields: Partial<Answer>) => void };

/** Discount, deposit, how long the answer holds, and the owner's notes. */
export function AnswerMoney({ answer, onChange }: AnswerMoneyProps) {
  const { discount, deposit, validUntil, showsPrices, notes } = answer;
  return (
    <fieldset className={styles.group}>
      <legend>Condiciones</legend>
      <Field
        label="Descuento (10 % o pesos)"
        value={discount}
        hint={discountHint(discount)}
        onChange={(value) => onChange({ discount: value })}
      />
      <Field
        label="Seña en %"
        inputMode="decimal"
        value={deposit}
        onChange={(value) => onChange({ deposit: value })}
      />
      <Field
        label="Válido hasta"
        type="date"
        value={validUntil}
        onChange={(value) => onChange({ validUntil: value })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={showsPrices}
          onChange={(event) => onChange({ showsPrices: event.currentTarget.checked })}
        />{' '}
        Mostrar el precio de cada concepto
      </label>
      <div className={styles.field}>
        <label htmlFor="notas">Notas (solo para vos)</label>
        <textarea
          id="notas"
          rows={4}
          value={notes}
          onChange={(event) => onChange({ notes: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}

/** A discount of at most 100 pesos is probably meant as a percentage. */
function discountHint(discount: string): string | undefined {
  const number = discount.trim();
  return /^(?!0+$)(\d{1,2}|100)$/.test(number)
    ? `Son $${number}: el porcentaje va como ${number} %.`
    : undefined;
}

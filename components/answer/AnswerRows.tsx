import 'client-only';
import type { AnswerRow } from '@/lib/answer/answer';
import { peopleText } from '@/lib/quotation/people-count';
import { formatPrice } from '@/lib/quotation/prices';
import type { BusinessFacts } from '@/lib/site/business-facts';
import styles from './AnswerForm.module.css';

type AnswerRowsProps = {
  rows: readonly AnswerRow[];
  /** What the business often adds. */
  extras: NonNullable<NonNullable<BusinessFacts['quote']>['extras']>;
  onChange: (rows: AnswerRow[]) => void;
  onRemove: (index: number) => void;
  onRemoveMinimum: (index: number) => void;
};

/** What the answer includes, a row each. */
export function AnswerRows({ rows, extras, onChange, onRemove, onRemoveMinimum }: AnswerRowsProps) {
  const changeRow = (index: number, fields: Partial<AnswerRow>) =>
    onChange(rows.map((row, other) => (other === index ? { ...row, ...fields } : row)));
  const isAdded = (extra: string) => rows.some(({ title }) => title === extra);
  return (
    <fieldset className={styles.group}>
      <legend>Qué incluye</legend>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is where it stands, and holds no state
            key={index}
            index={index}
            row={row}
            onChange={(fields) => changeRow(index, fields)}
            onRemove={() => onRemove(index)}
            onRemoveMinimum={() => onRemoveMinimum(index)}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        {extras
          .filter(({ title }) => !isAdded(title))
          .map(({ title, amount, per }) => (
            <button
              key={title}
              type="button"
              className="quiet"
              onClick={() => onChange([...rows, rowOf(title, formatPrice(amount).slice(1), per)])}
            >
              Agregar {title}
            </button>
          ))}
        <button type="button" className="quiet" onClick={() => onChange([...rows, rowOf('', '', 'person')])}>
          Agregar otro concepto
        </button>
      </div>
    </fieldset>
  );
}

function rowOf(title: string, amount: string, unit: AnswerRow['unit']): AnswerRow {
  return { title, amount, unit, minimum: undefined, hint: '' };
}

type RowProps = {
  index: number;
  row: AnswerRow;
  onChange: (fields: Partial<AnswerRow>) => void;
  onRemove: () => void;
  onRemoveMinimum: () => void;
};

function Row({ index, row, onChange, onRemove, onRemoveMinimum }: RowProps) {
  const { title, amount, unit, minimum, hint } = row;
  const name = title || `concepto ${index + 1}`;
  return (
    <li className={styles.row}>
      <input
        aria-label={`Concepto ${index + 1}`}
        placeholder="Concepto"
        className={styles.rowTitle}
        value={title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <input
        aria-label={`Precio de ${name}`}
        aria-describedby={`concepto-${index}`}
        inputMode="decimal"
        placeholder="a confirmar"
        data-amount
        value={amount}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
      <select
        aria-label={`Cómo se cobra ${name}`}
        value={unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value === 'event' ? 'event' : 'person' })}
      >
        <option value="person">por persona</option>
        <option value="event">por evento</option>
      </select>
      <button
        type="button"
        className={`cross round ${styles.remove}`}
        aria-label={`Sacar ${name}`}
        onClick={onRemove}
      />
      <p id={`concepto-${index}`} className={styles.hint}>
        {[hint, minimum && `Desde ${peopleText(minimum)}.`].filter(Boolean).join(' ')}
        {minimum && (
          <button type="button" className="quiet" onClick={onRemoveMinimum}>
            Sacar el mínimo
          </button>
        )}
      </p>
    </li>
  );
}

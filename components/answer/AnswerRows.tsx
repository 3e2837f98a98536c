import 'client-only';
import fieldStyles from '@/components/ui/Field.module.css';
import { type AnswerRow, emptyRow } from '@/lib/answer/answer';
import { rowHint } from '@/lib/answer/answer-to';
import type { AnswerSum } from '@/lib/answer/sum';
import { eatersText } from '@/lib/bill/bill-texts';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { RequestOption } from '@/lib/menu/request-option';
import { peopleText } from '@/lib/values/people';
import { formatAmount } from '@/lib/values/prices';
import styles from './Answer.module.css';
import type { Draft } from './use-draft';

type AnswerRowsProps = {
  draft: Draft;
  sum: AnswerSum;
  /** Today's menu. */
  offered: readonly RequestOption[];
  /** Items that the business often adds. */
  extras: Facts['extras'];
};

/** What the answer includes, one row per item. */
export function AnswerRows({ draft, sum, offered, extras }: AnswerRowsProps) {
  const { rows } = draft.answer;

  function add(row: Partial<AnswerRow>) {
    draft.change({ rows: [...rows, { ...emptyRow, ...row }] });
    draft.setFocus(`rows.${rows.length}.${row.title ? 'amount' : 'title'}`);
  }

  return (
    <fieldset className={styles.group}>
      <legend>Qué incluye</legend>
      <ul>
        {sum.options.map((read, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position and holds no state
            key={index}
            draft={draft}
            index={index}
            read={read}
            counted={eatersText(sum.bill, read)}
            hint={rowHint(rows[index] ?? emptyRow, read, offered)}
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
              onClick={() => add({ title, amount: formatAmount(amount), unit: per })}
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
  draft: Draft;
  index: number;
  /** What the row says. */
  read: RequestOption;
  /** How many it is for without a quantity of its own. */
  counted: string;
  hint: string;
};

function Row({ draft, index, read, counted, hint }: RowProps) {
  const { unit, minimum } = read;
  const { rows } = draft.answer;
  const title = rows[index]?.title;
  const name = title || `concepto ${index + 1}`;
  const hintId = `concepto-${index}`;

  function remove() {
    const others = rows.filter((_, other) => other !== index);
    draft.replace({ rows: others }, `Sacaste ${title || 'un concepto'}.`);
  }

  function removeMinimum() {
    const changed = rows.map((row, other) => (other === index ? { ...row, minimum: undefined } : row));
    draft.replace({ rows: changed }, `Sacaste el mínimo de ${title || 'un concepto'}.`);
  }

  return (
    <li className={styles.row}>
      {/* A textarea, so that a long title wraps. Enter adds no line. */}
      <textarea
        rows={1}
        dir="auto"
        aria-label={`Concepto ${index + 1}`}
        placeholder="Concepto"
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        {...draft.register(`rows.${index}.title`)}
      />
      <button type="button" className="cross round" aria-label={`Sacar ${name}`} onClick={remove} />
      <input
        aria-label={`Precio de ${name}`}
        aria-describedby={hintId}
        inputMode="decimal"
        placeholder="a confirmar"
        {...draft.register(`rows.${index}.amount`)}
      />
      <label className={styles.quantity}>
        <span aria-hidden="true">×</span>
        <input
          aria-label={`Cantidad de ${name}`}
          inputMode="numeric"
          placeholder={counted || (unit === 'event' ? '1' : 'todos')}
          {...draft.register(`rows.${index}.quantity`)}
        />
      </label>
      <select aria-label={`Cómo se cobra ${name}`} {...draft.register(`rows.${index}.unit`)}>
        {/* All of `priceUnits` (lib/values/prices.ts) but `other`, of which `answerTo` makes `event`. */}
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
            <button type="button" className="quiet" onClick={removeMinimum}>
              Sacar el mínimo
            </button>
          </>
        )}
      </p>
    </li>
  );
}

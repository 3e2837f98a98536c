import 'client-only';
import { useId } from 'react';
import { portionHint } from '@/lib/quotation/portion-hints';
import { eatersText } from '@/lib/quotation/portion-texts';
import { useRequest } from './request-context';
import styles from './ServingsField.module.css';

/** How many of the guests a chosen option is for; if empty, those whom the other numbers leave out. */
export function ServingsField({ index }: { index: number }) {
  const { flow, send, options, bill } = useRequest();
  const { servings } = flow.typed;
  const hintId = useId();
  const option = options[index];
  const { portions, party } = bill;
  const { range } = party.guests;
  if (!option || !portions || !range) return null;
  return (
    <>
      {' '}
      <label className={styles.servings}>
        para{' '}
        <input
          aria-label={`para cuántas personas: ${option.title}`}
          aria-describedby={hintId}
          inputMode="numeric"
          placeholder={eatersText(portions, index)}
          name={`servings.${option.id}`}
          value={servings[option.id] ?? ''}
          onChange={({ target }) =>
            send({ type: 'type', typed: { servings: { ...servings, [option.id]: target.value } } })
          }
        />
      </label>
      <small id={hintId} role="status" className={styles.hint}>
        {portionHint(options, portions, range, index)}
      </small>
    </>
  );
}

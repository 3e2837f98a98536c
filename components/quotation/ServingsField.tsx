import 'client-only';
import { useId } from 'react';
import { eatersText, portionHint } from '@/lib/quotation/portion-texts';
import { useRequest } from './request-context';
import styles from './ServingsField.module.css';

/** How many of the guests a chosen option is for; if empty, those whom the other numbers leave out. */
export function ServingsField({ index }: { index: number }) {
  const { form, options, bill, party } = useRequest();
  const hintId = useId();
  const option = options[index];
  const { portions } = bill;
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
          enterKeyHint="send"
          placeholder={eatersText(portions, index)}
          {...form.register(`servings.${option.id}`)}
        />
      </label>
      <small id={hintId} role="status" className={styles.hint}>
        {portionHint(options, portions, range, index)}
      </small>
    </>
  );
}

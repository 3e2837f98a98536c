import 'client-only';
import { useId } from 'react';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import { servingsHint } from '@/lib/quotation/servings';
import { useRequest } from './request-context';
import styles from './ServingsField.module.css';

/** How many of the guests an option is for; empty means all of them. */
export function ServingsField({ id, title }: Pick<ChosenOption, 'id' | 'title'>) {
  const { form, typed } = useRequest();
  const hintId = useId();
  return (
    <>
      {' '}
      <label className={styles.servings}>
        para{' '}
        <input
          aria-label={`para cuántas personas: ${title}`}
          aria-describedby={hintId}
          inputMode="numeric"
          enterKeyHint="send"
          placeholder={typed.guests.trim()}
          {...form.register(`servings.${id}`)}
        />
      </label>
      <small id={hintId} role="status" className={styles.hint}>
        {servingsHint(typed.servings[id] ?? '', typed.guests)}
      </small>
    </>
  );
}

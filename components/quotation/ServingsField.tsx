import 'client-only';
import { useId } from 'react';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import { servingsHint } from '@/lib/quotation/servings';
import styles from './ServingsField.module.css';
import { useRequestForm } from './use-request';

/** How many of the guests an option is for; empty means all of them. */
export function ServingsField({ id, title }: Pick<ChosenOption, 'id' | 'title'>) {
  const {
    form,
    typed: { servings, guests },
  } = useRequestForm();
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
          placeholder={guests.trim()}
          {...form.register(`servings.${id}`)}
        />
      </label>
      <small id={hintId} role="status" className={styles.hint}>
        {servingsHint(servings[id] ?? '', guests)}
      </small>
    </>
  );
}

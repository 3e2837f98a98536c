import 'client-only';
import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import styles from './Field.module.css';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  /** Shown while the browser holds an unfinished or impossible value, which no script can read. */
  unfinished?: string | undefined;
};

/** A one-line field with its label and a hint about its value. */
export function Field({ label, hint, unfinished, ...input }: FieldProps) {
  const id = useId();
  const [isUnfinished, setUnfinished] = useState(false);

  // A half-typed date fires no `input` event, so it is also judged when the field loses focus.
  function judge({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setUnfinished(currentTarget.validity.badInput);
  }

  return (
    <div className={styles.field} data-field={input.name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        aria-describedby={`${id}-hint`}
        aria-invalid={isUnfinished}
        {...input}
        onInput={judge}
        onBlur={judge}
      />
      <p id={`${id}-hint`} role="status" className={styles.hint}>
        {isUnfinished ? unfinished : hint}
      </p>
    </div>
  );
}

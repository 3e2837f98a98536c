import 'client-only';
import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import styles from './Field.module.css';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** What is to know of its value. */
  hint?: string | undefined;
  /** What is said where the browser holds an unfinished or impossible value, which no script can read. */
  unfinished?: string | undefined;
};

/** A field of one line, with its label and what is to know of its value. */
export function Field({ label, hint, unfinished, ...input }: FieldProps) {
  const id = useId();
  const [isUnfinished, setUnfinished] = useState(false);

  // A date that is half typed changes nothing that a script is told of: it is judged when the field is left, or Enter sends.
  function judge({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setUnfinished(currentTarget.validity.badInput);
  }

  return (
    <div className={styles.field} data-field={input.name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        aria-describedby={`${id}-hint`}
        aria-invalid={isUnfinished}
        {...input}
        onInput={judge}
        onBlur={judge}
        onKeyDown={(event) => event.key === 'Enter' && judge(event)}
      />
      <p id={`${id}-hint`} role="status" className={styles.hint}>
        {isUnfinished ? unfinished : hint}
      </p>
    </div>
  );
}

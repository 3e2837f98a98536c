import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './RequestField.module.css';

type RequestFieldProps = ComponentProps<'input'> & {
  label: string;
  /** Why the value cannot be used, as a sentence. */
  problem?: string | undefined;
  hint?: ReactNode;
};

export function RequestField({ label, problem, hint, ...input }: RequestFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        enterKeyHint="send"
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== undefined}
        {...input}
      />
      <p id={`${id}-hint`} role="status" className={styles.hint}>
        {problem ?? hint}
      </p>
    </div>
  );
}

import 'client-only';
import { type InputHTMLAttributes, useId } from 'react';
import styles from './AnswerForm.module.css';

type FieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is to know of its value. */
  hint?: string | undefined;
};

/** A field of one line of the answer. */
export function Field({ label, value, onChange, hint, type = 'text', inputMode }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        inputMode={inputMode}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}

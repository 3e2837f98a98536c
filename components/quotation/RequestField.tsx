import 'client-only';
import { useId, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import styles from './RequestField.module.css';
import { type LineFieldName, lineFields, type RequestFields } from './request-fields';

/** A field of one line, with its label and what is to know of its value (`request-fields.ts`). */
export function RequestField({ name }: { name: LineFieldName }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { control, register } = useFormContext<RequestFields>();
  const { errors } = useFormState({ control, name });
  const [value, date] = useWatch({ control, name: [name, 'date'] });
  const {
    label,
    input: attributes,
    unfinished,
    hint,
  } = { unfinished: undefined, input: {}, ...lineFields[name] };
  const problem = errors[name]?.message;
  const { ref, ...registered } = register(name, {
    validate: () => (unfinished && input.current?.validity.badInput ? unfinished : true),
  });
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        enterKeyHint="send"
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== undefined}
        {...attributes}
        {...registered}
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
      />
      <p id={`${id}-hint`} role="status" className={styles.hint}>
        {problem ?? hint?.(value, date, new Date())}
      </p>
    </div>
  );
}

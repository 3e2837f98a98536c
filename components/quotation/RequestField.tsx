import 'client-only';
import { type SyntheticEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ChildRate } from '@/lib/quotation/request';
import styles from './RequestField.module.css';
import {
  childrenField,
  type FieldName,
  type LineField,
  type LineFieldName,
  lineFields,
} from './request-fields';
import { useRequestForm } from './use-request';

/** A field of one line, with its label and what is to know of its value (`request-fields.ts`). */
export function RequestField({ name }: { name: LineFieldName }) {
  return <Field name={name} field={lineFields[name]} />;
}

export function ChildrenField({ rate }: { rate: ChildRate }) {
  return <Field name="children" field={childrenField(rate)} />;
}

function Field({ name, field }: { name: FieldName; field: LineField }) {
  const id = useId();
  const { form } = useRequestForm();
  const [value, date, guests] = useWatch({ control: form.control, name: [name, 'date', 'guests'] });
  const [isUnfinished, setUnfinished] = useState(false);
  const { label, input: attributes, unfinished, hint } = field;

  // A date that is half typed changes nothing that a script is told of: it is judged when the field is left, or Enter sends.
  function judge({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setUnfinished(currentTarget.validity.badInput);
  }

  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        enterKeyHint="send"
        aria-describedby={`${id}-hint`}
        aria-invalid={isUnfinished}
        {...attributes}
        {...form.register(name)}
        onInput={judge}
        onBlur={judge}
        onKeyDown={(event) => event.key === 'Enter' && judge(event)}
      />
      <p id={`${id}-hint`} role="status" className={styles.hint}>
        {isUnfinished ? unfinished : hint?.(value, { date, guests }, new Date())}
      </p>
    </div>
  );
}

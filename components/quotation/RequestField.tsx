import 'client-only';
import { type SyntheticEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { kindOf } from '@/lib/quotation/field-kinds';
import { type FieldName, requestFields } from '@/lib/quotation/request-lines';
import styles from './RequestField.module.css';
import { useRequestForm } from './use-request';

type RequestFieldProps = {
  name: FieldName;
  /** Where it is not the declared one. */
  label?: string;
};

/** A field of the request, as `lib/quotation/request-lines.ts` declares it, with what is to know of its value. */
export function RequestField({ name, label }: RequestFieldProps) {
  const id = useId();
  const { form, childRate } = useRequestForm();
  const [value, date, guests] = useWatch({ control: form.control, name: [name, 'date', 'guests'] });
  const [isUnfinished, setUnfinished] = useState(false);
  const field = requestFields[name];
  const { input, unfinished, hint: hintOfKind } = kindOf(field.kind);
  const { options, placeholder, autoComplete, hint = hintOfKind } = field;

  // A date that is half typed changes nothing that a script is told of: it is judged when the field is left, or Enter sends.
  function judge({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setUnfinished(currentTarget.validity.badInput);
  }

  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>{label ?? field.label}</label>
      {options ? (
        <select id={id} {...form.register(name)}>
          <option value="">Sin elegir</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          enterKeyHint="send"
          aria-describedby={`${id}-hint`}
          aria-invalid={isUnfinished}
          placeholder={placeholder}
          autoComplete={autoComplete}
          {...input}
          {...form.register(name)}
          onInput={judge}
          onBlur={judge}
          onKeyDown={(event) => event.key === 'Enter' && judge(event)}
        />
      )}
      <p id={`${id}-hint`} role="status" className={styles.hint}>
        {isUnfinished ? unfinished : hint?.(value, { date, guests, childRate, now: new Date() })}
      </p>
    </div>
  );
}

import 'client-only';
import { type ChangeEvent, useId } from 'react';
import { Field } from '@/components/ui/Field';
import styles from '@/components/ui/Field.module.css';
import { kinds } from '@/lib/quotation/field-kinds';
import { type FieldName, requestFields } from '@/lib/quotation/request-lines';
import { useRequest } from './request-context';

type RequestFieldProps = {
  name: FieldName;
  /** Replaces the declared label. */
  label?: string;
};

/** A field of the request, as declared in `lib/quotation/request-lines.ts`, with a hint about its value. */
export function RequestField({ name, label }: RequestFieldProps) {
  const id = useId();
  const { flow, send, bill, childRate, leadDays } = useRequest();
  const { typed } = flow;
  const { kind, options, ...field } = requestFields[name];
  const { input, unfinished, hint } = kinds[kind];
  const control = {
    name,
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      send({ type: 'type', typed: { [name]: target.value } }),
  };
  if (!options)
    return (
      <Field
        {...field}
        {...input}
        {...control}
        label={label ?? field.label}
        hint={hint?.(typed[name], {
          date: typed.date,
          people: bill.party[name],
          bill,
          childRate,
          leadDays,
          now: new Date(),
        })}
        unfinished={unfinished}
      />
    );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <select id={id} {...control}>
        <option value="">Sin elegir</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

import 'client-only';
import { useId } from 'react';
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
  const { flow, send, people, bill, childRate, leadDays } = useRequest();
  const { typed } = flow;
  const field = requestFields[name];
  const { input, unfinished, hint } = kinds[field.kind];
  const { options, placeholder, autoComplete } = field;
  if (options) return <Choice name={name} label={field.label} options={options} />;
  return (
    <Field
      label={label ?? field.label}
      hint={hint?.(typed[name], {
        date: typed.date,
        people: people[name],
        bill,
        childRate,
        leadDays,
        now: new Date(),
      })}
      unfinished={unfinished}
      placeholder={placeholder}
      autoComplete={autoComplete}
      {...input}
      name={name}
      value={typed[name]}
      onChange={({ target }) => send({ type: 'type', typed: { [name]: target.value } })}
    />
  );
}

type ChoiceProps = { name: FieldName; label: string; options: readonly string[] };

function Choice({ name, label, options }: ChoiceProps) {
  const id = useId();
  const { flow, send } = useRequest();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={flow.typed[name]}
        onChange={({ target }) => send({ type: 'type', typed: { [name]: target.value } })}
      >
        <option value="">Sin elegir</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

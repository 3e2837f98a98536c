import 'client-only';
import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/Field';
import type { FieldName } from '@/lib/request/request';
import { useRequest } from './request-context';

type RequestFieldProps = Omit<ComponentProps<typeof Field>, 'name' | 'value' | 'onChange'> & {
  name: FieldName;
};

/** A one-line field of the request. */
export function RequestField({ name, ...field }: RequestFieldProps) {
  const { state, send } = useRequest();
  return (
    <Field
      maxLength={300}
      {...field}
      name={name}
      value={state.typed[name]}
      onChange={({ target }) => send({ type: 'type', typed: { [name]: target.value } })}
    />
  );
}

'use client';

import { useQuotation } from './quotation-context';

type OptionCheckboxProps = {
  /** Of the menu option; also the id of the element, for its label. */
  id: string;
  className: string | undefined;
};

/** The box of one option. The browser keeps its state: a tick renders no row. */
export function OptionCheckbox({ id, className }: OptionCheckboxProps) {
  const { form } = useQuotation();
  return <input type="checkbox" id={id} className={className} {...form.register(`chosen.${id}`)} />;
}

import type { RequestOption } from './request-option';

/** A chosen option: a main without a price, unless its fields say otherwise. */
export function optionWith(fields: Partial<RequestOption>): RequestOption {
  return {
    id: '',
    category: 'A Pedido',
    title: '',
    price: undefined,
    isFree: undefined,
    unit: 'person',
    minimum: undefined,
    ...fields,
  };
}

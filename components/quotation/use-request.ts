import 'client-only';
import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { writtenRequest } from '@/lib/quotation/message';
import {
  type QuotationRequest,
  type RequestTerms,
  requestOf,
  type TypedRequest,
} from '@/lib/quotation/request';
import { noFields } from '@/lib/quotation/request-lines';
import type { RequestBusiness } from './request-business';
import { useChosen } from './selection-context';
import type { Sending } from './sending';

/** The form of the request, and the parts of the request that come from neither a field nor the menu. */
type RequestForm = RequestTerms &
  Pick<RequestBusiness, 'phone' | 'email' | 'phoneText' | 'mark' | 'answerPromise' | 'marksGlutenFree'> & {
    form: UseFormReturn<TypedRequest>;
    /** What the visitor has typed so far. */
    typed: TypedRequest;
    sending: Sending;
    /** Called when a press opens WhatsApp. */
    onSend: () => void;
    /** Called when the visitor says that the message was sent. */
    onSent: () => void;
    onCancel: () => void;
  };

/** The form before the visitor has typed anything. */
export const nothingTyped: TypedRequest = { ...noFields, servings: {} };

// Not react-hook-form's own context, which adds 0.2 kB compressed.
export const RequestFormContext = createContext<RequestForm | undefined>(undefined);

export function useRequestForm(): RequestForm {
  const value = useContext(RequestFormContext);
  if (!value) throw new Error('No Request above.');
  return value;
}

/** The request from the current fields and chosen options. */
export function useRequest(): QuotationRequest {
  const { typed, ...terms } = useRequestForm();
  return requestOf(typed, useChosen(), terms);
}

/** The message of the request as it is now, and the link that opens WhatsApp with it. */
export function useWrittenRequest(): ReturnType<typeof writtenRequest> {
  const { phone } = useRequestForm();
  return writtenRequest(phone, useRequest());
}

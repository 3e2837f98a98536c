import 'client-only';
import { createContext, useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { writtenRequest } from '@/lib/quotation/message';
import type { QuotationRequest } from '@/lib/quotation/request';
import { noFields, type RequestFields, type RequestTerms, requestOf } from './request-fields';
import { useChosen } from './selection-context';

export const RequestTermsContext = createContext<RequestTerms>({
  origin: undefined,
  childRate: undefined,
  marksGlutenFree: false,
});

/** The request that the fields and the chosen options make now. Renders its component at each change of a field. */
export function useRequest(): QuotationRequest {
  const { control } = useFormContext<RequestFields>();
  const fields = { ...noFields, ...useWatch({ control }) };
  return requestOf(fields, useChosen(), useContext(RequestTermsContext));
}

/** The message of the request as it is now, and the link that opens WhatsApp with it. */
export function useWrittenRequest(phone: string): ReturnType<typeof writtenRequest> {
  return writtenRequest(phone, useRequest());
}

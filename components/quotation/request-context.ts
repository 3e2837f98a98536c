import 'client-only';
import { createContext, useContext } from 'react';
import type { Bill } from '@/lib/quotation/bill';
import type { Flow, TypedRequest } from '@/lib/quotation/flow';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import type { QuotationRequest } from '@/lib/quotation/request';
import type { RequestBusiness } from './request-business';

/** The request that the fields and the chosen options make now, and how far it is. */
type RequestState = RequestBusiness & {
  /** What the visitor has typed so far. */
  typed: TypedRequest;
  onType: (typed: Partial<TypedRequest>) => void;
  /** The chosen options, each with how many guests it is for. */
  options: readonly ChosenOption[];
  bill: Bill;
  request: QuotationRequest;
  /** The message of the request, and the link that opens WhatsApp with it. */
  message: string;
  link: string;
  sending: Flow['sending'];
  /** Called when a press opens WhatsApp. */
  onSend: () => void;
  /** Called when the visitor says that the message was sent. */
  onSent: () => void;
  /** Called when the visitor wants to send a request that was sent. */
  onAgain: () => void;
  onCancel: () => void;
};

export const RequestContext = createContext<RequestState | undefined>(undefined);

export function useRequest(): RequestState {
  const value = useContext(RequestContext);
  if (!value) throw new Error('No Request above.');
  return value;
}

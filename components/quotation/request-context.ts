import 'client-only';
import { createContext, type Dispatch, type RefObject, useContext } from 'react';
import type { Flow, FlowEvent } from '@/lib/quotation/flow';
import type { QuotationRequest, ReadChoice } from '@/lib/quotation/request';
import type { RequestBusiness } from './request-business';

export type RequestProps = Pick<ReadChoice, 'options' | 'people' | 'bill'> & {
  business: RequestBusiness;
  request: QuotationRequest;
  /** The message of the request, and the link that opens WhatsApp with it. */
  message: string;
  link: string;
  /** How far the request is, with what is typed. */
  flow: Flow;
  send: Dispatch<FlowEvent>;
  /** The tab, a button or a link. Code that clicks it does what a visitor's click does. */
  tabRef: RefObject<(HTMLAnchorElement & HTMLButtonElement) | null>;
};

type RequestState = RequestBusiness &
  RequestProps & {
    /** Called when a press opens WhatsApp. */
    onSend: () => void;
    onCancel: () => void;
  };

export const RequestContext = createContext<RequestState | undefined>(undefined);

export function useRequest(): RequestState {
  const value = useContext(RequestContext);
  if (!value) throw new Error('No Request above.');
  return value;
}

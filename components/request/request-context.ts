import 'client-only';
import { createContext, type Dispatch, type ReactNode, type RefObject, useContext } from 'react';
import type { ChoiceStore } from '@/components/menu/choice-store';
import type { NoticeContent } from '@/components/ui/Notice';
import type { ChildRate } from '@/lib/bill/bill';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { FlowEvent, FlowState } from '@/lib/request/flow';
import type { ReadChoice } from '@/lib/request/request';
import type { OpeningTimes } from '@/lib/values/opening-hours';

/** What a request needs to know about the business. */
export type RequestBusiness = Pick<Facts, 'email' | 'leadDays'> & {
  openingTimes: readonly OpeningTimes[];
  logo: ReactNode;
  /** WhatsApp number with its country code, digits only. */
  phone: string;
  /** The same number for people. */
  phoneText: string;
  answerPromise: string;
  /** Whether the message says where the visitor came from. */
  saysTrafficSource: boolean;
  /** The day of the menu's prices, `yyyy-MM-dd`; undefined if unknown. */
  pricesOn: string | undefined;
  /** Undefined where children pay the full price. */
  childRate: ChildRate | undefined;
};

type RequestState = {
  business: RequestBusiness;
  store: ChoiceStore;
  choice: ReadChoice;
  /** How far the request is, with what is typed. */
  state: FlowState;
  dispatch: Dispatch<FlowEvent>;
  /** The message of the request, and the link that opens WhatsApp with it. */
  message: string;
  link: string;
  /** That a request was cancelled, or what became of a saved or shared choice. */
  notice: NoticeContent | undefined;
  setNotice: Dispatch<NoticeContent | undefined>;
  /** The tab, a button or a link. Code that clicks it does what a visitor's click does. */
  tabRef: RefObject<HTMLElement | null>;
};

export const RequestContext = createContext<RequestState | undefined>(undefined);

export function useRequest(): RequestState {
  const value = useContext(RequestContext);
  if (!value) throw new Error('No MenuAndRequest above.');
  return value;
}

import type { ReactNode } from 'react';
import type { ChildRate } from '@/lib/quotation/bill';
import type { OpeningHours } from '@/lib/quotation/opening-hours';

/** What a request needs to know about the business. */
export type RequestBusiness = {
  logo: ReactNode;
  /** WhatsApp number with its country code, digits only. */
  phone: string;
  /** The same number for people. */
  phoneText: string;
  email: string | undefined;
  answerPromise: string;
  /** Undefined if unknown. */
  openingHours: readonly OpeningHours[] | undefined;
  /** Whether the message says where the visitor came from. */
  messageOrigin: boolean;
  /** The day of the menu's prices, `yyyy-MM-dd`; undefined if unknown. */
  pricesOn: string | undefined;
  /** Undefined where children pay the full price. */
  childRate: ChildRate | undefined;
  /** How many days ahead the business wants to be asked. */
  leadDays: number | undefined;
  marksGlutenFree: boolean;
  conditions: readonly { title: string; text: string }[] | undefined;
};

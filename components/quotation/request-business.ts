import type { ReactNode } from 'react';
import type { ChildRate } from '@/lib/quotation/estimate';

/** What a request needs to know of the business. */
export type RequestBusiness = {
  logo: ReactNode;
  /** WhatsApp's, in the button that sends. Rendered on the server, like the logo. */
  mark: ReactNode;
  /** WhatsApp number with its country code, digits alone. */
  phone: string;
  /** The number as people read it. */
  phoneText: string;
  email: string | undefined;
  /** What the business promises about its answer. */
  answerPromise: string | undefined;
  /** Whether the message says where the visitor came from. */
  messageOrigin: boolean;
  /** Undefined where children pay like everybody. */
  childRate: ChildRate | undefined;
  /** Whether the menu marks what is without gluten. */
  marksGlutenFree: boolean;
  /** What is printed below the menu. */
  conditions: readonly { title: string; text: string }[] | undefined;
};

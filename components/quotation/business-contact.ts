import type { ReactNode } from 'react';

/** How a request reaches the business. */
export type BusinessContact = {
  logo: ReactNode;
  /** WhatsApp number with its country code, digits alone. */
  phone: string;
  messageOrigin: boolean;
};

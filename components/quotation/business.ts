import type { ReactNode } from 'react';

export type Business = {
  logo: ReactNode;
  /** WhatsApp number with its country code, digits alone. */
  phone: string;
  messageOrigin: boolean;
};

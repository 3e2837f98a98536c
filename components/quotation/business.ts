import type { ReactNode } from 'react';

/** The business that receives a request. */
export type Business = {
  /** Its logo, for the printed menu. */
  logo: ReactNode;
  /** WhatsApp number with its country code, digits alone. */
  phone: string;
  /** Whether the message says where the visitor came from. */
  messageOrigin: boolean;
};

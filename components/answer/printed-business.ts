import type { ReactNode } from 'react';
import type { AnswerBusiness } from '@/lib/answer/text';

/** The business facts that an answer shows, including on paper. */
export type PrintedBusiness = AnswerBusiness & {
  name: string;
  logo: ReactNode;
  /** Legal name and CUIT, WhatsApp number, e-mail and address, where the business states them. */
  headLines: readonly string[];
};

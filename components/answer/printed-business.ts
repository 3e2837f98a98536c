import type { ReactNode } from 'react';
import type { AnswerBusiness } from '@/lib/answer/text';

/** The parts of the business that its answers show, on paper too. */
export type PrintedBusiness = AnswerBusiness & {
  name: string;
  logo: ReactNode;
  /** Legal name and CUIT, WhatsApp number, e-mail and address, where the business states them. */
  headLines: readonly string[];
};

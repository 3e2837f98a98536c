import type { ReactNode } from 'react';
import type { AnswerBusiness } from '@/lib/answer/text';

/** What of the business stands in its answers, on paper too. */
export type PrintedBusiness = AnswerBusiness & {
  name: string;
  logo: ReactNode;
  /** Legal name and CUIT, where the business states them. */
  legalLines: readonly string[];
};

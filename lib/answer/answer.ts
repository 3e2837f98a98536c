import type { ChildRate } from '@/lib/bill/bill';
import type { ListName } from '@/lib/menu/categories';
import { DAY_MS, todayInBuenosAires } from '@/lib/values/dates';
import type { PriceUnit } from '@/lib/values/prices';

/** The business facts that its answers rely on, from `AnswerSection`. */
export type AnswerBusiness = {
  name: string;
  childRate: ChildRate | undefined;
  /** VAT included in the prices, in percent. Set only if the answer should also state the total without VAT. */
  vatRate: number | undefined;
  conditions: readonly { title: string; text: string }[];
  /** The sentence that says how to accept the offer. */
  accept: string;
  /** For how many days an offer stands. Undefined if unknown. */
  validDays: number | undefined;
  /** Percentage of the total. Undefined if unknown. */
  depositPercent: number | undefined;
};

export const emptyRow = {
  title: '',
  /** In pesos, in any form that `readAmount` (sum.ts) reads. */
  amount: '',
  unit: 'person' as PriceUnit,
  /** How many it is for or, per event, how often. If empty, as many as the bill counts (`lib/bill/bill.ts`). */
  quantity: '',
  minimum: undefined as number | undefined,
  /** The request list that the row comes from; undefined for rows that the owner added. */
  list: undefined as ListName | undefined,
};

/** A row of the answer's form: from the menu and the request at first, then as the owner leaves it. */
export type AnswerRow = typeof emptyRow;

export const emptyAnswer = {
  /** When the answer was begun: distinguishes this client's event from that of another client with the same name. */
  id: '',
  /** The visitor's message, as pasted. */
  message: '',
  /** Whether part of the message is missing. If so, there is no total until the owner goes on with it. */
  isCut: false,
  name: '',
  phone: '',
  /** `yyyy-MM-dd` */
  date: '',
  /** `HH:mm` */
  time: '',
  area: '',
  guests: '',
  children: '',
  rows: [] as AnswerRow[],
  /** The day of the menu's prices in the rows, `yyyy-MM-dd`; empty if unknown. */
  pricesOn: '',
  /** `10 %`, or an amount in pesos. */
  discount: '',
  /** In percent. */
  deposit: '',
  /** `yyyy-MM-dd` */
  validUntil: '',
  showsPrices: true,
  /** For the owner only. */
  notes: '',
};

/** The owner's answer to a request, as typed. The form holds it, and the draft saves it. */
export type Answer = typeof emptyAnswer;

/** A blank answer, with the default deposit and validity. */
export function newAnswer(business: AnswerBusiness, now: Date): Answer {
  const { validDays, depositPercent = '' } = business;
  const validUntil =
    validDays === undefined ? '' : todayInBuenosAires(new Date(now.getTime() + validDays * DAY_MS));
  return { ...emptyAnswer, id: now.toISOString(), deposit: String(depositPercent), validUntil };
}

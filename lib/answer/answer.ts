import { type ListName, listNames, plainName } from '@/lib/quotation/categories';
import { formatPrice, type Price, type PriceUnit } from '@/lib/quotation/prices';
import type { ReadRequest } from '@/lib/quotation/read-message';
import { originName } from '@/lib/quotation/request';
import { writeLine } from '@/lib/quotation/request-lines';

/** What the business may state for its answers. */
export type AnswerRules = {
  /** For how many days an answer holds. */
  validDays?: number | undefined;
  /** In percent of the total. */
  depositPercent?: number | undefined;
};

/** A line of the answer, as the owner has typed it. */
export type AnswerRow = {
  title: string;
  /** In pesos, in any form that {@link parsePrice} reads. */
  amount: string;
  unit: PriceUnit;
  minimum: number | undefined;
  /** What to know of the amount, in Spanish. */
  hint: string;
};

/** The owner's answer to a request, as typed: what the form holds, and what is kept as the draft. */
export type Answer = {
  name: string;
  phone: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
  area: string;
  guests: string;
  children: string;
  specialMenus: string;
  rows: AnswerRow[];
  /** `10 %`, or an amount of pesos. */
  discount: string;
  /** In percent. */
  deposit: string;
  /** `yyyy-MM-dd` */
  validUntil: string;
  showsPrices: boolean;
  /** For the owner alone. */
  notes: string;
};

export const emptyAnswer: Answer = {
  name: '',
  phone: '',
  date: '',
  time: '',
  area: '',
  guests: '',
  children: '',
  specialMenus: '',
  rows: [],
  discount: '',
  deposit: '',
  validUntil: '',
  showsPrices: true,
  notes: '',
};

/** An option of today's menu. */
export type MenuPrice = {
  /** The list of a request that it belongs to. */
  list: ListName;
  title: string;
  price: Price | undefined;
  unit: PriceUnit;
  minimum: number | undefined;
};

/** The answer to a request, with today's prices. */
export function answerTo(
  request: ReadRequest,
  offered: readonly MenuPrice[],
  rules: AnswerRules,
  today: string,
): Answer {
  const { name, phone = '', date, time, area, guests, children } = request;
  return {
    ...newAnswer(rules, today),
    name,
    phone,
    date,
    time,
    area,
    guests,
    children,
    specialMenus: writeLine('Menús especiales', request, undefined),
    rows: listNames.flatMap((list) => request[list].map((title) => rowOf(title, list, offered))),
    notes: notesOf(request),
  };
}

/** An answer that nothing is typed into yet. */
export function newAnswer({ validDays, depositPercent }: AnswerRules, today: string): Answer {
  return {
    ...emptyAnswer,
    deposit: String(depositPercent ?? ''),
    validUntil: validDays === undefined ? '' : addDays(today, validDays),
  };
}

function rowOf(title: string, list: ListName, offered: readonly MenuPrice[]): AnswerRow {
  const [option, ...others] = offered.filter((one) => bare(one.title) === bare(title) && one.list === list);
  if (!option)
    return { title, amount: '', unit: 'person', minimum: undefined, hint: 'Ya no está en el menú.' };
  const { price, unit, minimum } = option;
  const amount = typeof price === 'number' ? formatPrice(price).slice(1) : '';
  return { title, amount, unit, minimum, hint: hintOf(option, others) };
}

/** A title without case, accents, and the marks of bold, italics and so on, which WhatsApp drops. */
function bare(title: string): string {
  return plainName(title.replace(/[*_~`]/g, ''));
}

function hintOf({ price }: MenuPrice, others: readonly MenuPrice[]): string {
  const other = others.find((one) => one.price !== price)?.price;
  if (other !== undefined) return `Hay otra opción con este título: ${formatPrice(other)}.`;
  if (price === undefined) return 'En el menú no tiene precio.';
  return typeof price === 'string' ? `En el menú: ${formatPrice(price)}.` : '';
}

function notesOf({ unplaced, estimated, origin, notes }: ReadRequest): string {
  return [
    ...unplaced,
    estimated && `Estimado que vio: ${estimated}`,
    origin && `Llegó por ${originName[origin]}`,
    ...notes,
  ]
    .filter(Boolean)
    .join('\n');
}

const DAY_MS = 86_400_000;

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

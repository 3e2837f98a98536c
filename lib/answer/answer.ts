import { type ListName, listNames, plainName } from '@/lib/quotation/categories';
import { formatPrice, type Price, type PriceUnit } from '@/lib/quotation/prices';
import type { ReadRequest } from '@/lib/quotation/read-message';
import { originName } from '@/lib/quotation/request';
import { writeLine } from '@/lib/quotation/request-lines';
import { readTitle } from '@/lib/quotation/servings';

/** What the business states for its answers. */
export type AnswerRules = {
  /** For how many days an answer holds. */
  validDays: number;
  /** In percent of the total. */
  depositPercent: number;
};

/** A line of the answer, as the owner has typed it. */
export type AnswerRow = {
  title: string;
  /** In pesos, in any form that `parsePrice` reads. */
  amount: string;
  unit: PriceUnit;
  /** How many of it are charged; empty for one a guest, or one an event. */
  quantity: string;
  minimum: number | undefined;
  /** The list of the request that it comes from; undefined for what the owner has added. */
  list: ListName | undefined;
};

/** The owner's answer to a request, as typed: what the form holds, and what is kept as the draft. */
export type Answer = {
  /** Tells this client's event from that of another client of the same name. */
  id: string;
  /** The visitor's message, as pasted. */
  message: string;
  /** Whether a part of that message is missing. There is no total as long as it is. */
  isCut: boolean;
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
  id: '',
  message: '',
  isCut: false,
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

export const emptyRow: AnswerRow = {
  title: '',
  amount: '',
  unit: 'person',
  quantity: '',
  minimum: undefined,
  list: undefined,
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

/**
 * The answer to a request, with today's prices.
 * @param today `yyyy-MM-dd`
 */
export function answerTo(
  request: ReadRequest,
  message: string,
  offered: readonly MenuPrice[],
  rules: AnswerRules,
  today: string,
): Answer {
  const { isCut, name, phone = '', date, time, area, guests, children } = request;
  return {
    // The same message read again is the same client's.
    ...newAnswer(rules, today, hashOf(message)),
    message,
    isCut,
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
export function newAnswer({ validDays, depositPercent }: AnswerRules, today: string, id: string): Answer {
  return { ...emptyAnswer, id, deposit: String(depositPercent), validUntil: addDays(today, validDays) };
}

function rowOf(written: string, list: ListName, offered: readonly MenuPrice[]): AnswerRow {
  const { title, servings } = readTitle(
    written,
    (whole) => optionsOf({ title: whole, list }, offered).length > 0,
  );
  const row = { ...emptyRow, title, list, quantity: String(servings ?? '') };
  const [option] = optionsOf(row, offered);
  if (!option) return row;
  const { price, unit, minimum } = option;
  return { ...row, amount: typeof price === 'number' ? formatPrice(price).slice(1) : '', unit, minimum };
}

/** The options that a row may be, in the order of the menu. */
export function optionsOf(
  { title, list }: Pick<AnswerRow, 'title' | 'list'>,
  offered: readonly MenuPrice[],
): MenuPrice[] {
  const wanted = bare(title);
  return offered.filter((option) => option.list === list && bare(option.title) === wanted);
}

/** A title without case, accents, and the marks of bold, italics and so on, which WhatsApp drops. */
function bare(title: string): string {
  return plainName(title.replace(/[*_~`]/g, ''));
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

/** @param day `yyyy-MM-dd` */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

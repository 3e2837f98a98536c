import { type ListName, listNames, listOfCategory, plainName } from '@/lib/quotation/categories';
import { DAY_MS, todayInBuenosAires } from '@/lib/quotation/dates';
import type { OfferedOption } from '@/lib/quotation/offered-option';
import { eatersText, readTitle } from '@/lib/quotation/portion-texts';
import { isRead } from '@/lib/quotation/portions';
import { formatAmount, type PriceUnit, toCents } from '@/lib/quotation/prices';
import type { ReadRequest } from '@/lib/quotation/read-message';
import { originName } from '@/lib/quotation/request';
import { writeLine } from '@/lib/quotation/request-lines';
import { sumOf } from './sum';
import { titlesIn } from './written-titles';

/** The terms that the business sets for all its answers. */
export type AnswerRules = {
  validDays: number;
  /** Percentage of the total. */
  depositPercent: number;
};

export const emptyRow = {
  title: '',
  /** In pesos, in any form that `amountOf` (sum.ts) reads. */
  amount: '',
  unit: 'person' as PriceUnit,
  /** How many are charged. If empty, one per guest or one per event. */
  quantity: '',
  minimum: undefined as number | undefined,
  /** The request list that the row comes from; undefined for rows that the owner added. */
  list: undefined as ListName | undefined,
};

/** A line of the answer, as typed by the owner. */
export type AnswerRow = typeof emptyRow;

export const emptyAnswer = {
  /** Distinguishes this client's event from that of another client with the same name. */
  id: '',
  /** The visitor's message, as pasted. */
  message: '',
  /** Whether part of the message is missing. If so, there is no total. */
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
  specialMenus: '',
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

/** The answer to a request, with today's prices. */
export function answerTo(
  request: ReadRequest,
  message: string,
  offered: readonly OfferedOption[],
  rules: AnswerRules,
  now: Date,
): Answer {
  const { isCut, name, phone = '', date, time, area, guests, children } = request;
  return {
    // Reading the same message again gives the same id, because it is the same client.
    ...newAnswer(rules, now, hashOf(message)),
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
    rows: withoutRest(
      listNames.flatMap((list) => rowsOf(request[list], list, offered)),
      guests,
    ),
    notes: notesOf(request),
  };
}

/** A blank answer, with the default deposit and validity. */
export function newAnswer(rules: AnswerRules, now: Date, id = now.getTime().toString(36)): Answer {
  const validUntil = addDays(todayInBuenosAires(now), rules.validDays);
  return { ...emptyAnswer, id, deposit: String(rules.depositPercent), validUntil };
}

function rowsOf(written: readonly string[], list: ListName, offered: readonly OfferedOption[]): AnswerRow[] {
  const ofList = offered.filter(({ category }) => listOfCategory(category) === list);
  const titles = new Set(ofList.map(({ title }) => bare(title)));
  const isOffered = (title: string) => titles.has(bare(title));
  const isWritten = (title: string) => isOffered(readTitle(title, isOffered).title);
  return written
    .flatMap((item) => titlesIn(item, isWritten))
    .map((title) => rowOf(title, list, ofList, isOffered));
}

/** The main that takes the rest of a range of guests states it: `para 74-94`. Of another number of guests it takes the rest too. */
function withoutRest(rows: readonly AnswerRow[], guests: string): AnswerRow[] {
  const { bill, rows: read } = sumOf({ ...emptyAnswer, guests, rows: [...rows] }, undefined);
  const rests = read.map((row) => !isRead(row) && bill.portions && eatersText(bill.portions, row));
  return rows.map((row, index) => (row.quantity === rests[index] ? { ...row, quantity: '' } : row));
}

function rowOf(
  written: string,
  list: ListName,
  offered: readonly OfferedOption[],
  isOffered: (title: string) => boolean,
): AnswerRow {
  const { title, servings } = readTitle(written, isOffered);
  const row = { ...emptyRow, title, list, quantity: servings };
  const [option] = optionsOf(title, list, offered);
  if (!option) return row;
  const { unit, minimum } = option;
  return { ...row, amount: amountIn(option), unit, minimum };
}

/** What the amount of a row says at first: words only if they say that there is nothing to pay. */
function amountIn({ price, isFree }: OfferedOption): string {
  if (typeof price === 'number') return formatAmount(toCents(price));
  return (isFree && price) || '';
}

/** The menu options that a row may refer to, in menu order. */
export function optionsOf(title: string, list: AnswerRow['list'], offered: readonly OfferedOption[]) {
  const wanted = bare(title);
  return offered.filter(
    (option) => bare(option.title) === wanted && listOfCategory(option.category) === list,
  );
}

/** A title in lower case, without accents and without formatting marks (bold, italics and so on), which WhatsApp removes. */
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

import { type ListName, listNames, listOfCategory, plainName } from '@/lib/quotation/categories';
import type { OfferedOption } from '@/lib/quotation/offered-option';
import { eatersText, readTitle } from '@/lib/quotation/portion-texts';
import { isRead } from '@/lib/quotation/portions';
import { formatAmount, toCents } from '@/lib/quotation/prices';
import type { ReadRequest } from '@/lib/quotation/read-message';
import { writeLine } from '@/lib/quotation/request-lines';
import { trafficSources } from '@/lib/quotation/traffic-sources.mjs';
import { type Answer, type AnswerRow, type AnswerRules, emptyAnswer, emptyRow, newAnswer } from './answer';
import { sumOf } from './sum';
import { titlesIn } from './written-titles';

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
    origin && `Llegó por ${trafficSources[origin].name}`,
    ...notes,
  ]
    .filter(Boolean)
    .join('\n');
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

import { type ListName, listNames, listOfCategory } from '@/lib/menu/categories';
import { type RequestOption, titleInCategory } from '@/lib/menu/request-option';
import { plainName } from '@/lib/values/plain-name';
import { formatAmount, formatPrice } from '@/lib/values/prices';
import { type Answer, type AnswerBusiness, type AnswerRow, emptyRow, newAnswer } from './answer';
import type { ReadRequest } from './read-message';

/** The answer to a request, with today's prices. */
export function answerTo(
  request: ReadRequest,
  message: string,
  offered: readonly RequestOption[],
  business: AnswerBusiness,
  now: Date,
): Answer {
  const { titles, notes, requests, ...fields } = request;
  return {
    ...newAnswer(business, now),
    ...fields,
    message,
    rows: listNames.flatMap((list) => titles[list].map((title) => rowOf(title, list, offered))),
    notes: notes.join('\n'),
  };
}

function rowOf(written: string, list: ListName, offered: readonly RequestOption[]): AnswerRow {
  const { title, quantity } = readTitle(written, list, offered);
  const row = { ...emptyRow, title, list, quantity };
  const [option, ...others] = optionsOf(title, list, offered);
  if (!option || others.length > 0) return row;
  // Of trays and the like the owner types how many: as with what is charged per event, the price is charged that many times.
  const unit = option.unit === 'other' ? 'event' : option.unit;
  return { ...row, amount: amountIn(option), unit, minimum: option.minimum };
}

/** `Menú vegetariano (para 4)` is a title with a number, unless the menu has it as it stands. */
function readTitle(written: string, list: ListName, offered: readonly RequestOption[]) {
  const [, title, quantity = ''] = /^(.+) \(para ([^()]{1,40})\)$/.exec(written) ?? [];
  const isTitle = optionsOf(written, list, offered).length > 0;
  return title && !isTitle ? { title, quantity } : { title: written, quantity: '' };
}

/** What the amount of a row says at first: words only if they say that there is nothing to pay. */
function amountIn({ price, isFree, unit }: RequestOption): string {
  if (typeof price === 'number') return unit === 'other' ? '' : formatAmount(price);
  return (isFree && price) || '';
}

/** Why a row has no amount, in Spanish. Empty if it has one, which `read` knows, or was added and is blank. */
export function rowHint(
  { title, list, amount }: AnswerRow,
  read: RequestOption,
  offered: readonly RequestOption[],
): string {
  if (read.price !== undefined) return '';
  const typed = amount.trim();
  return [
    typed && `No entendemos "${typed}": va un importe en números, como 9.000.`,
    list && menuHint(optionsOf(title, list, offered)),
  ]
    .filter(Boolean)
    .join(' ');
}

function menuHint([option, ...others]: readonly RequestOption[]): string {
  if (!option) return 'No lo encontramos en el menú.';
  if (others.length > 0) {
    const all = [option, ...others].map(
      ({ category, price }) => `${category}, ${formatPrice(price ?? 'sin precio')}`,
    );
    return `En el menú hay ${all.length}: ${all.join('; ')}.`;
  }
  return `En el menú: ${formatPrice(option.price ?? 'sin precio')}.`;
}

/**
 * The menu options that a row of a list may refer to, in menu order: those of this title or, where its category follows in brackets, that
 * one.
 */
function optionsOf(title: string, list: ListName, offered: readonly RequestOption[]): RequestOption[] {
  const ofList = offered.filter(({ category }) => listOfCategory(category) === list);
  const called = ofList.filter((option) => bare(option.title) === bare(title));
  return called.length > 0
    ? called
    : ofList.filter((option) => bare(titleInCategory(option)) === bare(title));
}

/** A title in lower case, without accents and without formatting marks (bold, italics and so on), which WhatsApp removes. */
function bare(title: string): string {
  return plainName(title.replace(/[*_~`]/g, ''));
}

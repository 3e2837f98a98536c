import { type ListName, listNames, listOfCategory } from '@/lib/menu/categories';
import { type RequestOption, titleInCategory } from '@/lib/menu/request-option';
import { plainName } from '@/lib/values/plain-name';
import { formatAmount, toCents } from '@/lib/values/prices';
import { type Answer, type AnswerRow, type AnswerRules, emptyRow, newAnswer } from './answer';
import type { ReadRequest } from './read-message';

/** The answer to a request, with today's prices. */
export function answerTo(
  { requests, notes, entrada, menu, postre, bebida, ...read }: ReadRequest,
  message: string,
  offered: readonly RequestOption[],
  rules: AnswerRules,
  now: Date,
): Answer {
  const written = { entrada, menu, postre, bebida };
  return {
    // Reading the same message again gives the same id, because it is the same client.
    ...newAnswer(rules, now, draftId(message)),
    ...read,
    message,
    rows: listNames.flatMap((list) => written[list].map((title) => rowOf(title, list, offered))),
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
  const [, title, quantity] = /^(.+) \(para ([^()]{1,40})\)$/.exec(written) ?? [];
  const isNumber = quantity && /^(?:\d{1,4}(?:-\d{1,4})?|todos)$/.test(quantity);
  const isTitle = optionsOf(written, list, offered).some((option) => bare(option.title) === bare(written));
  const whole = { title: written, quantity: '' };
  if (!title || !quantity || isTitle) return whole;
  return isNumber || optionsOf(title, list, offered).length > 0 ? { title, quantity } : whole;
}

/** What the amount of a row says at first: words only if they say that there is nothing to pay. */
function amountIn({ price, isFree, unit }: RequestOption): string {
  if (typeof price === 'number') return unit === 'other' ? '' : formatAmount(toCents(price));
  return (isFree && price) || '';
}

/**
 * The menu options that a row of a list may refer to, in menu order: those of this title or, of a title with its category in brackets, the
 * one of this category; without one, those of the title before the brackets.
 */
export function optionsOf(
  title: string,
  list: AnswerRow['list'],
  offered: readonly RequestOption[],
): RequestOption[] {
  const ofList = offered.filter(({ category }) => listOfCategory(category) === list);
  const called = (wanted: string, nameOf: (option: RequestOption) => string) =>
    ofList.filter((option) => bare(nameOf(option)) === bare(wanted));
  const found = [
    called(title, (option) => option.title),
    called(title, titleInCategory),
    called(title.replace(/ \([^()]*\)$/, ''), (option) => option.title),
  ];
  return found.find((options) => options.length > 0) ?? [];
}

/** A title in lower case, without accents and without formatting marks (bold, italics and so on), which WhatsApp removes. */
function bare(title: string): string {
  return plainName(title.replace(/[*_~`]/g, ''));
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function draftId(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

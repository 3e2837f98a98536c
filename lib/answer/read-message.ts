import { type ChosenTitles, type ListName, listNames, lists, titlesByList } from '@/lib/menu/categories';
import { I_WANT, labels, MY_NAME, UNSPECIFIED } from '@/lib/request/message';
import type { FieldName } from '@/lib/request/request';
import { formatDay } from '@/lib/values/dates';
import { plainName } from '@/lib/values/plain-name';
import { readWrittenDay } from '@/lib/values/written-day';
import type { Answer } from './answer';
import { type PastedLine, pastedLines } from './pasted-lines';

/** A request as read from its message. Its prices are not taken over, because the answer uses today's. */
export type ReadRequest = Pick<Answer, (keyof Answer & FieldName) | 'phone' | 'isCut'> & {
  titles: ChosenTitles;
  /** How many requests the text holds. The last one counts. */
  requests: number;
  /** The lines that the answer has no field for. */
  notes: string[];
};

/**
 * Reads what `lib/request/message.ts` writes. We wrote it, so its labels are enough: with or without asterisks and dashes, among other
 * messages. What no label announces goes into the notes, in the owner's sight.
 * @returns undefined if the text holds no request
 */
export function readMessage(text: string): ReadRequest | undefined {
  const lines = pastedLines(text);
  // The last request counts. One whose greeting was not copied begins with its first label.
  const greetings = lines.flatMap((line, index) => (GREETING.test(line.text) ? [index] : []));
  const start = greetings.at(-1) ?? lines.findIndex((line) => partFrom(line));
  if (start < 0) return undefined;
  const parts = partsIn(lines.slice(start));
  const hasLabels = parts.some(isList) && !parts.every(isList);
  if (greetings.length === 0 && !hasLabels) return undefined;

  const part = (name: PartName) => parts.find((one) => one.name === name);
  const value = (name: PartName) => part(name)?.value ?? '';
  const date = readWrittenDay(value('date')) ?? '';
  const time = HOUR.test(value('time')) ? value('time') : '';
  /** Of each part that has a field, whether the field says all of it: else the notes say it too. Parts without a field are only in the notes. */
  const isInField: Partial<Record<PartName, boolean>> & Record<PartName & keyof Answer, boolean> = {
    name: true,
    date: formatDay(date) === value('date'),
    time: time === value('time'),
    guests: true,
    area: true,
  };
  return {
    name: value('name'),
    date,
    time,
    ...guestsIn(value('guests')),
    area: value('area'),
    titles: titlesByList((list) => titleLines(part(list)).map((line) => line.text.replace(DASH, ''))),
    phone: phoneOf(lines.slice(0, start + 1).findLast(({ sender }) => sender)?.sender),
    requests: Math.max(greetings.length, 1),
    // Every message of ours holds a day and the last list, even if nobody chose any.
    isCut: lines.slice(start).some(({ isCut }) => isCut) || !part('date') || !listNames.slice(-1).every(part),
    notes: [
      ...lines.slice(0, greetings[0] ?? start).map((line) => line.text),
      // Of earlier requests, what somebody added to them.
      ...partsIn(lines.slice(greetings[0] ?? start, start)).flatMap(addedTo),
      // What the owner has to type into a field stands before the rest.
      ...parts.filter(({ name }) => isInField[name] === false).map(labelled),
      ...parts.flatMap((one) => [one.name in isInField ? '' : labelled(one), ...addedTo(one)]),
    ]
      .map(specified)
      .filter(Boolean),
  };
}

/** What the greeting or a label announces. */
type Part = {
  name: PartName;
  /** Empty for the greeting. */
  label: string;
  /** What stands beside the label; empty for a list, and for what is not specified. */
  value: string;
  /** The sender, if WhatsApp states one before the label. */
  sender: string | undefined;
  /** The lines down to the next label. */
  below: PastedLine[];
};

type PartName = 'name' | keyof typeof labels | ListName;

const isList = ({ name }: Part) => name in lists;

/** The parts of a request in their order, from the first line on. A label that comes again is an ordinary line. */
function partsIn(lines: readonly PastedLine[]): Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const part = partFrom(line);
    if (part && !parts.some(({ name }) => name === part.name)) parts.push(part);
    else parts.at(-1)?.below.push(line);
  }
  return parts;
}

const GREETING = new RegExp(`^(.*?)(?:hola,? ?)?${MY_NAME} (.*) ${I_WANT}[.!]?(.*)$`, 'i');

const LABEL = /^[*_]*(\p{L}[\p{L} ]{2,20})[*_]* ?:[*_]*(.*)$/u;

const partOfLabel = new Map(
  [
    ...Object.entries(labels).map(([name, label]) => ({ name: name as keyof typeof labels, label })),
    ...listNames.map((name) => ({ name, label: lists[name].label })),
  ].map((part) => [plainName(part.label), part]),
);

/** The part that a line begins, such as `*Zona:* Palermo`, or `*Postre:*` alone. What stands around the greeting counts as below it. */
function partFrom(line: PastedLine): Part | undefined {
  const { text, sender } = line;
  const [, before = '', name, after = ''] = GREETING.exec(text) ?? [];
  if (name !== undefined) {
    const below = [before, after].map((one) => ({ ...line, text: one }));
    return { name: 'name', label: '', value: specified(name), sender, below };
  }
  const [, label = '', beside = ''] = LABEL.exec(text) ?? [];
  const known = partOfLabel.get(plainName(label));
  const value = specified(beside);
  if (!known || (known.name in lists && value)) return undefined;
  return { ...known, value, sender, below: [] };
}

/** `Zona: Palermo`; empty where nothing stands beside the label. */
function labelled({ label, value }: Part): string {
  return value && `${label}: ${value}`;
}

const NOTHING = new RegExp(`^[\\s*_]*(?:${UNSPECIFIED})?[\\s*_]*$`, 'i');

/** A text without the blanks around it; empty where the message says that nothing is specified. */
function specified(text: string): string {
  return NOTHING.test(text) ? '' : text.trim();
}

const DASH = /^(?:[-•–—·◦▪●‣] ?|\* )/;

/** A label of something else, such as `*Incluye:*` in an answer of the business. */
const OTHER_LABEL = /^[^:]{1,40}:[*_]*$/;

/** The lines of a list that are titles. E-mail may have removed the dashes: then an empty line ends the list. */
function titleLines(list: Part | undefined): PastedLine[] {
  const first = list?.below.findIndex(({ text }) => text) ?? -1;
  if (!list || first < 0) return [];
  const lines = list.below.slice(first);
  const hasDashes = DASH.test(lines[0]?.text ?? '');
  const end = lines.findIndex(({ text, sender }) => {
    // Where each line states its sender, a sender begins no other message.
    const beginsMessage = sender !== undefined && list.sender === undefined;
    const isLabel = OTHER_LABEL.test(text) && !DASH.test(text);
    const saysNone = text !== '' && !specified(text);
    return beginsMessage || isLabel || saysNone || (text === '' && !hasDashes);
  });
  return lines.slice(0, end < 0 ? undefined : end).filter(({ text }) => (hasDashes ? DASH.test(text) : text));
}

/** The lines below a label that are no titles. */
function addedTo(part: Part): string[] {
  const titles = new Set(isList(part) ? titleLines(part) : []);
  return part.below.filter((line) => !titles.has(line)).map(({ text }) => text);
}

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** `40`, `40 (8 chicos de 4 a 9)`, `8 chicos de 4 a 9`, `40 (chicos de 4 a 9: unos 8)`. */
function guestsIn(text: string): Pick<Answer, 'guests' | 'children'> {
  const [, guests = '', count, typed] =
    /^(?:(.+) \(|)(?:(\d{1,4}) chicos?|chicos) de \d{1,3} a \d{1,3}(?:: (.+?))?\)?$/.exec(text) ?? [];
  const children = count ?? typed;
  return children === undefined ? { guests: text, children: '' } : { guests, children };
}

/** The number of a sender whom the business has not saved as a contact. */
function phoneOf(sender = ''): string {
  return /^~?\s?(\+?\d[\d\s().\u2010-\u2015-]{7,24})$/.exec(sender)?.[1] ?? '';
}

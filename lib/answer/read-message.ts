import { type ChosenTitles, type ListName, listNames, lists } from '@/lib/menu/categories';
import { I_WANT, labels, MY_NAME, UNSPECIFIED } from '@/lib/request/message';
import type { FieldValues } from '@/lib/request/request';
import { formatDay } from '@/lib/values/dates';
import { plainName } from '@/lib/values/plain-name';
import { toWellFormed } from '@/lib/values/well-formed';
import { readWrittenDay } from '@/lib/values/written-day';

/** A request as read from its message. Its prices are not taken over, because the answer uses today's. */
export type ReadRequest = Pick<FieldValues, 'name' | 'children' | (typeof fieldLines)[number]> &
  ChosenTitles & {
    /** The sender's number, if WhatsApp states it; else empty. */
    phone: string;
    /** How many requests the text holds. The last one counts. */
    requests: number;
    /** Whether part of the message is missing. If so, there is no total. */
    isCut: boolean;
    /** The lines that the answer has no field for. */
    notes: string[];
  };

/** In characters, as many as WhatsApp sends in one message. The rest of a longer text is not read. */
export const MAX_TEXT = 65_536;

/** No line of a request is longer. Patterns see no more of it, so the work grows linearly with the text. */
const MAX_PASTED_LINE = 2_000;

/**
 * Reads what `lib/request/message.ts` writes, by its labels, as it is copied from WhatsApp or e-mail: with or without asterisks, quoted,
 * with time and name before each line, among other messages. What no label announces goes into the notes.
 * @returns undefined if the text holds no request
 */
export function readMessage(text: string): ReadRequest | undefined {
  const lines = linesOf(text);
  const greetings = lines.flatMap((line, index) => (GREETING.test(line.text) ? [index] : []));
  const start = greetings.at(-1) ?? lines.findIndex((line) => labelled(line.text));
  const [, before = '', name = '', after = ''] = GREETING.exec(lines[start]?.text ?? '') ?? [];
  const ofRequest = lines.slice(greetings.length > 0 ? start + 1 : start);
  const { texts, titles, notes } = partsIn(ofRequest);
  if (greetings.length === 0 && !(titles.size > 0 && texts.size > 0)) return undefined;
  const times = timesIn(texts);
  return {
    ...times.fields,
    name: isNothing(name) ? '' : name.trim(),
    ...guestsIn(texts.get('guests') ?? ''),
    area: texts.get('area') ?? '',
    ...chosenTitles(titles),
    phone: phoneOf(lines.slice(0, start + 1).findLast(({ sender }) => sender)?.sender),
    requests: Math.max(greetings.length, 1),
    // Every message of ours holds a day and the drinks, even if nobody chose any.
    isCut: lines.slice(start).some(({ isCut }) => isCut) || !texts.has('date') || !titles.has('bebida'),
    notes: [
      ...lines.slice(0, greetings[0] ?? start).map((line) => line.text),
      before,
      after,
      ...times.notes,
      ...notes,
    ]
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

const GREETING = new RegExp(`^(.*?)(?:hola,? ?)?${MY_NAME} (.*) ${I_WANT}[.!]?(.*)$`, 'i');

type PastedLine = {
  /** Without what chats and e-mail add around it. */
  text: string;
  /** The sender, if WhatsApp states one at the start of the line. */
  sender: string | undefined;
  /** Whether the copied text was cut off here. */
  isCut: boolean;
};

/** `[14:03, 25/11/2026] Ana: `, `[25 nov 2026, 2:03 PM] Ana: `, `25/11/26 2:03 p. m. - Ana: ` and `2026-11-25, 14.03 – Ana: `. */
const STAMP =
  /^(?:\[(?=[^\]]{0,30}\d[:.]\d\d)[^\]]{8,40}\]|[\d/.-]{6,10},?(?: a las)? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.? ?m\.?)? [-–]) ?([^:]{1,60}):(?: |$)/i;

/** What WhatsApp, or our own e-mail, puts in place of the rest. */
const CUT_MARK = /(?:^|(?:\.{3}|…) ?| (?=[[(]))[[(]?(?:leer m[aá]s|sigue por whatsapp)[\])]?\.?$/i;

/** Invisible characters that WhatsApp adds around names and times. */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

function linesOf(text: string): PastedLine[] {
  const read = text.slice(0, MAX_TEXT).trim();
  const [, quoted = read] = /^["“«](.*)["”»]$/s.exec(read) ?? [];
  return quoted.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => {
    const plain = toWellFormed(line.slice(0, MAX_PASTED_LINE))
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .replace(/[\u00A0\u202F\t]/g, ' ')
      .trim();
    const [stamp = '', sender] = STAMP.exec(plain) ?? [];
    const said = withoutEditMark(plain.slice(stamp.length).replace(/^(?:> ?)+/, ''));
    const whole = said.replace(CUT_MARK, '').trim();
    return { text: /^[.…]+$/.test(whole) ? '' : whole, sender, isCut: CUT_MARK.test(said) };
  });
}

/** Removes a mark such as `<Se editó este mensaje.>` or `<This message was edited>` from the end. */
function withoutEditMark(text: string): string {
  const start = text.endsWith('>') ? text.lastIndexOf('<') : -1;
  return start >= 0 && /\bedit/i.test(text.slice(start)) ? text.slice(0, start).trimEnd() : text;
}

type LineName = keyof typeof labels;

const lineNames = new Map(
  Object.entries(labels).map(([name, label]) => [plainName(label), name as LineName]),
);
const listOfLabel = new Map(listNames.map((name) => [plainName(lists[name].label), name]));

/** The label and the value of a line such as `*Zona:* Palermo`, or the label of a list. */
function labelled(text: string): { line?: LineName; list?: ListName; value: string } | undefined {
  const [, label = '', value = ''] = /^[*_]*(\p{L}[\p{L} ]{2,20})[*_]* ?:[*_]*(.*)$/u.exec(text) ?? [];
  const line = lineNames.get(plainName(label));
  const list = listOfLabel.get(plainName(label));
  if (line) return { line, value: isNothing(value) ? '' : value.trim() };
  return list && isNothing(value) ? { list, value } : undefined;
}

const NOTHING = new RegExp(`^[\\s*_]*(?:${UNSPECIFIED})?[\\s*_]*$`, 'i');

function isNothing(value: string): boolean {
  return NOTHING.test(value);
}

/** What the parts of a request say. */
function partsIn(lines: readonly PastedLine[]) {
  const texts = new Map<LineName, string>();
  const titles = new Map<ListName, string[]>();
  const found = labelsIn(lines);
  const notes = lines.slice(0, found[0]?.index).map(({ text }) => text);
  // Where each line states its sender, a sender begins no other message.
  const areAllStamped = lines.find(({ text }) => text)?.sender !== undefined;
  for (const [place, { line, list, value, index }] of found.entries()) {
    const below = lines.slice(index + 1, found[place + 1]?.index);
    const read = list ? readList(below, areAllStamped) : undefined;
    if (list) titles.set(list, read?.items ?? []);
    if (line) texts.set(line, value);
    if (line && !fieldLines.some((name) => name === line)) notes.push(`${labels[line]}: ${value}`);
    notes.push(...(read?.others ?? below.map(({ text }) => text)));
  }
  return { texts, titles, notes: notes.filter((text) => !isNothing(text)) };
}

/** The labels of a request in their order. One that comes again is an ordinary line. */
function labelsIn(lines: readonly PastedLine[]) {
  const found = lines.flatMap(({ text }, index) => {
    const label = labelled(text);
    return label ? [{ ...label, index }] : [];
  });
  return found.filter(
    ({ line, list }, place) => found.findIndex((one) => one.line === line && one.list === list) === place,
  );
}

const DASH = /^(?:[-•–—·◦▪●‣] ?|\* )/;

/** A label of something else, such as `*Incluye:*` in an answer of the business. */
const OTHER_LABEL = /^[^:]{1,40}:[*_]*$/;

/** The titles of a list, and other lines among them and below. E-mail may have removed the dashes: then an empty line ends the list. */
function readList(
  below: readonly PastedLine[],
  areAllStamped: boolean,
): { items: string[]; others: string[] } {
  const first = below.findIndex(({ text }) => text);
  const hasDashes = DASH.test(below[first]?.text ?? '');
  const end = below.findIndex(
    ({ text, sender }, index) =>
      (sender !== undefined && !areAllStamped) ||
      (!DASH.test(text) && OTHER_LABEL.test(text)) ||
      (text ? isNothing(text) : !hasDashes && index > first),
  );
  const texts = below.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
  const items = texts.filter((text) => (hasDashes ? DASH.test(text) : text));
  return {
    items: items.map((text) => (hasDashes ? text.replace(DASH, '') : text)),
    others: [
      ...texts.filter((text) => !items.includes(text)),
      ...(end < 0 ? [] : below.slice(end).map(({ text }) => text)),
    ],
  };
}

/** The lines that the answer has a field for. */
const fieldLines = ['date', 'guests', 'time', 'area'] as const satisfies readonly LineName[];

function chosenTitles(titles: ReadonlyMap<ListName, string[]>): ChosenTitles {
  return Object.fromEntries(listNames.map((list) => [list, titles.get(list) ?? []])) as ChosenTitles;
}

/** Day and hour in the form of a field. What is not written as our message writes it stays in the notes. */
function timesIn(texts: ReadonlyMap<LineName, string>) {
  const [date = '', time = ''] = [texts.get('date'), texts.get('time')];
  const day = readWrittenDay(date) ?? '';
  const hour = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : '';
  return {
    fields: { date: day, time: hour },
    notes: [
      date !== (formatDay(day) ?? '') && `${labels.date}: ${date}`,
      time !== hour && `${labels.time}: ${time}`,
    ].filter((line) => typeof line === 'string'),
  };
}

/** `40`, `40 (8 chicos de 4 a 9)`, `8 chicos de 4 a 9`, `40 (chicos de 4 a 9: unos 8)`. */
function guestsIn(text: string): Pick<FieldValues, 'guests' | 'children'> {
  const [, guests = '', count, typed] =
    /^(?:(.+) \(|)(?:(\d{1,4}) chicos?|chicos) de \d{1,3} a \d{1,3}(?:: (.+?))?\)?$/.exec(text) ?? [];
  const children = count ?? typed;
  return children === undefined ? { guests: text, children: '' } : { guests, children };
}

/** The number of a sender whom the business has not saved as a contact. */
function phoneOf(sender = ''): string {
  return /^~?\s?(\+?\d[\d\s().\u2010-\u2015-]{7,24})$/.exec(sender)?.[1] ?? '';
}

import { type ChosenTitles, type ListName, listNames } from './categories';
import { linesOf, type PastedLine, unwrapped } from './pasted-lines';
import type { QuotationRequest } from './request';
import { ESTIMATE, I_WANT, MY_NAME, type RequestFields, readLines } from './request-lines';
import { labelled, labelsIn, separated } from './written-labels';
import { isDashed, isNoise, originOf, readList, saysNothing, type WrittenList } from './written-lists';
import { readWrittenDay, readWrittenHour } from './written-time';

/** A request as read from its message. Its prices are not taken over, because the answer uses today's. */
export type ReadRequest = RequestFields &
  ChosenTitles &
  Pick<QuotationRequest, 'origin'> & {
    /** The sender's number, if WhatsApp states it. */
    phone: string | undefined;
    /** How many requests the text holds. */
    requests: number;
    /** Whether part of the message is missing. If so, there is no total. */
    isCut: boolean;
    /** The estimate that the visitor saw. */
    estimated: string | undefined;
    /** The request's lines that the owner's answer has no field for. */
    unplaced: string[];
    /** Lines that could not be read (`readLines`), and lines that are not part of the request. They become the answer's notes. */
    notes: string[];
    /** What the owner should know of the reading, in Spanish: what could not be read, or is struck out. */
    remarks: string[];
  };

/**
 * Reads what `message.ts` writes, by its labels. The text may have another greeting or none, be wrapped by e-mail or joined to one paragraph,
 * have decorated labels, or be copied from WhatsApp: without asterisks, quoted, with time and name before each line, among other messages.
 * If it holds several requests, the last one counts.
 * @returns undefined if the text holds no request
 */
export function readMessage(text: string): ReadRequest | undefined {
  const lines = unwrapped(separated(linesOf(text)), isStart);
  const greetings = lines.flatMap((line, index) => (greetingOf(line) ? [index] : []));
  const start = greetings.at(-1) ?? firstLabel(lines);
  if (start === undefined) return undefined;
  const { before = '', name = '', after = '' } = greetingOf(lines[start]) ?? {};
  const ofRequest = lines.slice(greetings.length > 0 ? start + 1 : start);
  const { texts, lists, notes } = partsIn(ofRequest);
  const leftOut = Object.values(lists).flatMap((list) => list.leftOut);
  const more = takeWrittenTimes(texts);
  const { fields, unread, unplaced } = readLines(texts);
  const sender = phoneOf(lines.slice(0, start + 1).findLast(({ sender }) => sender)?.sender);
  return {
    ...fields,
    name: saysNothing(name) ? '' : name,
    ...titlesOf(lists),
    origin: ofRequest.map(({ text }) => originOf(text)).find((origin) => origin !== undefined),
    phone: sender ?? [after, fields.comments, ...notes].map(phoneIn).find(Boolean),
    requests: Math.max(greetings.length, 1),
    isCut: lines.slice(start).some(({ isCut }) => isCut) || isEndMissing(texts, lists),
    estimated: texts.get(ESTIMATE),
    unplaced: [...unplaced, ...more],
    notes: [
      ...lines.slice(0, greetings[0] ?? start).map((line) => line.text),
      before,
      after,
      ...unread,
      ...leftOut.map(({ title, why }) => `${why}: ${title}`),
      ...notes,
    ].filter((line) => !isNoise(line)),
    remarks: [
      ...unread.map((line) => `No entendimos "${line}".`),
      ...more.map((line) => `Revisá "${line}".`),
      ...leftOut.map(({ title, why }) => `${why}, y quedó afuera: ${title}.`),
    ],
  };
}

const OURS = new RegExp(`^(.*?)(?:hola,? ?)?${MY_NAME} (.*) ${I_WANT}[.!]?(.*)$`, 'i');

/** How others introduce themselves, and what they want, as WhatsApp's writing help puts it. */
const NAMED = /^(.{0,60}?)(?:¡?hola[,!.]* ?)?(?:mi nombre es|me llamo|soy) ([^,.!]{1,80})$/i;
const WANTS =
  /(?:,? y|[,.]) (?:quiero|quisiera|querr[ií]a|me gustar[ií]a|necesito) (?:cotizar|presupuestar|(?:pedir|solicitar|recibir) (?:una?|el|la) (?:presupuesto|cotizaci[oó]n))(?:(?: para| de)? (?:un|el|mi) evento)?[.!:]?/i;

/** The name in a greeting, and the rest of its line. */
function greetingOf(line: PastedLine | undefined) {
  const text = line?.text ?? '';
  const [, before = '', name, after = ''] = OURS.exec(text) ?? introductionIn(text) ?? [];
  if (name === undefined) return undefined;
  return { before: before.trim(), name: name.trim(), after: after.trim() };
}

function introductionIn(text: string): string[] | undefined {
  const wants = WANTS.exec(text);
  const named = wants && NAMED.exec(text.slice(0, wants.index));
  return named ? [...named, text.slice(wants.index + wants[0].length)] : undefined;
}

/** Where a request without our greeting starts. It must have a list's label and a line's label. */
function firstLabel(lines: readonly PastedLine[]): number | undefined {
  const found = labelsIn(lines);
  const isRequest = found.some(({ label }) => label.list) && found.some(({ label }) => label.line);
  return isRequest ? found[0]?.index : undefined;
}

/** What the parts of a request say. What looks like a label again is an ordinary line; lines that say something else are `notes`. */
function partsIn(lines: readonly PastedLine[]) {
  const texts = new Map<string, string>();
  const lists: Lists = {};
  const found = labelsIn(lines);
  const notes = lines.slice(0, found[0]?.index).map(({ text }) => text);
  for (const [place, { label, value, isOpen, index }] of found.entries()) {
    const below = lines.slice(index + 1, found[place + 1]?.index);
    if (label.list) {
      const list = readList(value, below);
      lists[label.list] = list;
      notes.push(...list.others);
    } else {
      // Somebody has put the value below its label.
      const valueBelow = isOpen ? below.findIndex(({ text }) => text !== '') : -1;
      texts.set(label.line, value || (below[valueBelow]?.text ?? ''));
      notes.push(...below.slice(valueBelow + 1).map(({ text }) => text));
    }
  }
  return { texts, lists, notes };
}

type Lists = Partial<Record<ListName, WrittenList>>;

function titlesOf(lists: Lists): ChosenTitles {
  return Object.fromEntries(listNames.map((list) => [list, lists[list]?.titles ?? []])) as ChosenTitles;
}

/**
 * Brings day, hour and guests as people write them into the form of our messages.
 * @returns the lines that say more than that
 */
function takeWrittenTimes(texts: Map<string, string>): string[] {
  // Without what somebody has struck out to write another value beside it, and without marks of bold.
  for (const label of ['Fecha', 'Hora', 'Invitados'].filter((label) => texts.has(label))) {
    const written = texts.get(label)?.replace(/~[^~]+~+ ?/g, '') ?? '';
    texts.set(label, written.replace(/^[*_~]+|[*_~.]+$/g, '').trim());
  }
  const readers = { Fecha: readWrittenDay, Hora: readWrittenHour };
  return Object.entries(readers).flatMap(([label, read]) => {
    const written = texts.get(label) ?? '';
    const found = read(written);
    if (found) texts.set(label, found.text);
    return found && !found.isWhole ? [`${label}: ${written}`] : [];
  });
}

/** Every message of ours begins with the day, even without one, and ends with the drinks. Somebody may have removed an empty list between. */
function isEndMissing(texts: ReadonlyMap<string, string>, lists: Lists): boolean {
  return !texts.has('Fecha') || !lists.bebida;
}

/** The number of a sender whom the business has not saved as a contact. */
function phoneOf(sender: string | undefined): string | undefined {
  return /^~?\s?(\+?\d[\d\s().\u2010-\u2015-]{7,24})$/.exec(sender ?? '')?.[1];
}

/** Words for a number of one's own: `Mi cel es 341 555-1111`. */
const PHONE_WORD = /^(?:cel|tel|whats?app|wsp|wpp|wasap|n[uú]mero|contacto|llam[aá])/i;

/** The number that a line gives: alone, or within four words behind such a word. */
function phoneIn(text: string): string | undefined {
  const found = /\+?(?<!\d)\d[\d\s().-]{6,22}\d(?![\d/%])/.exec(text);
  const [phone = ''] = found ?? [];
  const words = text.slice(0, found?.index).match(/\p{L}+/gu) ?? [];
  const isGiven = words.length === 0 || words.slice(-4).some((word) => PHONE_WORD.test(word));
  return isGiven && /^\d{8,15}$/.test(phone.replace(/\D/g, '')) ? phone : undefined;
}

function isStart(line: PastedLine): boolean {
  const { text } = line;
  return isDashed(text) || !!labelled(text) || !!greetingOf(line) || originOf(text) !== undefined;
}

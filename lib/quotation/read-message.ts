import { type ChosenTitles, type ListName, listNames, lists, plainName } from './categories';
import { isRemark, linesOf, type PastedLine, unwrapped } from './pasted-lines';
import { originName, originText, type QuotationRequest } from './request';
import { type RequestFields, readLines, requestLines } from './request-lines';

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
    /** Lines that could not be read, and lines that are not part of the request. */
    notes: string[];
  };

const ESTIMATE = 'Estimado';

const UNSPECIFIED = /^\*?Sin especificar\*?$/i;

/**
 * Reads what `message.ts` writes, by its labels. The text may have another greeting or none, be wrapped by e-mail, or be copied from
 * WhatsApp: without asterisks, quoted, with time and name before each line, among other messages. If it holds several requests, the last
 * one counts.
 * @returns undefined if the text holds no request
 */
export function readMessage(text: string): ReadRequest | undefined {
  const lines = unwrapped(linesOf(text), isStart);
  const greetings = lines.flatMap((line, index) => (greetingOf(line) ? [index] : []));
  const start = greetings.at(-1) ?? firstLabel(lines);
  if (start === undefined) return undefined;
  const { before = '', name = '', after = '' } = greetingOf(lines[start]) ?? {};
  const ofRequest = lines.slice(greetings.length > 0 ? start + 1 : start);
  const { texts, titles, notes } = sorted(sectionsOf(ofRequest));
  const { fields, unread, unplaced } = readLines(texts);
  return {
    ...fields,
    name: UNSPECIFIED.test(name) ? '' : name,
    ...chosenOf(titles),
    origin: ofRequest.map(({ text }) => originOf(text)).find((origin) => origin !== undefined),
    phone: phoneOf(lines.slice(0, start + 1).findLast(({ sender }) => sender)?.sender),
    requests: Math.max(greetings.length, 1),
    isCut: lines.slice(start).some(({ isCut }) => isCut) || isPartMissing(texts, titles),
    estimated: texts.get(ESTIMATE),
    unplaced,
    notes: [
      ...lines.slice(0, greetings[0] ?? start).map((line) => line.text),
      before,
      after,
      ...unread,
      ...notes,
    ].filter((line) => !isNoise(line)),
  };
}

const GREETING = /^(.*?)(?:hola,? ?)?mi nombre es (.*) y quiero cotizar un evento[.!]?(.*)$/i;

/** The name in a greeting, and the rest of its line. */
function greetingOf(line: PastedLine | undefined) {
  const [, before = '', name, after = ''] = GREETING.exec(line?.text ?? '') ?? [];
  return name === undefined ? undefined : { before: before.trim(), name: name.trim(), after: after.trim() };
}

/** Where a request without our greeting starts. It must have a list's label and a line's label. */
function firstLabel(lines: readonly PastedLine[]): number | undefined {
  const labels = lines.map(({ text }) => labelled(text)?.label);
  const isRequest = labels.some((label) => label?.list) && labels.some((label) => label?.line);
  return isRequest ? labels.findIndex((label) => label) : undefined;
}

/** A label of the message: of a line, or of a list. */
type Label = { line: string; list?: undefined } | { list: ListName; line?: undefined };

const labels = new Map<string, Label>([
  ...[...Object.keys(requestLines), ESTIMATE].map((line) => [plainLabel(line), { line }] as const),
  ...listNames.map((list) => [plainLabel(lists[list].label), { list }] as const),
]);

/** The form in which labels are compared, because people write `Menú principal` and `Postres`. */
function plainLabel(label: string): string {
  return plainName(label.replaceAll('*', '')).replace(/s$/, '');
}

const MAX_LABEL = 40;

/** The label and the value of a line such as `*Zona:* Palermo`, with or without asterisks. A label of a list has no value. */
function labelled(text: string): { label: Label; value: string } | undefined {
  const colon = text.slice(0, MAX_LABEL).indexOf(':');
  if (colon < 0) return undefined;
  const label = labels.get(plainLabel(text.slice(0, colon)));
  const value = text
    .slice(colon + 1)
    .replace(/^\*{1,2}/, '')
    .trim();
  const isUnspecified = value === '' || UNSPECIFIED.test(value);
  if (!label || (label.list && !isUnspecified)) return undefined;
  return { label, value: isUnspecified ? '' : value };
}

/** A label at its first occurrence, its value, and the lines below it. The first section has no label. */
type Section = { label: Label | undefined; value: string; lines: PastedLine[] };

/** Splits lines at their labels. If a label occurs twice, the first one counts, and the later one is an ordinary line. */
function sectionsOf(lines: readonly PastedLine[]): Section[] {
  let section: Section = { label: undefined, value: '', lines: [] };
  const sections = [section];
  for (const line of lines) {
    const found = labelled(line.text);
    if (found && !sections.some(({ label }) => label === found.label)) {
      section = { ...found, lines: [] };
      sections.push(section);
    } else section.lines.push(line);
  }
  return sections;
}

/** What the sections of a request say; lines that say something else are `notes`. */
function sorted(sections: readonly Section[]) {
  const texts = new Map<string, string>();
  const titles = new Map<ListName, string[]>();
  const notes: string[] = [];
  for (const { label, value, lines } of sections) {
    if (label?.line !== undefined) texts.set(label.line, value);
    const end = label?.list ? endOfList(lines) : 0;
    const { chosen, others } = listIn(lines.slice(0, end));
    if (label?.list) titles.set(label.list, chosen);
    notes.push(...others, ...lines.slice(end).map(({ text }) => text));
  }
  return { texts, titles, notes };
}

const DASH = /^(?:[-•–—·](?!-) ?|[*◦▪▫●○‣⁃−‐]\uFE0F? )/u;

/** A label alone on its line, such as `*Incluye:*` in an answer of the business: another list follows. */
const OTHER_LABEL = /^\*?[^:*]{1,40}:\*?$/;

function endOfList(lines: readonly PastedLine[]): number {
  const first = lines.findIndex(({ text }) => text !== '');
  const hasDashes = DASH.test(lines[first]?.text ?? '');
  // If the label is followed by an empty line, e-mail has put one after each line.
  const isSpaced = first > 0;
  // Unless each line states its sender, a line with one starts another message.
  const isOfOthers = ({ sender }: PastedLine) =>
    sender !== undefined && (!hasDashes || lines[first]?.sender === undefined);
  const endsWith = (line: PastedLine) =>
    OTHER_LABEL.test(line.text) ||
    isOfOthers(line) ||
    (!hasDashes && isNoise(line.text) && !(isSpaced && line.text === ''));
  const end = lines.findIndex((line, index) => index >= first && endsWith(line));
  return end < 0 ? lines.length : end;
}

/** The titles of a list, and other people's lines among them. E-mail may have removed the dashes. */
function listIn(lines: readonly PastedLine[]): { chosen: string[]; others: string[] } {
  const texts = lines.map(({ text }) => text).filter(Boolean);
  const dashed = texts.filter((text) => DASH.test(text));
  if (dashed.length === 0) return { chosen: texts, others: [] };
  return {
    chosen: dashed.map((text) => text.replace(DASH, '').trimStart()),
    others: texts.filter((text) => !DASH.test(text)),
  };
}

function chosenOf(titles: ReadonlyMap<ListName, string[]>): ChosenTitles {
  return Object.fromEntries(listNames.map((list) => [list, titles.get(list) ?? []])) as ChosenTitles;
}

/** Every message of ours has a line for the day, even without one, and has all lists. */
function isPartMissing(texts: ReadonlyMap<string, string>, titles: ReadonlyMap<ListName, string[]>): boolean {
  return !texts.has('Fecha') || listNames.some((list) => !titles.has(list));
}

function originOf(text: string): QuotationRequest['origin'] {
  const origins = Object.keys(originName) as (keyof typeof originName)[];
  return origins.find((origin) => text === originText(origin));
}

/** The number of a sender whom the business has not saved as a contact. */
function phoneOf(sender: string | undefined): string | undefined {
  return /^~?\s?(\+?\d[\d\s().\u2010-\u2015-]{7,24})$/.exec(sender ?? '')?.[1];
}

function isStart(line: PastedLine): boolean {
  const { text } = line;
  return DASH.test(text) || !!labelled(text) || !!greetingOf(line) || originOf(text) !== undefined;
}

/** Whether a line has nothing to say: it is a remark, says that nothing is specified, or states the origin. */
function isNoise(text: string): boolean {
  return isRemark(text) || UNSPECIFIED.test(text) || originOf(text) !== undefined;
}

import { type ChosenTitles, type ListName, listNames, lists, plainName } from './categories';
import { isRemark, linesOf, type PastedLine, unwrapped } from './pasted-lines';
import { originName, originText, type QuotationRequest } from './request';
import { ESTIMATE, type RequestFields, readLines, requestLines, UNSPECIFIED } from './request-lines';
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
    /** Lines that could not be read, and lines that are not part of the request. */
    notes: string[];
    /** What the owner should know of the reading, in Spanish: what could not be read, or is struck out. */
    remarks: string[];
  };

const unspecified = new RegExp(String.raw`^\*?${UNSPECIFIED}\*?$`, 'i');

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
  const { texts, titles, struck, notes } = sorted(sectionsOf(ofRequest));
  const more = takeWrittenTimes(texts);
  const { fields, unread, unplaced } = readLines(texts);
  const sender = phoneOf(lines.slice(0, start + 1).findLast(({ sender }) => sender)?.sender);
  return {
    ...fields,
    name: unspecified.test(name) ? '' : name,
    ...chosenOf(titles),
    origin: ofRequest.map(({ text }) => originOf(text)).find((origin) => origin !== undefined),
    phone: sender ?? phoneIn([after, fields.comments, ...notes]),
    requests: Math.max(greetings.length, 1),
    isCut: lines.slice(start).some(({ isCut }) => isCut) || isEndMissing(texts, titles),
    estimated: texts.get(ESTIMATE),
    unplaced: [...unplaced, ...more],
    notes: [
      ...lines.slice(0, greetings[0] ?? start).map((line) => line.text),
      before,
      after,
      ...unread,
      ...struck.map((title) => `Tachado: ${title}`),
      ...notes,
    ].filter((line) => !isNoise(line)),
    remarks: [
      ...unread.map((line) => `No entendimos "${line}".`),
      ...more.map((line) => `Revisá "${line}".`),
      ...struck.map((title) => `Está tachado, y quedó afuera: ${title}.`),
    ],
  };
}

const GREETINGS = [
  /^(.*?)(?:hola,? ?)?mi nombre es (.*) y quiero cotizar un evento[.!]?(.*)$/i,
  // As WhatsApp's writing help puts it.
  /^(.{0,60}?)(?:¡?hola[,!.]* ?)?(?:mi nombre es|me llamo|soy) ([^,.!]{1,80})(?:,? y|[,.]) (?:quiero|quisiera|querr[ií]a|me gustar[ií]a|necesito) (?:cotizar|presupuestar|pedir|solicitar|recibir)(?: (?:una?|el|mi|la|cotizaci[oó]n|presupuesto|para|de|evento)){1,6}[.!:]?(.*)$/i,
];

/** The name in a greeting, and the rest of its line. */
function greetingOf(line: PastedLine | undefined) {
  for (const greeting of GREETINGS) {
    const [, before = '', name, after = ''] = greeting.exec(line?.text ?? '') ?? [];
    if (name !== undefined) return { before: before.trim(), name: name.trim(), after: after.trim() };
  }
  return undefined;
}

/** A label of the message: of a line, or of a list. Each exists once. */
type Label = { line: string; list?: undefined } | { list: ListName; line?: undefined };

/** What else people, and WhatsApp's writing help, call the parts of a request. */
const otherNames: Record<string, string[]> = {
  Fecha: ['Fecha del evento', 'Día', 'Día del evento'],
  Invitados: [
    'Cantidad de invitados',
    'Número de invitados',
    'Cantidad de personas',
    'Personas',
    'Comensales',
  ],
  Evento: ['Tipo de evento', 'Ocasión'],
  Hora: ['Horario', 'Hora del evento', 'Hora de inicio'],
  Zona: ['Lugar', 'Ubicación', 'Zona del evento', 'Lugar del evento', 'Localidad', 'Barrio'],
  'Menús especiales': ['Dietas especiales', 'Restricciones alimentarias'],
  Comentarios: ['Observaciones', 'Aclaraciones', 'Comentarios adicionales'],
  Estimado: ['Total estimado', 'Presupuesto estimado', 'Precio estimado', 'Estimación'],
  'Menu principal': ['Plato principal', 'Platos principales', 'Principal', 'Menú'],
};

const labels = new Map<string, Label>(
  [
    ...[...Object.keys(requestLines), ESTIMATE].map((line): [string, Label] => [line, { line }]),
    ...listNames.map((list): [string, Label] => [lists[list].label, { list }]),
  ].flatMap(([name, label]) =>
    [name, ...(otherNames[name] ?? [])].map((called) => [plainLabel(called), label] as const),
  ),
);

/** The form in which labels are compared, because people write `Menú principal`, `📅 FECHA` and `Postres`. */
function plainLabel(label: string): string {
  return plainName(label.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')).replace(/s$/, '');
}

const MAX_LABEL = 40;

type Labelled = {
  label: Label;
  /** Empty if nothing is specified. */
  value: string;
  /** Whether the value must stand on the next line. */
  isOpen: boolean;
  /** How surely it is a label: `sure` for `*Zona:* Palermo`, `inline` for `Bebidas: agua`, `dashed` for `- Zona: Palermo`, `bare` for `## Postre`. */
  kind: 'sure' | 'inline' | 'bare' | 'dashed';
};

/** The label and the value of a line such as `*Zona:* Palermo`, `📍 ZONA: Palermo`, `Fecha - 12/12/2026` or `## Entrada`. */
function labelled(text: string): Labelled | undefined {
  const [name, rest = '', isBare] = partsOf(text);
  const label = labels.get(plainLabel(name));
  if (!label || (isBare && !label.list && !rest)) return undefined;
  const raw = rest.replace(/^[*_~]{1,2}(?=\s|$)|^\*{1,2}/, '').trim();
  const value = unspecified.test(raw) || (label.list && NOTHING.test(raw)) ? '' : raw;
  const isDashed = DASH.test(text) || NUMBER.test(text);
  const kind = label.list && value ? 'inline' : 'sure';
  return { label, value, isOpen: raw === '', kind: isDashed ? 'dashed' : isBare ? 'bare' : kind };
}

/** What stands before and behind the colon of a line; of a line without one, a decorated name alone, or what follows a dash or precedes a number. */
function partsOf(text: string): [name: string, rest?: string, isBare?: boolean] {
  const colon = text.slice(0, MAX_LABEL).search(/[:：]/);
  if (colon >= 0) return [text.slice(0, colon), text.slice(colon + 1)];
  if (text.length > MAX_LABEL) return [''];
  const [, name, value] = /^\P{L}*(\p{L}[\p{L} ]*?)\*?(?: ?[-–—=→]+ ?| (?=\d))(.+)$/u.exec(text) ?? [];
  if (name && value && !labels.get(plainLabel(name))?.list) return [name, value, true];
  const isDecorated = /^[^\p{L}\p{N}]/u.test(text) || text === text.toUpperCase();
  return isDecorated ? [text, '', true] : [''];
}

/** Words for an empty list. With a dash before it, `Sin especificar` may be a title. */
const NOTHING = /^[\s.*_–—-]*(?:sin especificar|sin definir|a definir|ningun[oa]|nada|no)?[\s.*_–—-]*$/i;
const NO_TITLE = /^(?:ningun[oa]|nada)\.?$/i;

/** A label's place among the lines. */
type Placed = Labelled & { index: number };

/** The labels of a text, each at the first of its surest occurrences. If some have no dash, those with one are titles. */
function labelsIn(lines: readonly PastedLine[]): Placed[] {
  const found = lines.flatMap(({ text }, index): Placed[] => {
    const one = labelled(text);
    return one ? [{ ...one, index }] : [];
  });
  const kinds = found.every(({ kind }) => kind === 'dashed')
    ? (['dashed'] as const)
    : (['sure', 'inline', 'bare'] as const);
  const places = new Map<Label, Placed>();
  for (const kind of kinds)
    for (const one of found) if (one.kind === kind && !places.has(one.label)) places.set(one.label, one);
  return [...places.values()].sort((a, b) => a.index - b.index);
}

/** Where a request without our greeting starts. It must have a list's label and a line's label. */
function firstLabel(lines: readonly PastedLine[]): number | undefined {
  const found = labelsIn(lines);
  const isRequest = found.some(({ label }) => label.list) && found.some(({ label }) => label.line);
  return isRequest ? found[0]?.index : undefined;
}

/** A label, its value, and the lines below it. The first section has no label. */
type Section = Pick<Labelled, 'value' | 'isOpen'> & {
  label: Label | undefined;
  lines: readonly PastedLine[];
};

/** Splits lines at their labels. What looks like a label again is an ordinary line. */
function sectionsOf(lines: readonly PastedLine[]): Section[] {
  const found = labelsIn(lines);
  const first: Section = {
    label: undefined,
    value: '',
    isOpen: false,
    lines: lines.slice(0, found[0]?.index),
  };
  return [
    first,
    ...found.map((one, place) => ({ ...one, lines: lines.slice(one.index + 1, found[place + 1]?.index) })),
  ];
}

/** Where a label begins within a line that somebody has joined. */
const LABEL_WITHIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}*_])(?=[*_]{0,2}(?:${[...Object.keys(requestLines), ESTIMATE, ...listNames.map((list) => lists[list].label)].map((label) => label.replace(/[uú]/gi, '[uú]')).join('|')})s?[*_]{0,2}:)`,
  'giu',
);

/** Puts the labels of a message that has become one paragraph on lines of their own. */
function separated(lines: PastedLine[]): PastedLine[] {
  const found = lines.filter(({ text }) => labelled(text));
  if (found.length > 2) return lines;
  return lines.flatMap((line) => {
    const parts = line.text.split(LABEL_WITHIN);
    return parts.length > 3
      ? parts.map((text) => ({ ...line, text: text.trim().replace(/[.;,]$/, '') }))
      : [line];
  });
}

/** What the sections of a request say; lines that say something else are `notes`. */
function sorted(sections: readonly Section[]) {
  const texts = new Map<string, string>();
  const titles = new Map<ListName, string[]>();
  const notes: string[] = [];
  const struck: string[] = [];
  for (const { label, value, isOpen, lines } of sections) {
    // Somebody has put the value below its label.
    const below = label?.line && isOpen ? lines.findIndex(({ text }) => text !== '') : -1;
    if (label?.line) texts.set(label.line, value || (lines[below]?.text ?? ''));
    // Below a value in the line of a list's label only items with a mark belong to the list.
    const isDone = value !== '' && !lines.some(({ text }, index) => index < 2 && isItem(text));
    const end = label?.list && !isDone ? endOfList(lines) : below + 1;
    if (label?.list) {
      const { chosen, others } = listIn(lines.slice(0, end));
      const kept = [...inlineTitles(value), ...chosen].map(withoutStruck);
      titles.set(
        label.list,
        kept.flatMap(({ title }) => title || []),
      );
      struck.push(...kept.flatMap((one) => one.struck ?? []));
      notes.push(...others);
    }
    notes.push(...lines.slice(end).map(({ text }) => text));
  }
  return { texts, titles, struck, notes };
}

/** The titles in the line of a list's label. Those without dashes are told apart by the menu: lib/answer/written-titles.ts. */
function inlineTitles(value: string): string[] {
  if (!value) return [];
  return DASH.test(value) ? value.split(/(?:^| )[-•–—·] /).filter(Boolean) : [value];
}

/** `~Flan~` is struck out; of `~Flan~ Budín`, Budín is left. */
function withoutStruck(text: string): { title: string; struck?: string } {
  const [, struck, title = ''] =
    /^(?:\d{1,2}[.)]|[^\p{L}\p{N}~]{0,5})\s*~{1,2}(?=\S)([^~]+)~{1,2}[.,]? ?(.*)$/u.exec(text) ?? [];
  return struck === undefined ? { title: text } : { title, struck };
}

const DASH = /^(?:[-•–—·](?!-) ?|[*◦▪▫●○‣⁃−‐]\uFE0F? )/u;

const NUMBER = /^\d{1,2}(?:[.)°]|\.-|-(?= )) ?(?!\d)/;

/** What else may stand before each title of a list: `1.`, `a)`, `[x]`, an emoji. */
const MARK = new RegExp(
  String.raw`${NUMBER.source}|^[a-h]\) |^\[[ xX✓]?\]|^\d\uFE0F?\u20E3|^[✓✔☑✗✘➤➔→]|^(?![\d#*])\p{Emoji}`,
  'u',
);

function isItem(text: string): boolean {
  return DASH.test(text) || MARK.test(text);
}

/** A label alone on its line, such as `*Incluye:*` in an answer of the business: another list follows. */
const OTHER_LABEL = /^[^\p{L}\p{N}]{0,8}[^:*]{1,40}:[*_]{0,2}$/u;

function endOfList(lines: readonly PastedLine[]): number {
  const first = lines.findIndex(({ text }) => text !== '');
  const hasDashes = DASH.test(lines[first]?.text ?? '');
  const hasMarks = !hasDashes && MARK.test(lines[first]?.text ?? '');
  // If the label is followed by an empty line, e-mail has put one after each line.
  const mayBeSpaced = first > 0 || hasMarks;
  // Unless each line states its sender, a line with one starts another message.
  const isOfOthers = ({ sender }: PastedLine) =>
    sender !== undefined && (!hasDashes || lines[first]?.sender === undefined);
  const isNoTitle = (text: string) =>
    text === '' ? !mayBeSpaced : isNoise(text) || (hasMarks && !MARK.test(text));
  const endsWith = (line: PastedLine) =>
    OTHER_LABEL.test(line.text) || isOfOthers(line) || (!hasDashes && isNoTitle(line.text));
  const end = lines.findIndex((line, index) => index >= first && endsWith(line));
  return end < 0 ? lines.length : end;
}

/** The titles of a list, and other people's lines among them. E-mail may have removed the dashes. */
function listIn(lines: readonly PastedLine[]): { chosen: string[]; others: string[] } {
  const texts = lines.map(({ text }) => text).filter(Boolean);
  const dashed = texts.filter((text) => DASH.test(text));
  if (dashed.length === 0) return { chosen: texts.filter((text) => !NOTHING.test(text)), others: [] };
  const chosen = dashed.map((text) => text.replace(DASH, '').trimStart());
  return {
    chosen: chosen.filter((title) => !NO_TITLE.test(title)),
    others: texts.filter((text) => !DASH.test(text)),
  };
}

function chosenOf(titles: ReadonlyMap<ListName, string[]>): ChosenTitles {
  return Object.fromEntries(listNames.map((list) => [list, titles.get(list) ?? []])) as ChosenTitles;
}

/**
 * Brings day, hour and guests as people write them into the form of our messages.
 * @returns the lines that say more than that
 */
function takeWrittenTimes(texts: Map<string, string>): string[] {
  for (const label of ['Fecha', 'Hora', 'Invitados']) {
    const written = texts.get(label);
    // Without what somebody has struck out to write another value beside it, and without marks of bold.
    if (written)
      texts.set(
        label,
        written
          .replace(/~[^~]+~+ ?/g, '')
          .replace(/^[*_~]+|[*_~.]+$/g, '')
          .trim(),
      );
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
function isEndMissing(texts: ReadonlyMap<string, string>, titles: ReadonlyMap<ListName, string[]>): boolean {
  return !texts.has('Fecha') || !titles.has('bebida');
}

function originOf(text: string): QuotationRequest['origin'] {
  const origins = Object.keys(originName) as (keyof typeof originName)[];
  return origins.find((origin) => text === originText(origin));
}

/** The number of a sender whom the business has not saved as a contact. */
function phoneOf(sender: string | undefined): string | undefined {
  return /^~?\s?(\+?\d[\d\s().\u2010-\u2015-]{7,24})$/.exec(sender ?? '')?.[1];
}

/** A number that the client gives: `Mi cel es 341 555-1111`, or alone on its line. */
const GIVEN_PHONE =
  /(?:^[^\p{L}\d+]{0,3}|(?:cel|tel|whats?app|wsp|wpp|wasap|n[uú]mero|contacto|llam[aá])\p{L}{0,10}[^\p{L}\d+]{1,4}(?:\p{L}{1,8}[^\p{L}\d+]{1,3}){0,3})(\+?\d[\d\s().-]{6,22}\d)(?!\d|\/|%)/iu;

function phoneIn(texts: readonly string[]): string | undefined {
  const given = texts.map((text) => GIVEN_PHONE.exec(text)?.[1]);
  return given.find((phone = '') => /^\d{8,15}$/.test(phone.replace(/\D/g, '')));
}

function isStart(line: PastedLine): boolean {
  const { text } = line;
  return DASH.test(text) || !!labelled(text) || !!greetingOf(line) || originOf(text) !== undefined;
}

/** Whether a line has nothing to say: it is a remark, says that nothing is specified, or states the origin. */
function isNoise(text: string): boolean {
  return isRemark(text) || unspecified.test(text) || originOf(text) !== undefined;
}

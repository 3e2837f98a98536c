import { type PeopleCount, typedCount } from './people-count';
import type { ChildRate, ChosenTitles, QuotationRequest, SpecialMenus } from './request';

/** What the business reads of a request's message. Amounts are today's, not the message's. */
export type ReadRequest = ChosenTitles &
  Pick<
    QuotationRequest,
    'name' | 'date' | 'guests' | 'eventType' | 'time' | 'area' | 'comments' | 'origin'
  > & {
    children: (Pick<ChildRate, 'from' | 'to'> & { count: PeopleCount }) | undefined;
    specialMenus: SpecialMenus;
    /** How many requests the text holds. */
    requests: number;
    /** What the visitor read as the estimate. */
    estimated: string | undefined;
    /** The lines that are no part of the request, such as what was written before and after it. */
    notes: string[];
  };

/** A longer text is no chat, and is not read beyond this. */
export const MAX_MESSAGE = 100_000;

const GREETING = /^(.*?)Hola, mi nombre es (.*) y quiero cotizar un evento\.?(.*)$/;

const ORIGIN = /^\(Los encontré por (Instagram|Google)\)$/;

const QUOTED = /^\s*["“«](.*)["”»]\s*$/s;

const UNSPECIFIED = /^\*?Sin especificar\*?$/;

/**
 * Reads what `message.ts` writes, also as WhatsApp gives it back: without asterisks, quoted, with time and name before each line, among
 * other messages. Of several requests the last one counts.
 * @returns undefined where the text holds no request
 */
export function readMessage(text: string): ReadRequest | undefined {
  const lines = text
    .slice(0, MAX_MESSAGE)
    .replace(QUOTED, '$1')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(plainLine);
  const greetings = lines.flatMap((line, index) => (GREETING.test(line) ? [index] : []));
  const [first = 0] = greetings;
  const last = greetings.at(-1);
  if (last === undefined) return undefined;
  const [, before = '', name = '', after = ''] = GREETING.exec(lines[last] ?? '') ?? [];
  const { fields, lists, notes } = sortLines(lines.slice(last + 1));
  const date = isoDay(fields.get('Fecha'));
  const time = isoTime(fields.get('Hora'));
  return {
    requests: greetings.length,
    name: UNSPECIFIED.test(name) ? '' : name,
    date,
    entrada: lists.get('Entrada') ?? [],
    menu: lists.get('Menu principal') ?? [],
    postre: lists.get('Postre') ?? [],
    bebida: lists.get('Bebidas') ?? [],
    ...readGuests(fields.get('Invitados')),
    eventType: fields.get('Evento'),
    time,
    area: fields.get('Zona'),
    specialMenus: readSpecialMenus(fields.get('Menús especiales') ?? ''),
    comments: fields.get('Comentarios'),
    estimated: fields.get('Estimado'),
    origin: originOf(fields.get('origin')),
    notes: [
      ...lines.slice(0, first),
      before.trim(),
      after.trim(),
      date ? '' : unread('Fecha', fields),
      time ? '' : unread('Hora', fields),
      ...notes,
    ].filter((line) => !isNoise(line)),
  };
}

/** A field that was typed in a form of the visitor's own. */
function unread(label: string, fields: ReadonlyMap<string, string>): string {
  const value = fields.get(label);
  return value && !UNSPECIFIED.test(value) ? `${label}: ${value}` : '';
}

/** The labelled lines of a request, its lists, and its other lines. What is said twice counts as it was said first. */
function sortLines(lines: readonly string[]) {
  const fields = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const notes: string[] = [];
  let list: string[] | undefined;
  for (const line of lines) {
    const { label, value } = labelled(line);
    const title = ITEM.exec(line)?.[1];
    const isSaid = fields.has(label) || lists.has(label);
    if (label && !isSaid && isList(label)) {
      list = [];
      lists.set(label, list);
    } else if (label && !isSaid) {
      fields.set(label, value);
    } else if (list && title !== undefined) {
      list.push(title);
    } else {
      notes.push(line);
      // What follows is a list of somebody else.
      if (OTHER_LABEL.test(line)) list = undefined;
    }
  }
  return { fields, lists, notes };
}

const ITEM = /^(?:[-•–] ?|\* )(.*)$/;

/** A label alone in its line, such as `*Incluye:*` in an answer of the business. */
const OTHER_LABEL = /^\*?[^:*]{1,40}:\*?$/;

const listLabels = ['Entrada', 'Menu principal', 'Postre', 'Bebidas'];

const fieldLabels = [
  'Fecha',
  'Invitados',
  'Evento',
  'Hora',
  'Zona',
  'Menús especiales',
  'Comentarios',
  'Estimado',
];

function isList(label: string): boolean {
  return listLabels.includes(label);
}

/** The label of a line, and what it says: of `*Zona:* Palermo`, with its asterisks or without. Of a list it says nothing. */
function labelled(line: string): { label: string; value: string } {
  const origin = ORIGIN.exec(line)?.[1];
  if (origin) return { label: 'origin', value: origin };
  const [, label = '', value = ''] = /^\*?([^:*]{1,20}):\*? ?(.*)$/.exec(line) ?? [];
  const isKnown = fieldLabels.includes(label) || (isList(label) && (!value || UNSPECIFIED.test(value)));
  return isKnown ? { label, value } : { label: '', value: '' };
}

/** Invisible characters that WhatsApp adds around names and times. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** `[14:03, 25/11/2026] Ana: `, `[25/11/26 14:03:10] Ana: ` and `25/11/26, 14:03 - Ana: `. */
const timeAndName =
  /^(?:\[[\d/.:, apm]{8,30}\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d\d(?: [ap]\. ?m\.)? -) ?[^:]{1,60}:(?: |$)/;

function plainLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .trim()
    .replace(timeAndName, '')
    .replace(/^(?:> ?)+/, '');
}

/** An empty line or list, and what WhatsApp says of a message. */
function isNoise(line: string): boolean {
  return /^(?:|\*?Sin especificar\*?|Reenviado(?: muchas veces)?|Forwarded|Editado|Eliminaste este mensaje\.?)$/i.test(
    line,
  );
}

/** `2026-12-05` of `05/12/2026` or `5/12/26`; empty for what is no day. */
function isoDay(text = ''): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? [];
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : '';
}

/** The 31st of February is read as a day of March. */
function isDay(iso: string): boolean {
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

/** `21:00` of `21:00`, `9:30 hs` or `21 hs`; undefined for what is no time. */
function isoTime(text = ''): string | undefined {
  const [, hours = '', minutes = '00'] =
    /^([01]?\d|2[0-3])(?:[:.]([0-5]\d))?(?: ?(?:h|hs|horas)\.?)?$/.exec(text) ?? [];
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

const CHILDREN = /(?:(\d+) chicos?|chicos) de (\d+) a (\d+)(?:: (.+))?$/;

/** `40`, `80-100`, `40 (8 chicos de 4 a 9)`, `8 chicos de 4 a 9`, `40 (chicos de 4 a 9: unos 8)`. */
function readGuests(text = ''): Pick<ReadRequest, 'guests' | 'children'> {
  const [, before, inBrackets] = /^(.*) \((.*)\)$/.exec(text) ?? [];
  const children = readChildren(inBrackets ?? text);
  const guests = children ? before : text;
  return { guests: guests ? typedCount(guests) : undefined, children };
}

function readChildren(text: string): ReadRequest['children'] {
  const [whole, count, from, to, typed] = CHILDREN.exec(text) ?? [];
  const stated = count ? Number(count) : typed;
  if (whole !== text || stated === undefined) return undefined;
  return { count: stated, from: Number(from), to: Number(to) };
}

const specialMenuKeys: Record<string, keyof SpecialMenus> = {
  celíaco: 'celiac',
  vegetariano: 'vegetarian',
  vegano: 'vegan',
};

/** `2 celíacos, vegetarianos: unos 3, o 4, 1 vegano`: what is told in words ends where the next menu begins. */
function readSpecialMenus(text: string): SpecialMenus {
  const starts = [...text.matchAll(/(?:^|, )(?:(\d+) )?(celíaco|vegetariano|vegano)s?(?:: |(?=,|$))/g)];
  const entries = starts.flatMap(({ 0: start, 1: count, 2: word = '', index }, place) => {
    const key = specialMenuKeys[word];
    const typed = text.slice(index + start.length, starts[place + 1]?.index);
    const stated = count ? Number(count) : typed;
    return key && stated ? [[key, stated] as const] : [];
  });
  return Object.fromEntries(entries);
}

function originOf(name: string | undefined): QuotationRequest['origin'] {
  if (name === 'Instagram') return 'instagram';
  return name === 'Google' ? 'google' : undefined;
}

import type { ChildRate, Party } from './bill';
import { type KindName, kinds } from './field-kinds';
import { readPeople } from './people';

export type RequestField = {
  kind: KindName;
  label: string;
  /** Only for a choice. */
  options?: readonly string[];
  placeholder?: string;
  autoComplete?: string;
};

type Fields = Record<string, RequestField>;

type Values = Partial<Record<string, string>>;

/** How several fields share a line. */
type Sharing = {
  write: (values: Values, fields: Fields, childRate: ChildRate | undefined) => string;
  /** @returns undefined for text in another form */
  read: (text: string, fields: Fields) => Values | undefined;
};

type RequestLine = {
  /** One field, unless `sharing` says how several share the line. */
  fields: Fields;
  sharing?: Sharing;
  /** Whether the message has the line even if nothing is filled in. */
  isAlwaysThere?: boolean;
  /** Whether the owner's answer has a field for it. The text of other lines goes into the answer's notes. */
  isInAnswer?: boolean;
};

/** What the message says where nothing is filled in or chosen. */
export const UNSPECIFIED = 'Sin especificar';

/** What stands before and behind the name in the greeting, the first line of the message. */
export const MY_NAME = 'mi nombre es';
export const I_WANT = 'y quiero cotizar un evento';

/** The label of the bill's line at the end of the message. */
export const ESTIMATE = 'Estimado';

/** Its value is in the greeting, the first line of the message. */
const nameField: RequestField = {
  kind: 'words',
  label: 'Tu nombre',
  placeholder: 'Nombre',
  autoComplete: 'name',
};

/** `40`, `40 (8 chicos de 4 a 9)`, `8 chicos de 4 a 9`, `40 (chicos de 4 a 9: unos 8)`. */
const guestsAndChildren: Sharing = {
  write({ guests = '', children = '' }, _, childRate) {
    const all = kinds.guests.write(guests);
    const ages = childRate && ` de ${childRate.from} a ${childRate.to}`;
    const young = ages ? writeCount(kinds.children.write(children), 'chicos', ages) : '';
    return all && young ? `${all} (${young})` : all || young;
  },
  read(text) {
    const start = text.endsWith(')') ? text.search(/ \((?:\d{1,4} chicos?|chicos) de \d/) : -1;
    const children = readChildren(start < 0 ? text : text.slice(start + 2, -1));
    if (children === undefined) return { guests: text };
    return { guests: text.slice(0, Math.max(start, 0)), children };
  },
};

/** `2 celíacos, vegetarianos: unos 3, o 4, 1 vegano` */
const countsByLabel: Sharing = {
  write: (values, fields) =>
    Object.entries(fields)
      .map(([name, { label }]) => writeCount(kinds.count.write(values[name] ?? ''), label.toLowerCase()))
      .filter(Boolean)
      .join(', '),
  read(text, fields) {
    const words = Object.values(fields).map(({ label }) => singular(label.toLowerCase()));
    const names = Object.keys(fields);
    // A count in words ends where the next count begins.
    const start = new RegExp(`(?:^|, )(?:(\\d{1,4}) )?(${words.join('|')})s?(?:: |(?=,|$))`, 'g');
    const starts = [...text.matchAll(start)];
    const values = starts.flatMap(({ 0: match, 1: count, 2: word = '', index }, place) => {
      const name = names[words.indexOf(word)];
      const value = count ?? text.slice(index + match.length, starts[place + 1]?.index);
      return name && value ? [[name, value]] : [];
    });
    return values.length > 0 ? Object.fromEntries(values) : undefined;
  },
};

/**
 * The labelled lines of a request, keyed by label, in the order of the message. Everything else derives from them: the sheet's controls,
 * what the message says, how it is read back, and what the owner's answer takes from it.
 */
export const requestLines = {
  Fecha: {
    fields: { date: { kind: 'day', label: 'Fecha del evento' } },
    isAlwaysThere: true,
    isInAnswer: true,
  },
  Invitados: {
    fields: {
      guests: { kind: 'guests', label: 'Invitados' },
      children: { kind: 'children', label: 'Chicos' },
    },
    sharing: guestsAndChildren,
    isInAnswer: true,
  },
  Evento: {
    fields: {
      eventType: {
        kind: 'choice',
        label: 'Tipo de evento',
        options: ['Casamiento', 'Cumpleaños', 'Corporativo', 'Fiesta', 'Otro'],
      },
    },
  },
  Hora: { fields: { time: { kind: 'hour', label: 'Hora' } }, isInAnswer: true },
  Zona: {
    fields: { area: { kind: 'words', label: 'Zona', autoComplete: 'address-level2' } },
    isInAnswer: true,
  },
  'Menús especiales': {
    fields: {
      celiac: { kind: 'count', label: 'Celíacos' },
      vegetarian: { kind: 'count', label: 'Vegetarianos' },
      vegan: { kind: 'count', label: 'Veganos' },
    },
    sharing: countsByLabel,
    isInAnswer: true,
  },
  Comentarios: { fields: { comments: { kind: 'text', label: 'Comentarios' } } },
} satisfies Record<string, RequestLine>;

type Lines = typeof requestLines;

export type LineLabel = keyof Lines;

export type FieldName = 'name' | { [Label in LineLabel]: keyof Lines[Label]['fields'] }[LineLabel];

/** The fields as typed: a day as `yyyy-MM-dd`, an hour as `HH:mm`. They are not stored, so they are lost when the page is closed. */
export type RequestFields = Record<FieldName, string>;

const lineEntries: [label: string, line: RequestLine][] = Object.entries(requestLines);

export const requestFields: Record<FieldName, RequestField> = Object.assign(
  { name: nameField },
  ...lineEntries.map(([, { fields }]) => fields),
);

export const fieldNames = Object.keys(requestFields) as FieldName[];

/** Reads the fields that hold a number of people. Past this point only what was read is used. */
export function partyIn(fields: RequestFields): Party {
  const names = fieldNames.filter((name) => kinds[requestFields[name].kind].isPeople);
  return Object.fromEntries(names.map((name) => [name, readPeople(fields[name])])) as Party;
}

/** The fields before the visitor has filled them in. */
export const noFields = Object.fromEntries(fieldNames.map((name) => [name, ''])) as RequestFields;

/** The lines of a message: those with something filled in, and those that are always there, which may be empty. */
export function writeLines(
  values: RequestFields,
  childRate: ChildRate | undefined,
): { label: string; text: string }[] {
  return lineEntries.flatMap(([label, { isAlwaysThere }]) => {
    const text = writeLine(label as LineLabel, values, childRate);
    return text || isAlwaysThere ? [{ label, text }] : [];
  });
}

/** The text after a label in the message. */
export function writeLine(
  label: LineLabel,
  values: Partial<RequestFields>,
  childRate: ChildRate | undefined,
): string {
  const { fields, sharing = alone }: RequestLine = requestLines[label];
  return sharing.write(values, fields, childRate);
}

/** Reads the fields from the texts of lines, keyed by label. */
export function readLines(texts: ReadonlyMap<string, string>): {
  fields: RequestFields;
  /** Lines that no field can hold. */
  unread: string[];
  /** Lines that the owner's answer has no field for, or no field that can hold the whole line. */
  unplaced: string[];
} {
  const fields = { ...noFields };
  const unread: string[] = [];
  const unplaced: string[] = [];
  for (const [label, { fields: ofLine, sharing = alone, isInAnswer }] of lineEntries) {
    const text = texts.get(label);
    if (!text) continue;
    const values = sharing.read(text, ofLine);
    const isWhole = sharing === alone || text === sharing.write(values ?? {}, ofLine, undefined);
    if (!values) unread.push(`${label}: ${text}`);
    else if (!isWhole || !isInAnswer) unplaced.push(`${label}: ${text}`);
    Object.assign(fields, values);
  }
  return { fields, unread, unplaced };
}

/** For a line with one field. */
const alone: Sharing = {
  write: (values, fields) =>
    Object.entries(fields)
      .map(([name, { kind }]) => kinds[kind].write(values[name] ?? ''))
      .join(''),
  read(text, fields) {
    const values = Object.entries(fields).map(([name, { kind }]) => [name, kinds[kind].read(text)]);
    return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values);
  },
};

function readChildren(text: string): string | undefined {
  const [, count, typed] = /^(?:(\d{1,4}) chicos?|chicos) de \d{1,3} a \d{1,3}(?:: (.+))?$/.exec(text) ?? [];
  return count ?? typed;
}

/** `2 celíacos`, `1 celíaco`, or `celíacos: unos 2`. */
function writeCount(count: string, several: string, more = ''): string {
  if (!count || count === '0') return '';
  if (!/^\d{1,4}$/.test(count)) return `${several}${more}: ${count}`;
  return `${count} ${count === '1' ? singular(several) : several}${more}`;
}

function singular(several: string): string {
  return several.replace(/s$/, '');
}

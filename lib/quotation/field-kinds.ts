import type { Bill, ChildRate } from './bill';
import { cutLine } from './cut';
import { formatDay } from './dates';
import { describeDay, eventDay, isEarlierToday } from './event-day';
import { isAnybody, oneNumber, type People } from './people';

export const MAX_COMMENTS = 500;

/** The most characters of a one-line field in the message. */
const MAX_WORDS = 300;

/** What a field's hint may depend on besides its value. */
type HintContext = {
  date: string;
  /** The value, if it is a number of people. */
  people: People | undefined;
  bill: Bill;
  childRate: ChildRate | undefined;
  /** How many days ahead the business wants to be asked. */
  leadDays: number | undefined;
  now: Date;
};

/** How a value is typed, hinted, written into the message, and read back. */
type Kind = {
  /** Attributes of its `<input>`. */
  input?: { type?: 'date' | 'time'; inputMode?: 'numeric'; min?: string; max?: string };
  /** The hint for an unfinished or impossible value, which the browser hides from scripts. */
  unfinished?: string;
  isPeople?: true;
  hint?: (value: string, context: HintContext) => string | undefined;
  write: (typed: string) => string;
  /** @returns undefined for text that the field cannot hold, such as `a la noche` for an hour */
  read: (written: string) => string | undefined;
};

/** Without a latest day, Chromium 156 accepts years of six digits. */
const LAST_DAY = '9999-12-31';

const asTyped: Kind = {
  write: (typed) => cutLine(typed, MAX_WORDS),
  read: (written) => written,
};

const count: Kind = { ...asTyped, isPeople: true, input: { inputMode: 'numeric' }, hint: partHint };

const declared = {
  words: { ...asTyped, hint: lengthHint },
  text: { ...asTyped, write: (typed) => cutLine(typed, MAX_COMMENTS) },
  choice: asTyped,
  count,
  children: { ...count, hint: childrenHint },
  guests: {
    ...asTyped,
    isPeople: true,
    // No numeric input mode: an iPhone's number pad cannot type `80-100`.
    hint: guestsHint,
  },
  day: {
    input: { type: 'date', min: '2023-01-01', max: LAST_DAY },
    unfinished: 'Falta completar la fecha: así no va en el mensaje.',
    hint: dayHint,
    write: (typed) => formatDay(eventDay(typed)) ?? '',
    read: readDay,
  },
  hour: {
    input: { type: 'time' },
    unfinished: 'Falta completar la hora: así no va en el mensaje.',
    hint: hourHint,
    write: asTyped.write,
    read: readHour,
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof declared;

export const kinds: Record<KindName, Kind> = declared;

const AS_TYPED = 'Va en el mensaje como lo escribiste.';

export const TOO_LONG = 'Es largo: se envía el comienzo.';

export const TOO_MANY = 'Son más que los invitados';

function lengthHint(value: string): string | undefined {
  return [...value.trim()].length > MAX_WORDS ? TOO_LONG : undefined;
}

function guestsHint(value: string, { bill }: HintContext): string | undefined {
  const shared =
    bill.addsMains && bill.portions ? 'Arriba podés decir para cuántos es cada opción.' : undefined;
  return wordsHint(value, bill.party.guests) ?? shared;
}

function wordsHint(value: string, { text, range }: People): string | undefined {
  if (!text || range) return undefined;
  const isNumber = /^\d+$/.test(text);
  return lengthHint(value) ?? `${AS_TYPED}${isNumber ? '' : ' Con un solo número te mostramos el total.'}`;
}

function partHint(value: string, { people, bill }: HintContext): string | undefined {
  if (!people || !isAnybody(people)) return undefined;
  const count = oneNumber(people);
  if (count === undefined) return lengthHint(value) ?? AS_TYPED;
  const { to = count } = bill.party.guests.range ?? {};
  return count > to ? `${TOO_MANY}.` : undefined;
}

function childrenHint(value: string, { bill, childRate }: HintContext): string | undefined {
  if (!childRate) return undefined;
  const { guests, children } = bill.party;
  const { from, percent } = childRate;
  const least = bill.total?.minimum ? ', sin bajar del mínimo' : '';
  const rule = `Van dentro de los invitados y pagan el ${percent}\u00a0%${least}. Los menores de ${from} no cuentan.`;
  if (!isAnybody(children)) return rule;
  const count = oneNumber(children);
  if (count === undefined) return wordsHint(value, { ...children, range: undefined });
  if (!guests.text) return 'Poné también cuántos invitados son en total: sin eso no hay total.';
  const fewest = guests.range?.from ?? count;
  return count > fewest ? `${TOO_MANY}: así no hay total.` : rule;
}

function dayHint(value: string, { leadDays, now }: HintContext): string | undefined {
  const day = eventDay(value);
  const written = formatDay(day);
  return written && `Elegiste el ${written}: ${describeDay(day, now, leadDays)}`;
}

function hourHint(value: string, { date, now }: HintContext): string | undefined {
  return isEarlierToday(eventDay(date), value, now)
    ? 'Esa hora ya pasó; igual podés enviar la solicitud.'
    : undefined;
}

/** `2026-12-05` for `05/12/2026`. */
function readDay(written: string): string | undefined {
  const iso = written.split('/').reverse().join('-');
  const time = Date.parse(iso);
  // Some engines read 31 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === iso ? iso : undefined;
}

/** Other forms are brought into ours before: written-time.ts. */
function readHour(written: string): string | undefined {
  return /^\d\d:\d\d$/.exec(written)?.[0];
}

import 'client-only';
import type { InputHTMLAttributes } from 'react';
import { eventDay, formatDay, todayInBuenosAires } from '@/lib/quotation/dates';
import { estimate } from '@/lib/quotation/estimate';
import { describeDay, hasPassed } from '@/lib/quotation/event-day';
import { type PeopleCount, typedCount } from '@/lib/quotation/people-count';
import { type ChildRate, MAX_LINE, type QuotationRequest, sortChosen } from '@/lib/quotation/request';
import type { RequestBusiness } from './request-business';
import type { ChosenOption } from './selection';

/** The fields of the request before the visitor has filled them in: dates as `yyyy-MM-dd`, times as `HH:mm`. They end with the document. */
export const noFields = {
  name: '',
  date: '',
  guests: '',
  children: '',
  eventType: '',
  time: '',
  area: '',
  celiac: '',
  vegetarian: '',
  vegan: '',
  comments: '',
};

export type RequestFields = typeof noFields;

export type FieldName = keyof RequestFields;

/** What a field of one line is, and what it says of its value. */
export type LineField = {
  label: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** What is said where the browser holds an unfinished or impossible value, which no script can read. */
  unfinished?: string;
  /** What is to know of a value that is sent as well. */
  hint?: (value: string, others: Pick<RequestFields, 'date' | 'guests'>, now: Date) => string | undefined;
};

/** Without a latest day Chromium 156 accepts years of six digits. */
const LAST_DAY = '9999-12-31';

/** All fields of one line. The sheet says of each, and `requestOf` writes of each into the message. */
export const lineFields = {
  name: {
    label: 'Tu nombre',
    input: { placeholder: 'Nombre', autoComplete: 'name' },
    hint: lengthHint,
  },
  date: {
    label: 'Fecha del evento',
    input: { type: 'date', min: '2023-01-01', max: LAST_DAY },
    unfinished: 'Falta completar la fecha: así no va en el mensaje.',
    hint: dayHint,
  },
  guests: {
    // No digits alone: the number pad of an iPhone could not write `80-100`.
    label: 'Invitados',
    hint: guestsHint,
  },
  time: {
    label: 'Hora',
    input: { type: 'time' },
    unfinished: 'Falta completar la hora: así no va en el mensaje.',
    hint: timeHint,
  },
  area: {
    label: 'Zona',
    input: { autoComplete: 'address-level2' },
    hint: lengthHint,
  },
  celiac: specialMenu('Celíacos'),
  vegetarian: specialMenu('Vegetarianos'),
  vegan: specialMenu('Veganos'),
} satisfies Record<Exclude<FieldName, 'children' | 'eventType' | 'comments'>, LineField>;

export type LineFieldName = keyof typeof lineFields;

function specialMenu(label: string): LineField {
  return { label, input: { inputMode: 'numeric' }, hint: (value) => countHint(value) };
}

/** The field for those of the guests who pay as children. */
export function childrenField({ from, to, percent }: ChildRate): LineField {
  const rule = `De los invitados. Pagan el ${percent} %; a menores de ${from} no los cuentes.`;
  return {
    label: `Chicos de ${from} a ${to}`,
    input: { inputMode: 'numeric' },
    hint: (value, { guests }) => childrenHint(value, guests) ?? rule,
  };
}

/** The parts of a request that come from neither a field nor the menu. */
export type RequestTerms = Pick<QuotationRequest, 'origin'> &
  Pick<RequestBusiness, 'childRate' | 'marksGlutenFree'>;

/** The request that the fields and the chosen options make now. */
export function requestOf(
  fields: RequestFields,
  chosen: readonly ChosenOption[],
  { origin, childRate }: Pick<RequestTerms, 'origin' | 'childRate'>,
): QuotationRequest {
  const { name, date, guests, children, celiac, vegetarian, vegan, ...others } = fields;
  return {
    name,
    date: eventDay(date),
    ...sortChosen(chosen),
    ...guestsOf(fields, childRate),
    specialMenus: {
      celiac: specialCount(celiac),
      vegetarian: specialCount(vegetarian),
      vegan: specialCount(vegan),
    },
    ...others,
    estimate: estimate(chosen),
    pricesOn: todayInBuenosAires(new Date()),
    origin,
  };
}

/** The guests and, where the business has a rate for them, the children among them. */
export function guestsOf(
  { guests, children }: Pick<RequestFields, 'guests' | 'children'>,
  childRate: ChildRate | undefined,
): Pick<QuotationRequest, 'guests' | 'children'> {
  const count = specialCount(children);
  return {
    guests: typedCount(guests),
    children: childRate && count !== undefined ? { ...childRate, count } : undefined,
  };
}

/** What is typed as a number of people; `0` counts as not filled in. */
export function specialCount(typed: string): PeopleCount | undefined {
  return typed.trim() === '0' ? undefined : typedCount(typed);
}

function lengthHint(value: string): string | undefined {
  return [...value.trim()].length > MAX_LINE ? 'Es largo: se envía el comienzo.' : undefined;
}

function guestsHint(value: string): string | undefined {
  const isNumber = /^\d+$/.test(value.trim());
  return countHint(value, typedCount(value), isNumber ? '' : ' Con un solo número te mostramos el total.');
}

function childrenHint(value: string, guests: string): string | undefined {
  const count = specialCount(value);
  if (typeof count === 'string') return guestsHint(value);
  // What is missing, or told in words, is no number: then neither is more than the other.
  return Number(count) > Number(typedCount(guests))
    ? 'Son más que los invitados: así no hay total.'
    : undefined;
}

/** @param more what else there is to say of a number that is told in words */
function countHint(value: string, count = specialCount(value), more = ''): string | undefined {
  return (
    lengthHint(value) ??
    (typeof count === 'string' ? `Va en el mensaje como lo escribiste.${more}` : undefined)
  );
}

function dayHint(value: string, _others: unknown, now: Date): string | undefined {
  const day = eventDay(value);
  const written = formatDay(day);
  if (!written) return undefined;
  const passed = hasPassed(day, undefined, now) ? ' Ese día ya pasó; igual podés enviar la solicitud.' : '';
  return `Elegiste el ${written}: ${describeDay(day, now)}.${passed}`;
}

function timeHint(value: string, { date }: Pick<RequestFields, 'date'>, now: Date): string | undefined {
  const day = eventDay(date);
  const onlyTheHourHasPassed = !hasPassed(day, undefined, now) && hasPassed(day, value, now);
  return onlyTheHourHasPassed ? 'Esa hora ya pasó; igual podés enviar la solicitud.' : undefined;
}

// Shared by several tests: an empty request, made-up ones, the same in each run, and dishes.

import { billOf } from './bill';
import { listNames } from './categories';
import type { KindName } from './field-kinds';
import { readPeople } from './people';
import type { Dish } from './portions';
import type { QuotationRequest } from './request';
import { type FieldName, fieldNames, noFields, type RequestField, requestFields } from './request-lines';

export const childRate = { from: 4, to: 9, percent: 50 };

export const emptyRequest: QuotationRequest = {
  ...noFields,
  childRate,
  entrada: [],
  menu: [],
  postre: [],
  bebida: [],
};

/** Numbers that are the same in each run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function madeUp(seed: number) {
  let state = seed;
  /** A whole number from 0 to `most`, both included. */
  const upTo = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * (most + 1));
  };
  const oneOf = <T>(...values: readonly T[]) => values[upTo(values.length - 1)] as T;
  const text = () => Array.from({ length: 1 + upTo(4) }, () => oneOf(...words)).join(' ');
  return { upTo, oneOf, text };
}

type MadeUp = ReturnType<typeof madeUp>;

const words = [
  'Ana',
  '*Luis*',
  'José',
  '🎉',
  '👩🏽‍🍳',
  'ñandú',
  '50 %',
  '#1 +',
  '"sí"',
  'a: b',
  '(c)',
  '- d',
  '_e_',
  '«f»',
  '12/12',
  'x>y',
  '(para 4)',
];

/** What somebody may type into a field of each kind, in the form that the message uses. */
const typed: Record<KindName, (made: MadeUp, field: RequestField) => string> = {
  words: ({ text }) => text(),
  text: ({ text }) => text(),
  choice: ({ oneOf }, { options = [] }) => oneOf(...options),
  count: ({ upTo, oneOf }) => oneOf(`${1 + upTo(9_998)}`, '1', `unos ${upTo(90)}, o más`),
  children: (made, field) => typed.count(made, field),
  guests: ({ upTo, oneOf }) => oneOf(`${1 + upTo(9_998)}`, `${1 + upTo(80)}-100`, `unos ${upTo(90)} (c)`),
  day: ({ upTo }) => `20${10 + upTo(80)}-0${1 + upTo(8)}-1${upTo(9)}`,
  hour: ({ upTo }) => `1${upTo(9)}:30`,
};

/** A made-up request with some of its fields filled in. */
export function requestFrom(seed: number): QuotationRequest {
  const made = madeUp(seed);
  const { upTo, oneOf, text } = made;
  const fields = fieldNames.map((name) => {
    const field = requestFields[name];
    return [name, oneOf('', typed[field.kind](made, field))];
  });
  const titles = listNames.map((list) => [list, [...new Set(Array.from({ length: upTo(3) }, text))]]);
  const values: Partial<Record<FieldName, string>> = Object.fromEntries(fields);
  return {
    ...(Object.fromEntries([...fields, ...titles]) as QuotationRequest),
    childRate: { from: 1 + upTo(5), to: 6 + upTo(6), percent: 50 },
    bill: billOf(
      [{ price: upTo(90_000) }],
      { guests: readPeople(values.guests ?? ''), children: readPeople('') },
      undefined,
    ),
    pricesOn: '2026-11-21',
    origin: oneOf(undefined, 'google', 'instagram'),
  };
}

export type Titled = Dish & { title: string };

export const brunch: Titled = { title: 'Brunch' };
export const asado: Titled = { title: 'Asado', minimum: 40 };
export const vegan = (typed: string): Titled => ({ title: 'Vegano', servings: readPeople(typed) });
export const cake: Titled = { title: 'Torta', isSide: true };
export const tables: Titled = { title: 'Mesas', unit: 'event' };

/** The bill for what a visitor types; children pay half. */
export const billFor = (options: Titled[], guests: string, children = '') =>
  billOf(
    options,
    { guests: readPeople(guests), children: readPeople(children) },
    { from: 4, to: 9, percent: 50 },
  );

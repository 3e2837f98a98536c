// Shared by several tests: an empty request, and made-up ones.

import { listNames } from '@/lib/menu/categories';
import type { ChosenOption } from '@/lib/menu/offered-option';
import { madeUp } from '@/lib/testing/made-up';
import { readPeople } from '@/lib/values/people';
import { writeMessage } from './message';
import { emptyFields, type FieldValues, type MessageContent } from './request';

export const childRate = { from: 4, to: 9, percent: 50 };

/** What a message says, with the people as a visitor types them. */
export type TypedContent = FieldValues & Omit<MessageContent, 'party'>;

export function messageOf({ guests, children, ...content }: TypedContent): string {
  return writeMessage({ ...content, party: { guests: readPeople(guests), children: readPeople(children) } });
}

export const emptyRequest: TypedContent = {
  ...emptyFields,
  childRate,
  entrada: [],
  menu: [],
  postre: [],
  bebida: [],
};

/** A chosen option without a price. */
export function chosen(option: Partial<ChosenOption>): ChosenOption {
  return {
    id: '',
    category: 'A Pedido',
    title: '',
    price: undefined,
    unit: 'person',
    minimum: undefined,
    ...option,
  };
}

/** A made-up request with some of its fields filled in, in the form that the message uses. */
export function requestFrom(seed: number): TypedContent {
  const { upTo, oneOf, text } = madeUp(seed);
  const titles = listNames.map((list) => [list, [...new Set(Array.from({ length: upTo(3) }, text))]]);
  return {
    ...emptyRequest,
    name: oneOf('', text()),
    date: oneOf('', `20${10 + upTo(80)}-0${1 + upTo(8)}-1${upTo(9)}`),
    guests: oneOf('', `${1 + upTo(9_998)}`, `${1 + upTo(80)}-100`, `unos ${upTo(90)} (c)`),
    children: oneOf('', '1', `${1 + upTo(90)}`, `unos ${upTo(90)}, o más`),
    eventType: oneOf('', 'Casamiento', 'Otro'),
    time: oneOf('', `1${upTo(9)}:30`),
    area: oneOf('', text()),
    comments: oneOf('', text()),
    ...Object.fromEntries(titles),
    childRate: { from: 1 + upTo(5), to: 6 + upTo(6), percent: 50 },
    origin: oneOf(undefined, 'google', 'instagram'),
  };
}

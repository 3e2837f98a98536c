// Shared by several tests: an empty request, and any.

import fc from 'fast-check';
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

const words = fc
  .array(
    fc.constantFrom(
      ...[
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
      ],
      ...['«f»', '12/12', 'x>y', '(para 4)'],
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((some) => some.join(' '));

const textOrNone = fc.option(words, { nil: '' });

const titles = fc.uniqueArray(words, { maxLength: 3 });

const number = fc.integer({ min: 1, max: 90 }).map(String);

/** Any request with some of its fields filled in, in the form that the message uses. */
export const anyRequest: fc.Arbitrary<TypedContent> = fc.record({
  name: textOrNone,
  date: fc.constantFrom('', '2026-12-12', '2031-01-09'),
  guests: fc.oneof(
    fc.constantFrom('', '1200'),
    number,
    number.map((few) => `${few}-100`),
    number.map((few) => `unos ${few} (c)`),
  ),
  children: fc.oneof(
    fc.constant(''),
    number,
    number.map((few) => `unos ${few}, o más`),
  ),
  eventType: fc.constantFrom('', 'Casamiento', 'Otro'),
  time: fc.constantFrom('', '13:30'),
  area: textOrNone,
  comments: textOrNone,
  entrada: titles,
  menu: titles,
  postre: titles,
  bebida: titles,
  childRate: fc.constantFrom(childRate, { from: 1, to: 12, percent: 50 }),
  trafficSource: fc.constantFrom(undefined, 'google', 'instagram'),
});

import { billOf } from '@/lib/bill/bill';
import type { RequestOption } from '@/lib/menu/request-option';
import { optionWith } from '@/lib/menu/testing';
import { readPeople } from '@/lib/values/people';
import { childRate, emptyRequest as empty, messageOf, type TypedContent } from './testing';

const nameIn = (message: string) =>
  /^Hola, mi nombre es (.*) y quiero cotizar un evento\.\n\n/.exec(message)?.[1];

it('the message names the parts that were left empty', () => {
  expect(messageOf(empty)).toBe(`Hola, mi nombre es *Sin especificar* y quiero cotizar un evento.

*Fecha:* *Sin especificar*

*Entrada:*
Sin especificar

*Menu principal:*
Sin especificar

*Postre:*
Sin especificar

*Bebidas:*
Sin especificar`);
});

it.each([
  ['Ana\nPaula', 'Ana Paula'],
  ['Ana\u2028Paula', 'Ana Paula'],
  ['Ana \n\n\t Paula', 'Ana Paula'],
  ['Ana \uD83D Paula', 'Ana \uFFFD Paula'],
  ['\u00A0\t\r\n', '*Sin especificar*'],
])('the name in the message %j is written as %j', (name, written) => {
  expect(nameIn(messageOf({ ...empty, name }))).toBe(written);
});

it.each<[request: Partial<TypedContent>, paragraph: string]>([
  [{ guests: '80-100' }, '*Invitados:* 80-100'],
  [{ guests: '40', children: '8' }, '*Invitados:* 40 (8 chicos de 4 a 9)'],
  [{ guests: '80-100', children: '1' }, '*Invitados:* 80-100 (1 chico de 4 a 9)'],
  [{ guests: '40', children: 'unos\n8' }, '*Invitados:* 40 (chicos de 4 a 9: unos 8)'],
  [{ guests: '40', children: '0' }, '*Invitados:* 40'],
  [{ children: '8' }, '*Invitados:* 8 chicos de 4 a 9'],
  [{ guests: '40', children: '8', childRate: undefined }, '*Invitados:* 40'],
  [{ guests: 'unos 80,\nquizás más' }, '*Invitados:* unos 80, quizás más'],
])('the guests in the message are one paragraph: %j', (request, paragraph) => {
  expect(messageOf({ ...empty, ...request }).split('\n\n')[2]).toBe(paragraph);
});

const pizza = { title: 'Pizza', price: 28_800 };
const estimate = (dishes: Partial<RequestOption>[], guests: string, children = '', pricesOn = '') => {
  const party = { guests: readPeople(guests), children: readPeople(children) };
  const bill = billOf(dishes.map(optionWith), party, childRate);
  return messageOf({ ...empty, bill, pricesOn }).split('*Bebidas:*\nSin especificar\n\n')[1];
};

it.each<
  [
    dishes: Partial<RequestOption>[],
    guests: string,
    children: string,
    pricesOn: string,
    written: string | undefined,
  ]
>([
  [[pizza], '', '', '2026-11-21', undefined],
  [
    [pizza],
    '40',
    '',
    '2026-11-21',
    '*Estimado:* $28.800 por persona, $1.152.000 en total (precios al 21/11/2026)',
  ],
  [[pizza], '80-100', '', '', '*Estimado:* $28.800 por persona, entre $2.304.000 y $2.880.000 en total'],
  [
    [pizza, { title: 'Torta', unit: 'all' }],
    '80-100',
    '',
    '',
    '*Estimado:* desde $28.800 por persona, en total entre $2.304.000 y $2.880.000, más lo que falta cotizar',
  ],
  [
    [{ ...pizza, price: 999_999_999_999.99 }],
    '9999',
    '',
    '',
    '*Estimado:* $999.999.999.999,99 por persona, $9.998.999.999.999.900,01 en total',
  ],
  [
    [pizza, { title: 'Mesas', price: 45_000, unit: 'event' }],
    '40',
    '8',
    '2026-11-21',
    '*Estimado:* $28.800 por persona + $45.000, $1.081.800 en total: 32 × $28.800 + 8 chicos × $14.400 + $45.000 por evento (precios al 21/11/2026)',
  ],
])(
  'the estimate in the message is the total and how it came about: %#',
  (dishes, guests, children, pricesOn, written) => {
    expect(estimate(dishes, guests, children, pricesOn)).toBe(written);
  },
);

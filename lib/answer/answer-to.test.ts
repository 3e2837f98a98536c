import type { TypedContent } from '@/lib/request/testing';
import { type AnswerRow, emptyAnswer } from './answer';
import { rowHint } from './answer-to';
import { answerSum } from './sum';
import { answerToMessage, answerWith, offered, rowWith } from './testing';

it('the answer to a request has its fields, and the rest in the owner’s notes', () => {
  const { message } = answerWith({ children: '8', trafficSource: 'instagram' });
  const pasted = `[21:14, 25/11/2026] +54 9 341 555-1111: ${message}`;
  expect(answerToMessage(pasted)).toMatchObject({
    message: pasted,
    phone: '+54 9 341 555-1111',
    name: 'Ana',
    date: '2026-12-12',
    time: '21:00',
    area: 'Palermo',
    guests: '40',
    children: '8',
    notes: 'Evento: Casamiento\nComentarios: Sin sal\n(Los encontré por Instagram)',
  });
});

it('the answer to a request has the usual terms of the business', () => {
  expect(answerWith({})).toMatchObject({ deposit: '50', validUntil: '2026-12-02' });
});

it.each<[why: string, chosen: Partial<TypedContent>, expected: Partial<AnswerRow>]>([
  ['today’s price', { menu: ['Asado criollo'] }, { amount: '24.900', unit: 'person' }],
  ['the unit of its price', { menu: ['Mesas'] }, { amount: '320.000', unit: 'event' }],
  ['what is for all', { menu: ['Barra'] }, { amount: '6.000', unit: 'all' }],
  ['no price of what has a unit of its own', { menu: ['Bandeja'] }, { amount: '', unit: 'event' }],
  ['today’s price though WhatsApp has dropped its asterisks', { menu: ['Menú libre'] }, { amount: '13.900' }],
  ['today’s price though it is in capitals', { menu: ['ASADO CRIOLLO'] }, { amount: '24.900' }],
  ['its quantity', { menu: ['Asado criollo (para 4)'] }, { title: 'Asado criollo', quantity: '4' }],
  ['a range, to be corrected', { menu: ['Asado criollo (para 4-6)'] }, { quantity: '4-6' }],
  ['words for a quantity', { menu: ['Asado criollo (para seis)'] }, { quantity: 'seis' }],
  [
    'no quantity that belongs to its title',
    { menu: ['Picada (para 10)'] },
    { title: 'Picada (para 10)', quantity: '', amount: '90.000' },
  ],
  ['its minimum', { menu: ['Paella'] }, { minimum: 60 }],
  ['the price of its own list', { menu: [], entrada: ['Flan'] }, { amount: '4.500' }],
  ['no price where the menu has none', { menu: [], postre: ['Flan'] }, { amount: '' }],
  ['the menu’s words for nothing to pay', { menu: [], postre: ['Budín'] }, { amount: 'Sin cargo' }],
  ['no price where the menu has words', { menu: [], postre: ['Torta'] }, { amount: '' }],
  ['no price where the menu has no such option', { menu: ['Sushi'] }, { title: 'Sushi', amount: '' }],
  ['no price of another title', { menu: ['Asado criollo x 24'] }, { amount: '' }],
  ['the price of its category', { menu: ['Básico (Asado)'] }, { title: 'Básico (Asado)', amount: '25.000' }],
  [
    'the price of its category beside its quantity',
    { menu: ['Básico (Pizza party) (para 4)'] },
    { title: 'Básico (Pizza party)', quantity: '4', amount: '16.900' },
  ],
  ['no price of several categories', { menu: ['Básico'] }, { amount: '' }],
  ['no price of a category that is gone', { menu: ['Paella (Mariscos)'] }, { amount: '' }],
  ['the price of a title in brackets', { menu: ['Premium (Asado)'] }, { amount: '40.000' }],
])('the answer to a request gives a row %s', (_, chosen, expected) => {
  expect(answerWith(chosen).rows).toEqual([expect.objectContaining(expected)]);
});

it.each<[row: Partial<AnswerRow>, hint: string]>([
  [{ list: 'menu', title: 'Asado criollo', amount: '24.900' }, ''],
  [{ list: 'menu', title: 'Asado criollo', amount: '19.900' }, ''],
  [{ list: 'menu', title: 'Sushi', amount: '9.000' }, ''],
  [{ list: 'menu', title: 'Sushi' }, 'No lo encontramos en el menú.'],
  [{ list: 'menu', title: 'Asado criollo x 24' }, 'No lo encontramos en el menú.'],
  [{ list: 'postre', title: 'Flan' }, 'En el menú: sin precio.'],
  [{ list: 'postre', title: 'Torta' }, 'En el menú: A convenir.'],
  [{ list: 'menu', title: 'Básico' }, 'En el menú hay 2: Pizza party, $16.900; Asado, $25.000.'],
  [{ title: 'Mozo' }, ''],
  [{ title: 'Mozo', amount: '9mil' }, 'No entendemos "9mil": va un importe en números, como 9.000.'],
])('the hint for the row %j is %j', (row, hint) => {
  const typed = rowWith(row);
  const { options } = answerSum({ ...emptyAnswer, rows: [typed] }, undefined);
  expect(options.map((read) => rowHint(typed, read, offered))).toEqual([hint]);
});

import type { QuotationRequest } from '@/lib/quotation/request';
import { fieldNames } from '@/lib/quotation/request-lines';
import { requestFrom } from '@/lib/quotation/testing';
import type { Answer } from './answer';
import { answerToMessage, answerWith } from './testing';

describe('the answer to a request', () => {
  it('has the fields of the request', () => {
    expect(answerWith({ children: '8' })).toMatchObject({
      name: 'Ana',
      date: '2026-12-12',
      time: '21:00',
      area: 'Palermo',
      guests: '40',
      children: '8',
      specialMenus: '2 celíacos',
    });
  });

  it('keeps the message', () => {
    expect(answerToMessage('Hola, mi nombre es Ana y quiero cotizar un evento.').message).toBe(
      'Hola, mi nombre es Ana y quiero cotizar un evento.',
    );
  });

  it('has the usual terms of the business', () => {
    expect(answerWith({})).toMatchObject({ deposit: '50', validUntil: '2026-12-02' });
  });

  it('keeps everything else in the owner’s notes', () => {
    expect(answerWith({ origin: 'instagram' }).notes.split('\n')).toEqual([
      'Evento: Casamiento',
      'Comentarios: Sin sal',
      'Llegó por Instagram',
    ]);
  });

  it('has the phone number that the message came from', () => {
    const message =
      '[21:14, 25/11/2026] +54 9 341 555-1111: Hola, mi nombre es Ana y quiero cotizar un evento.';
    expect(answerToMessage(message).phone).toBe('+54 9 341 555-1111');
  });

  it('loses no field of the request', () => {
    for (const made of Array.from({ length: 100 }, (_, seed) => requestFrom(seed))) {
      const { message, ...answer } = answerWith(made);
      for (const name of fieldNames) expect(Object.values(answer).join('\n')).toContain(made[name]);
    }
  });

  it.each<[why: string, chosen: Partial<QuotationRequest>, expected: Partial<Answer['rows'][number]>]>([
    ['today’s price', { menu: ['Asado criollo'] }, { amount: '24.900', unit: 'person' }],
    ['the unit of its price', { menu: ['Mesas'] }, { amount: '320.000', unit: 'event' }],
    [
      'today’s price though WhatsApp has dropped its asterisks',
      { menu: ['Menú libre'] },
      { amount: '13.900' },
    ],
    ['today’s price though it is in capitals', { menu: ['ASADO CRIOLLO'] }, { amount: '24.900' }],
    ['its quantity', { menu: ['Asado criollo (para 4)'] }, { title: 'Asado criollo', quantity: '4' }],
    ['its minimum', { menu: ['Paella'] }, { minimum: 60 }],
    ['the price of its own list', { menu: [], entrada: ['Flan'] }, { amount: '4.500' }],
    ['no price where the menu has none', { menu: [], postre: ['Flan'] }, { amount: '' }],
    ['the menu’s words for nothing to pay', { menu: [], postre: ['Budín'] }, { amount: 'Invita la casa' }],
    ['no price where the menu has words', { menu: [], postre: ['Torta'] }, { amount: '' }],
    ['no price where the menu has no such option', { menu: ['Sushi'] }, { title: 'Sushi', amount: '' }],
  ])('gives a row %s', (_, chosen, expected) => {
    expect(answerWith(chosen).rows).toEqual([expect.objectContaining(expected)]);
  });
});

import type { KindName } from '@/lib/quotation/field-kinds';
import type { QuotationRequest } from '@/lib/quotation/request';
import { fieldNames, noFields, type RequestFields, requestFields } from '@/lib/quotation/request-lines';
import { childRate } from '@/lib/quotation/testing';
import type { Answer } from './answer';
import { sumOf } from './sum';
import { answerToMessage, answerWith, business } from './testing';
import { answerText } from './text';

/** A value for each kind of field that is found again in any text. */
const ofKind: Record<KindName, string> = {
  words: 'unas palabras',
  text: 'un texto',
  choice: 'Corporativo',
  count: '317',
  children: '318',
  guests: '319',
  day: '2027-03-04',
  hour: '17:45',
};

const distinct = Object.fromEntries(
  fieldNames.map((name) => [name, ofKind[requestFields[name].kind]]),
) as RequestFields;

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

  it('has each field of the request once, in a field of its own or in the notes', () => {
    // The notes keep the ages of the children.
    for (const name of fieldNames.filter((field) => field !== 'children')) {
      const { message, ...answer } = answerWith({ ...noFields, [name]: distinct[name] });
      const places = Object.entries(answer).filter(([, text]) => String(text).includes(distinct[name]));
      expect([name, ...places.map(([place]) => place)]).toHaveLength(2);
    }
  });

  it('tells the client each field of the request that is not in the notes', () => {
    for (const name of fieldNames) {
      const answer = answerWith({ ...noFields, [name]: distinct[name] });
      const text = answerText(answer, sumOf(answer, childRate), business);
      const written = name === 'date' ? 'jueves 4 de marzo de 2027' : distinct[name];
      expect([name, `${text}\n${answer.notes}`]).toEqual([name, expect.stringContaining(written)]);
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

  it.each([
    ['no quantity that is the rest of a range', '80-100', 'Asado criollo (para 76-96)', ''],
    ['a range that is not the rest, to be corrected', '80', 'Asado criollo (para 20-30)', '20-30'],
  ])('gives a row %s', (_, guests, title, quantity) => {
    const menu = [title, 'Pastas (para 4)'];
    expect(answerWith({ guests, menu }).rows[0]).toMatchObject({ title: 'Asado criollo', quantity });
  });
});

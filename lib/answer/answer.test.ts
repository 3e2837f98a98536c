import { quotationMessage } from '@/lib/quotation/message';
import { type ReadRequest, readMessage } from '@/lib/quotation/read-message';
import type { QuotationRequest } from '@/lib/quotation/request';
import { fieldNames, noFields } from '@/lib/quotation/request-lines';
import { requestFrom } from '@/lib/quotation/testing';
import { type Answer, answerTo, emptyAnswer, type MenuPrice } from './answer';
import { calendarEvent } from './calendar-event';
import { sumOf } from './sum';
import { type AnswerBusiness, answerText } from './text';

const childRate = { from: 4, to: 9, percent: 50 };

const option = (
  list: MenuPrice['list'],
  title: string,
  price: MenuPrice['price'],
  others = {},
): MenuPrice => ({
  list,
  title,
  price,
  unit: 'person',
  minimum: undefined,
  ...others,
});

const offered = [
  option('menu', 'Asado criollo', 24_900),
  option('menu', 'Menú *libre*', 13_900),
  option('menu', 'Mesas', 320_000, { unit: 'event' }),
  option('menu', 'Paella', 30_000, { minimum: 60 }),
  option('menu', 'Pastas', 19_900),
  option('menu', 'Pastas', 21_900),
  option('postre', 'Torta', 'A convenir'),
  option('postre', 'Flan', undefined),
  option('entrada', 'Flan', 4_500),
];

const request: QuotationRequest = {
  ...noFields,
  childRate,
  name: 'Ana',
  date: '2026-12-12',
  guests: '40',
  eventType: 'Casamiento',
  time: '21:00',
  area: 'Palermo',
  celiac: '2',
  comments: 'Sin sal',
  entrada: [],
  menu: ['Asado criollo', 'Mesas'],
  postre: [],
  bebida: [],
};

function answerWith(fields: Partial<QuotationRequest>): Answer {
  const read = readMessage(quotationMessage({ ...request, ...fields }));
  if (!read) throw new Error('The message was not read.');
  return answerTo(read, offered, { validDays: 7, depositPercent: 50 }, '2026-11-25');
}

const row = (title: string, amount: string, unit: 'person' | 'event' = 'person') => ({
  title,
  amount,
  unit,
  minimum: undefined,
  hint: '',
});

describe('the answer to a request', () => {
  it('has what the request says', () => {
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

  it('has what the business always states', () => {
    expect(answerWith({})).toMatchObject({ deposit: '50', validUntil: '2026-12-02' });
  });

  it('keeps for the owner what the answer does not say', () => {
    expect(answerWith({ origin: 'instagram' }).notes.split('\n')).toEqual([
      'Evento: Casamiento',
      'Comentarios: Sin sal',
      'Llegó por Instagram',
    ]);
  });

  it('has the number that the message came from', () => {
    const message = `[21:14, 25/11/2026] +54 9 341 555-1111: ${quotationMessage(request)}`;
    const read = readMessage(message) as ReadRequest;
    expect(answerTo(read, offered, {}, '2026-11-25').phone).toBe('+54 9 341 555-1111');
  });

  it('has each field of the request somewhere', () => {
    for (const made of Array.from({ length: 100 }, (_, seed) => requestFrom(seed))) {
      const answer = Object.values(answerWith(made)).join('\n');
      for (const name of fieldNames) expect(answer).toContain(made[name]);
    }
  });

  it.each<[why: string, chosen: Partial<QuotationRequest>, expected: Partial<Answer['rows'][number]>]>([
    ['today’s price', { menu: ['Asado criollo'] }, { amount: '24.900', unit: 'person', hint: '' }],
    ['what its price is for', { menu: ['Mesas'] }, { amount: '320.000', unit: 'event' }],
    [
      'today’s price though WhatsApp has dropped its asterisks',
      { menu: ['Menú libre'] },
      { amount: '13.900' },
    ],
    ['today’s price though it is written otherwise', { menu: ['ASADO CRIOLLO'] }, { amount: '24.900' }],
    ['its minimum', { menu: ['Paella'] }, { minimum: 60 }],
    ['the price of its own list', { menu: [], entrada: ['Flan'] }, { amount: '4.500' }],
    [
      'no price where the menu has none',
      { menu: [], postre: ['Flan'] },
      { amount: '', hint: 'En el menú no tiene precio.' },
    ],
    [
      'no price where the menu has words',
      { menu: [], postre: ['Torta'] },
      { amount: '', hint: 'En el menú: A convenir.' },
    ],
    [
      'no price where the menu has no such option',
      { menu: ['Sushi'] },
      { amount: '', hint: 'Ya no está en el menú.' },
    ],
    [
      'word of another option of its title',
      { menu: ['Pastas'] },
      { amount: '19.900', hint: 'Hay otra opción con este título: $21.900.' },
    ],
  ])('has for a title %s', (_, chosen, expected) => {
    expect(answerWith(chosen).rows).toEqual([expect.objectContaining(expected)]);
  });
});

describe('the sum of an answer', () => {
  const answer = (fields: Partial<Answer>): Answer => ({
    ...emptyAnswer,
    guests: '40',
    rows: [row('Asado', '28.800')],
    ...fields,
  });

  it.each<[fields: Partial<Answer>, total: bigint, deposit: bigint]>([
    [{}, 115_200_000n, 0n],
    [{ deposit: '50' }, 115_200_000n, 57_600_000n],
    [{ deposit: '33,5 %' }, 115_200_000n, 38_592_000n],
    [{ discount: '10 %' }, 103_680_000n, 0n],
    [{ discount: '12,5%' }, 100_800_000n, 0n],
    [{ discount: '$ 50.000', deposit: '50' }, 110_200_000n, 55_100_000n],
    [{ discount: '100 %' }, 0n, 0n],
    [{ children: '8' }, 103_680_000n, 0n],
    [{ children: '0' }, 115_200_000n, 0n],
    [{ rows: [row('Asado', '28.800'), row('Traslado', '45000', 'event')] }, 119_700_000n, 0n],
    [{ rows: [row('Traslado', '45000', 'event')], guests: '' }, 4_500_000n, 0n],
    [{ rows: [{ ...row('Asado', '28.800'), minimum: 50 }] }, 144_000_000n, 0n],
    [{ rows: [row('Asado', '28.800'), row('Brindis', '0'), row('Torta', 'Bonificada')] }, 115_200_000n, 0n],
    [{ discount: '0' }, 115_200_000n, 0n],
  ])('of %j', (fields, cents, deposit) => {
    expect(sumOf(answer(fields), childRate).total).toMatchObject({ cents, deposit });
  });

  it.each<[fields: Partial<Answer>, problem: string]>([
    [{ rows: [] }, 'Todavía no hay nada que sumar.'],
    [
      { rows: [row('Asado', '28.800'), row('Torta', ''), row('', 'a convenir')] },
      'A confirmar: Torta, sin nombre.',
    ],
    [{ rows: [row('Asado', 'sin cargo')] }, 'Todavía no hay nada que sumar.'],
    [{ guests: '' }, 'Para el total falta cuántos invitados son, en un solo número.'],
    [{ guests: '80-100' }, 'Para el total falta cuántos invitados son, en un solo número.'],
    [{ children: '41' }, 'Revisá los chicos: va un solo número, que no pase de los invitados.'],
    [{ children: 'unos 8' }, 'Revisá los chicos: va un solo número, que no pase de los invitados.'],
    [{ discount: 'un poco' }, 'No se entiende el descuento: escribilo como 10 % o 50.000.'],
    [{ discount: '101 %' }, 'No se entiende el descuento: escribilo como 10 % o 50.000.'],
    [{ discount: '2.000.000' }, 'El descuento es más que el total.'],
    [{ deposit: 'la mitad' }, 'No se entiende la seña: va un porcentaje de 0 a 100.'],
    [{ deposit: '150' }, 'No se entiende la seña: va un porcentaje de 0 a 100.'],
  ])('is none for %j', (fields, problem) => {
    expect(sumOf(answer(fields), childRate)).toMatchObject({ total: undefined, problem });
  });
});

describe('the message of an answer', () => {
  const business: AnswerBusiness = {
    childRate,
    vatRate: 21,
    conditions: [{ title: 'Seña', text: 'Con la mitad se reserva la fecha.' }],
  };
  const write = (answer: Answer) => answerText(answer, sumOf(answer, childRate), business);

  it('says all that a visitor has to know', () => {
    const answer = { ...answerWith({ children: '8' }), discount: '10 %' };
    expect(write(answer)).toBe(`*Presupuesto para Ana*

*Fecha:* sábado 12 de diciembre de 2026, 21:00
*Invitados:* 40 (8 chicos de 4 a 9)
*Zona:* Palermo
*Menús especiales:* 2 celíacos

*Incluye:*
- Asado criollo: $24.900
- Mesas: $320.000 por evento

*Precio:* $24.900 por persona + $320.000
*Subtotal:* $1.216.400 (32 × $24.900 + 8 chicos × $12.450 + $320.000 por evento)
*Descuento:* $121.640 (10 %)
*Total:* $1.094.760
*Precio sin impuestos nacionales:* $904.760,33
*Seña:* $547.380 (50 %)

*Válido hasta:* 02/12/2026

*Seña:* Con la mitad se reserva la fecha.`);
  });

  it('leaves the prices of single rows out where it is asked to', () => {
    const text = write({ ...answerWith({}), showsPrices: false });
    expect(text).toContain('- Asado criollo\n- Mesas\n');
    expect(text).toContain('*Total:* $1.316.000\n');
  });

  it('says what is still to be confirmed', () => {
    const text = write(answerWith({ postre: ['Torta'] }));
    expect(text).toContain('- Torta: a confirmar');
    expect(text).toContain('*Total:* a confirmar');
  });

  it('says which minimum is charged', () => {
    expect(write(answerWith({ menu: ['Paella'] }))).toContain('*Total:* $1.800.000 (mínimo 60 personas)');
  });

  it('is short where nothing is known', () => {
    expect(answerText(emptyAnswer, sumOf(emptyAnswer, undefined), { ...business, conditions: [] })).toBe(
      '*Presupuesto*\n\n*Total:* a confirmar',
    );
  });
});

describe('the calendar event of an answer', () => {
  const now = new Date('2026-11-25T15:00:00Z');
  const lines = (answer: Answer) => calendarEvent(answer, 'Fuego, Masa', childRate, now)?.split('\r\n') ?? [];

  it('is at its hour in Buenos Aires', () => {
    expect(lines(answerWith({}))).toEqual(
      expect.arrayContaining(['DTSTART:20261213T000000Z', 'DTEND:20261213T050000Z', 'SUMMARY:Evento de Ana']),
    );
  });

  it('says who comes', () => {
    expect(lines(answerWith({ children: '8', comments: '' }))).toContainEqual(
      expect.stringMatching(/^DESCRIPTION:Invitados: 40 \(8 chicos de 4 a 9\)\\nZona: Palermo\\n/),
    );
  });

  it('is of the whole day where no hour is known', () => {
    expect(lines(answerWith({ time: '' }))).toContain('DTSTART;VALUE=DATE:20261212');
  });

  it('escapes what has a meaning in calendars', () => {
    expect(lines(answerWith({ area: 'Bv. Oroño 12; piso 3, timbre\\2' }))).toContain(
      'LOCATION:Bv. Oroño 12\\; piso 3\\, timbre\\\\2',
    );
  });

  it('has no line of more than 75 octets', () => {
    const long = calendarEvent(answerWith({ name: 'ñ'.repeat(300) }), 'Fuego', undefined, now) ?? '';
    const octets = long.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:Evento de ${'ñ'.repeat(300)}`);
  });

  it('is none without a day', () => {
    expect(calendarEvent(answerWith({ date: '' }), 'Fuego', undefined, now)).toBeUndefined();
  });
});

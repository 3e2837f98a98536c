import { childRate } from '@/lib/request/testing';
import { type Answer, emptyAnswer } from './answer';
import { answerSum } from './sum';
import { answerWith, business, rowWith } from './testing';
import { answerText } from './text';

const write = (answer: Answer) => answerText(answer, answerSum(answer, childRate), business);

it('the message of an answer states the whole offer', () => {
  const answer = { ...answerWith({ children: '8' }), discount: '10 %', pricesOn: '2026-11-25' };
  expect(write(answer)).toBe(`*Presupuesto para Ana*

*Fecha:* sábado 12 de diciembre de 2026, 21:00
*Invitados:* 40 (8 chicos de 4 a 9)
*Zona:* Palermo

*Incluye:*
- Asado criollo: $24.900
- Mesas: $320.000 por evento

*Subtotal:* $1.216.400 (32 × $24.900 + 8 chicos × $12.450 + $320.000 por evento)
*Descuento:* $121.640 (10 %)
*Total:* $1.094.760
*Precio sin impuestos nacionales:* $904.760,33
*Seña:* $547.380 (50 %)
*Precios al:* 25/11/2026

*Válido hasta:* 02/12/2026

*Condiciones:*
- Seña: Con la mitad se reserva la fecha.

Respondé "Acepto".`);
});

const notInTheMessage = ['id', 'message', 'isCut', 'phone', 'rows', 'notes'];

it.each(Object.entries(emptyAnswer).filter(([name]) => !notInTheMessage.includes(name)))(
  'the field %s changes the message of an answer',
  (name, value) => {
    const answer = { ...answerWith({}), pricesOn: '2026-11-25' };
    expect(write({ ...answer, [name]: typeof value === 'boolean' ? !value : '3' })).not.toBe(write(answer));
  },
);

it('the message of an answer leaves out the prices of single rows on demand', () => {
  const text = write({ ...answerWith({}), showsPrices: false });
  expect(text).toContain('- Asado criollo\n- Mesas\n');
  expect(text).toContain('*Total:* $1.316.000\n');
});

it('the message of an answer says what is still to be confirmed', () => {
  const text = write(answerWith({ postre: ['Torta'] }));
  expect(text).toContain('- Torta: a confirmar');
  expect(text).toContain('*Total:* a confirmar');
});

it('the message of an answer adds nothing for what costs nothing', () => {
  const text = write(answerWith({ postre: ['Budín'] }));
  expect(text).toContain('- Budín: Sin cargo\n');
  expect(text).toContain('*Total:* $1.316.000 (');
});

it('the message of an answer is short if nothing is known', () => {
  expect(answerText(emptyAnswer, answerSum(emptyAnswer, undefined), { ...business, conditions: [] })).toBe(
    '*Presupuesto*\n\n*Total:* a confirmar\n\nRespondé "Acepto".',
  );
});

it('the message of an answer states the quantity of a row', () => {
  const rows = [
    rowWith({ title: 'Menú vegetariano', amount: '13.900', quantity: '4' }),
    rowWith({ title: 'Mozo', amount: '45.000', unit: 'event', quantity: '2' }),
  ];
  const answer = { ...answerWith({}), rows };
  expect(write(answer)).toContain('- Menú vegetariano: 4 × $13.900\n- Mozo: 2 × $45.000\n');
  expect(write({ ...answer, showsPrices: false })).toContain('- Menú vegetariano (para 4)\n- Mozo (2)\n');
});

it('the message of an answer states an hour even without a day', () => {
  expect(write(answerWith({ date: '' }))).toContain('*Hora:* 21:00\n');
});

it('the message of an answer writes a title of several lines in one', () => {
  const rows = [rowWith({ title: 'Menú\nvegetariano', amount: '1.000' })];
  expect(write({ ...answerWith({}), rows })).toContain('- Menú vegetariano: $1.000');
});

import { type AnswerRow, emptyAnswer } from './answer';
import { rowHint } from './row-hint';
import { sumOf } from './sum';
import { offered, rowWith } from './testing';

it.each<[row: Partial<AnswerRow>, hint: string]>([
  [{ list: 'menu', title: 'Asado criollo', amount: '24.900' }, ''],
  [{ list: 'menu', title: 'Asado criollo', amount: '19.900' }, 'En el menú: $24.900.'],
  [{ list: 'menu', title: 'Sushi', amount: '9.000' }, 'Ya no está en el menú.'],
  [{ list: 'postre', title: 'Flan' }, 'En el menú no tiene precio.'],
  [{ list: 'postre', title: 'Flan', amount: '3.000' }, ''],
  [{ list: 'postre', title: 'Torta' }, 'En el menú: A convenir.'],
  [{ list: 'menu', title: 'Sushi' }, 'Ya no está en el menú.'],
  [{ list: 'menu', title: 'Pastas', amount: '19.900' }, 'Hay otra opción con este título: $21.900.'],
  [{ title: 'Mozo' }, ''],
  [{ title: 'Mozo', amount: '9mil' }, 'No entendemos "9mil": va un importe en números, como 9.000.'],
])('the hint for the row %j is %j', (row, hint) => {
  const { rows } = sumOf({ ...emptyAnswer, rows: [rowWith(row)] }, undefined);
  expect(rows.map((read) => rowHint(read, offered))).toEqual([hint]);
});

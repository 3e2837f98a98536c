import { type AnswerRow, emptyAnswer } from './answer';
import { rowHint } from './row-hint';
import { answerSum } from './sum';
import { offered, rowWith } from './testing';

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
  const { rows } = answerSum({ ...emptyAnswer, rows: [typed] }, undefined);
  expect(rows.map((read) => rowHint(typed, read, offered))).toEqual([hint]);
});

import { dayOf, isFormulaError, isMonthFirst, starsOf, statusOf } from './cells';

it.each([
  ...['#REF!', '#¡REF!', '#N/A', '#N/D', '#VALUE!', '#¡VALOR!', '#NAME?', '#¿NOMBRE?', '#DIV/0!', '#¡DIV/0!'],
  ...['#NUM!', '#¡NUM!', '#NULL!', '#¡NULO!', '#ERROR!', '#SPILL!', '#¡DESBORDAMIENTO!', '#CALC!', '#BUSY!'],
  ...[
    '#GETTING_DATA',
    '#OBTENIENDO_DATOS',
    '########',
    '#',
    'Err:509',
    'Loading...',
    'Cargando…',
    'CALCULANDO...',
  ],
])('%s is an error of a spreadsheet', (text) => {
  expect(isFormulaError(text)).toBe(true);
});

it.each(['', '#1', '#asado', '#Sin TACC!', '¡Pan!', 'Cargando la parrilla...', 'N/A', 'Err'])(
  '%j is none',
  (text) => {
    expect(isFormulaError(text)).toBe(false);
  },
);

it.each(['', 'sí', 'SI', 'Visible', 'VERDADERO', 'TRUE'])('estado %j shows the option', (word) => {
  expect(statusOf(word)).toBe('shown');
});

const hiding = [
  'oculto',
  'Oculta',
  'oculto.',
  'ocultos',
  'NO',
  'agotado',
  'Agotada',
  'pausado',
  'FALSO',
  'FALSE',
];

it.each(hiding)('estado %j hides the option', (word) => {
  expect(statusOf(word)).toBe('hidden');
});

it.each(['quizás', 'no sé', '0'])('estado %j is a word that is not known', (word) => {
  expect(statusOf(word)).toBeUndefined();
});

it.each([
  ['5', '5'],
  ['4,5', '4.5'],
  ['5/5', '5'],
  ['4 / 5', '4'],
  ['★★★★★', '5'],
  ['★★★★☆', '4'],
  ['⭐⭐⭐', '3'],
  ['5 estrellas', '5'],
  ['8/10', undefined],
  ['cinco', undefined],
  ['', undefined],
])('%j is %s stars', (cell, stars) => {
  expect(starsOf(cell)).toBe(stars);
});

it.each([
  ['2026-05-14', '2026-05-14'],
  ['2026-05-14 10:22:33', '2026-05-14'],
  ['14/05/2026', '2026-05-14'],
  ['4/5/26', '2026-05-04'],
  ['14-05-2026', '2026-05-14'],
  ['14.5.2026', '2026-05-14'],
  ['14/05/2026 10:22:33', '2026-05-14'],
  ['14/05/2026, 10:22', '2026-05-14'],
  ['14/05/226', undefined],
  ['mayo de 2026', undefined],
  ['', undefined],
])('the day of %j is %s', (cell, day) => {
  expect(dayOf(cell, false)).toBe(day);
});

it('a column with a month over 12 has the month first', () => {
  expect(isMonthFirst(['4/5/2026', '', '5/14/2026'])).toBe(true);
  expect(dayOf('4/5/2026', true)).toBe('2026-04-05');
  expect(isMonthFirst(['4/5/2026', '5/4/2026'])).toBe(false);
  expect(isMonthFirst(['14/5/2026', '5/14/2026'])).toBe(false);
});

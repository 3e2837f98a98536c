import { menuColumns } from '@/lib/content/rows/menu-columns';
import { reviewColumns } from '@/lib/content/rows/review-columns';
import { columnOf, guessColumn, titlesOf } from './columns';

it.each([
  ['opción', 'opción'],
  [' OPCION ', 'opción'],
  ['opcio\u0301n\u200B', 'opción'],
  ['opciones', undefined],
  ['opción y más letras que las de cualquier columna', undefined],
])('the title %j names the column %s', (title, column) => {
  expect(columnOf(title, menuColumns)).toBe(column);
});

it.each([
  ['Precio 2026', 'precio'],
  ['Estados', 'estado'],
  ['prcio', 'precio'],
  ['Categroía', 'categoría'],
  ['opciones', 'opción'],
  ['ayuda', undefined],
  ['alérgenos (TACC)', undefined],
  ['costo', undefined],
])('the title %j is probably meant for %s', (title, column) => {
  expect(guessColumn(title, titlesOf(menuColumns))).toBe(column);
});

it.each([
  ['Mensajes', titlesOf(reviewColumns), 'mensaje'],
  ['Precio 2026', ['estado'], undefined],
] as const)('the title %j is guessed only among the columns %j', (title, columns, column) => {
  expect(guessColumn(title, columns)).toBe(column);
});

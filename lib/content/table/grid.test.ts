import { menuColumns } from '@/lib/content/rows/menu-columns';
import { reviewColumns } from '@/lib/content/rows/review-columns';
import { knownColumns, readGrid } from './grid';

const rowsOf = (text: string) =>
  readGrid(text, menuColumns).rows.map(({ fila, cells }) => [fila, ...cells.slice(0, 2)]);

it.each<[what: string, text: string, fila: number]>([
  ['commas', 'categoría,opción\nPostres,Flan', 2],
  ['tabs', 'categoría\topción\nPostres\tFlan', 2],
  ['vertical bars', 'categoría|opción\nPostres|Flan', 2],
  ['its titles repeated without the others', 'categoría,opción,ayuda\nCategoría,opción\nPostres,Flan', 3],
  ['its titles repeated', 'categoría,opción\nCATEGORÍA,Opción\nPostres,Flan', 3],
  ['semicolons and quotes', '"categoría";"opción"\r\n"Postres";"Flan"\r\n', 2],
  ['lines that end as those of old Macs', 'categoría;opción\rPostres;Flan\r', 2],
  ['semicolons within cells', 'categoría,opción,incluye\nPostres,Flan,a; b; c; d\n', 2],
  ['commas within a title', 'categoría;opción;alérgenos (TACC, maní, huevo)\nPostres;Flan;x', 2],
  ['semicolons within a quoted title', 'categoría,opción,"alérgenos (TACC; maní; huevo)"\nPostres,Flan,x', 2],
  ['a line for Excel', 'sep=;\r\ncategoría;opción\r\nPostres;Flan', 2],
  ['a title of the table', 'Carta verano 2026,,\n,,\ncategoría,opción,precio\nPostres,Flan,1', 4],
  ['lines that are one cell each', '"categoría,opción,precio"\n"Postres,Flan,""4.500"""', 2],
  ['some lines that are one cell', 'categoría;opción;precio\n"Postres;Flan;""4;500"""', 2],
  ['empty rows', '\n\ncategoría,opción\n,\nPostres,Flan\n,,\n', 5],
])('the row of a table with %s is found', (_what, text, fila) => {
  expect(rowsOf(text)).toEqual([[fila, 'Postres', 'Flan']]);
});

it.each([
  ['', 'entre las primeras 10 filas no hay una con los títulos "categoría" y "opción"'],
  ['plato,valor\nFlan,1', 'entre las primeras 10 filas no hay una con los títulos "categoría" y "opción"'],
  [`${'x\n'.repeat(10)}categoría,opción\nPostres,Flan`, 'entre las primeras 10 filas no hay'],
  ['categoria;precio\nPostres;5', 'en los títulos, fila 1, falta la columna "opción"'],
  ['precio,incluye\n5,x', 'en los títulos, fila 1, faltan las columnas "categoría" y "opción"'],
  [
    'Carta\ncategoría,opciones\nPostres,Flan',
    'fila 2, falta la columna "opción", y hay "opciones" (¿es "opción"?)',
  ],
  ['categoría,opción,Opcion\nPostres,Flan,x', 'la columna "opción" está dos veces'],
  ['categoría,opción\nPostres,Flan\n,"Budín\n,Torta\n', 'fila 3: una comilla (") está de más o no se cierra'],
  [
    'categoría,opción\nPostres,"Flan\n,Torta\n,"Budín"\n',
    'fila 2: una comilla (") está de más o no se cierra',
  ],
  [`categoría,opción\nPostres,${'x'.repeat(100_001)}`, 'fila 2: tiene más de 100 kB'],
  ['"'.repeat(60_001), 'tiene más de 60000 comas, puntos y coma, comillas y renglones'],
])('%.60j is refused as a menu with the reason', (text, reason) => {
  expect(() => rowsOf(text)).toThrow(reason);
});

it('the unread rest of a table that is too long is reported', () => {
  const text = `categoría,opción\n${'Postres,Flan\n'.repeat(1_201)}`;
  expect(readGrid(text, menuColumns)).toMatchObject({ unreadFrom: 1_201 });
});

it('empty rows that were only formatted do not count', () => {
  const grid = readGrid(`categoría,opción\nPostres,Flan\n${',,\n'.repeat(100_000)}`, menuColumns);
  expect([grid.rows.length, grid.unreadFrom]).toEqual([1, undefined]);
});

it.each([
  ['nombre,mensaje\nAna,Rico', true],
  ['nombre,mensajes\nAna,Rico', true],
  ['categoría,opciones\nPostres,Flan', false],
])('%j is more like a table of reviews than of a menu: %s', (text, isOfReviews) => {
  expect(knownColumns(text, reviewColumns) > knownColumns(text, menuColumns)).toBe(isOfReviews);
});

it('a category with a comma is not taken for a line in one cell', () => {
  expect(rowsOf('categoría,opción\n"Carnes, pastas",\n,Flan')).toEqual([
    [2, 'Carnes, pastas', ''],
    [3, '', 'Flan'],
  ]);
});

import { menuColumns } from '@/lib/content/rows/menu/menu-columns';
import { parseMenuTable } from '@/lib/content/rows/menu/read-menu';
import { reviewColumns } from '@/lib/content/rows/reviews/review-columns';
import { ReadError } from './read-error';
import { knownColumns, readTable } from './read-table';

const rowsOf = (text: string) =>
  readTable(text, menuColumns, 'title').rows.map(({ place, values }) => [
    place,
    values.category,
    values.title,
  ]);

it.each<[what: string, text: string, fila: number]>([
  ['commas', 'categoría,opción\nPostres,Flan', 2],
  ['tabs', 'categoría\topción\nPostres\tFlan', 2],
  ['semicolons and quotes', '"categoría";"opción"\r\n"Postres";"Flan"\r\n', 2],
  ['lines that end as those of old Macs', 'categoría;opción\rPostres;Flan\r', 2],
  ['a byte order mark', '\uFEFFcategoría;opción\nPostres;Flan', 2],
  ['quotes within cells', 'categoría,opción,incluye\nPostres,Flan,"Tabla de 12"", con pan"', 2],
  ['semicolons within cells', 'categoría,opción,incluye\nPostres,Flan,a; b; c; d\n', 2],
  ['commas within a title', 'categoría;opción;alérgenos (TACC, maní, huevo)\nPostres;Flan;x', 2],
  ['semicolons within a quoted title', 'categoría,opción,"alérgenos (TACC; maní; huevo)"\nPostres,Flan,x', 2],
  ['a title of the table', 'Carta verano 2026,,\n,,\ncategoría,opción,precio\nPostres,Flan,1', 4],
  ['columns in another order', 'notas,OPCION, Categoria \nx,Flan,Postres', 2],
  ['empty rows', '\n\ncategoría,opción\n,\nPostres,Flan\n,,\n', 5],
])('the row of a table with %s is found', (_what, text, fila) => {
  expect(rowsOf(text)).toEqual([[`fila ${fila}`, 'Postres', 'Flan']]);
});

it.each([
  ['', 'faltan las columnas "categoría", "opción"'],
  ['plato,valor\nFlan,1', 'los títulos de la fila 1 son "plato", "valor"'],
  [`${'x\n'.repeat(10)}categoría,opción\nPostres,Flan`, 'faltan las columnas "categoría", "opción"'],
  [
    'Carta\ncategoría,opciones\nPostres,Flan',
    'falta la columna "opción"; los títulos de la fila 2 son "categoría", "opciones"',
  ],
  ['categoría,opción\nPostres,Flan\n,"Budín\n,Torta\n', 'fila 3: una comilla (") está de más o no se cierra'],
  // A table that begins with a quoted cell, cut within another.
  [
    '"categoría","opción"\n"Postres","Flan"\n"Postres","Bud',
    'fila 3: una comilla (") está de más o no se cierra',
  ],
  ['categoría,opción\nPostres,"Flan" casero', 'fila 2: una comilla (") está de más o no se cierra'],
])('%j is refused as a menu with the reason', (text, reason) => {
  expect(() => rowsOf(text)).toThrow(reason);
});

it.each([
  ...['#REF!', '#¡REF!', '#N/A', '#N/D', '#VALUE!', '#¡VALOR!', '#¿NOMBRE?', '#DIV/0!', '#SPILL!'],
  ...['########', 'Err:509', 'Loading...', 'Cargando…'],
])('a cell %s is empty, and named', (error) => {
  const [row] = readTable(`categoría,opción\nPostres,${error}`, menuColumns, 'title').rows;
  expect([row?.values, row?.remarks]).toEqual([
    { category: 'Postres' },
    ['opción: es un error de la planilla'],
  ]);
});

it.each(['#1', '#asado', '#Sin TACC!', '¡Pan!', 'Cargando la parrilla...', '=D1', '**Flan**', '👩‍🍳 Flan'])(
  'a cell %s is read as typed',
  (text) => {
    expect(rowsOf(`categoría,opción\nPostres,${text}`)).toEqual([['fila 2', 'Postres', text]]);
  },
);

it('rows that hold nothing but a checkbox are no rows, however many', () => {
  expect(rowsOf(`categoría,opción,estado\nPostres,Flan,TRUE\n${',,FALSE\n'.repeat(3_000)}`)).toEqual([
    ['fila 2', 'Postres', 'Flan'],
  ]);
});

/** What anybody who can edit the table may fill it with. The longest took 0.4 s on two slow cores; PapaParse took minutes. */
it.each<[what: string, text: string]>([
  ['quotes', '"'.repeat(1_900_000)],
  ['quotes between letters', '"x'.repeat(950_000)],
  ['separators', ',;\t'.repeat(600_000)],
  ['titles', 'precio,'.repeat(250_000)],
  ['line breaks', '\n'.repeat(1_900_000)],
  ['rows', 'Postres,Flan\n'.repeat(140_000)],
  ['errors in a cell', `Postres,"${'#REF!\n'.repeat(300_000)}"`],
  ['accents', `Postres,${'\u0301'.repeat(900_000)}`],
  [
    'random signs',
    Array.from({ length: 900_000 }, (_, index) => '",;\t\n"" x'[(index * index) % 9]).join(''),
  ],
])('a table full of %s does not keep the process busy', (_what, cells) => {
  // Of this process alone: other tests run beside it.
  const start = process.cpuUsage();
  for (const text of [cells, `categoría,opción,precio\n${cells}`])
    try {
      parseMenuTable(text);
    } catch (error) {
      expect(error).toBeInstanceOf(ReadError);
    }
  const { user, system } = process.cpuUsage(start);
  // In microseconds. Time that grows with the square of the text would be minutes, on any machine.
  expect(user + system).toBeLessThan(20_000_000);
});

it.each([
  ['nombre,mensaje\nAna,Rico', true],
  ['nombre,mensajes\nAna,Rico', true],
  ['categoría,opciones\nPostres,Flan', false],
])('%j is more like a table of reviews than of a menu: %s', (text, isOfReviews) => {
  expect(knownColumns(text, reviewColumns) > knownColumns(text, menuColumns)).toBe(isOfReviews);
});

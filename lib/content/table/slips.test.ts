import { parseMenuTable } from '@/lib/content/rows/menu/menu-table';
import { slipSince } from './slips';

type Row = Partial<Record<'categoría' | 'opción' | 'precio' | 'incluye' | 'estado', string>>;

const before: Row[] = Array.from({ length: 10 }, (_, index) => ({
  categoría: 'Menú',
  opción: `Plato ${index}`,
  precio: `${20_000 + index * 1_000}`,
  incluye: index < 5 ? 'Pan' : '',
  estado: index < 4 ? 'oculto' : '',
}));

/** The likely slip between the table above and another. */
function slip(rows: readonly Row[]) {
  const summaryOf = (all: readonly Row[]) => {
    const columns = Object.keys(all[0] ?? {}) as (keyof Row)[];
    return parseMenuTable([columns, ...all.map((row) => columns.map((column) => row[column]))].join('\n'))
      .summary;
  };
  return slipSince(summaryOf(before), summaryOf(rows));
}

const edited = (edit: (row: Row, index: number) => Row) =>
  before.map((row, index) => ({ ...row, ...edit(row, index) }));

const without = (column: keyof Row) => before.map(({ [column]: _lost, ...row }) => row);

const factor = (by: number) => edited(({ precio }) => ({ precio: `${Number(precio) * by}` }));

it.each<[what: string, rows: Row[], slip: string]>([
  ['a column', without('precio'), 'falta la columna "precio", que antes estaba'],
  [
    'most cells of a column',
    edited((_row, index) => (index > 3 ? { precio: '' } : {})),
    'la columna "precio" tiene 4 celdas con algo, menos de la mitad de las 10 de antes',
  ],
  [
    'the cells of a column that few rows fill',
    edited(() => ({ incluye: '' })),
    'la columna "incluye" tiene 0 celdas con algo, menos de la mitad de las 5 de antes',
  ],
  [
    'prices to formulas that failed',
    edited(() => ({ precio: '#REF!' })),
    'la columna "precio" tiene 0 celdas',
  ],
  ['the dot of all prices', factor(1 / 1_000), 'el precio del medio pasó de 27000 a 27: ¿la planilla movió'],
  ['the comma of all prices', factor(100), 'el precio del medio pasó de 27000 a 2700000: ¿la planilla movió'],
])('a table that has lost %s looks like a slip', (_what, rows, reason) => {
  expect(slip(rows)).toMatch(reason);
});

it('a table that has lost most of its rows looks like a slip', () => {
  const shown = edited(() => ({ estado: '' }));
  expect(slip(shown.slice(0, 2))).toMatch(/celdas con algo|se ven 2 filas/);
});

it.each<[what: string, rows: Row[]]>([
  ['nothing', before],
  ['half of its rows', before.slice(0, 7)],
  ['three cells of a column', edited((_row, index) => (index < 3 ? { incluye: '' } : {}))],
  ['what hid its options', edited(() => ({ estado: '' }))],
  ['a column that was empty', edited(() => ({}))],
  ['its order', [...before].reverse()],
])('a table may lose %s', (_what, rows) => {
  expect(slip(rows)).toBeUndefined();
});

it.each([4, 1 / 4])('prices may become %d times as high', (by) => {
  expect(slip(factor(by))).toBeUndefined();
});

it('a table without an earlier one has no slip', () => {
  expect(slipSince(undefined, parseMenuTable('categoría,opción\nA,B').summary)).toBeUndefined();
});

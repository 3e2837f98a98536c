import { parseMenuTable } from '@/lib/content/rows/menu/read-menu';
import { slipSince } from './slips';

type Row = Partial<Record<'categoría' | 'opción' | 'precio' | 'estado' | 'apto' | 'foto', string>>;

const before: Row[] = Array.from({ length: 10 }, (_, index) => ({
  categoría: 'Menú',
  opción: `Plato ${index}`,
  precio: `${20_000 + index * 1_000}`,
  estado: index < 4 ? 'oculto' : '',
  apto: 'vegano',
  foto: 'evento-1',
}));

function summaryOf(rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  const { summary } = parseMenuTable(lines.join('\n'));
  if (!summary) throw new Error('no table');
  return summary;
}

/** The likely slip between the table above and another. */
const slip = (rows: readonly Row[]) => slipSince(summaryOf(before), summaryOf(rows));

const edited = (cells: Row, least = 0) =>
  before.map((row, index) => ({ ...row, ...(index >= least && cells) }));

const without = (column: keyof Row) => before.map(({ [column]: _lost, ...row }) => row);

it.each<[what: string, rows: Row[], slip: string]>([
  ['the title of its prices', without('precio'), 'falta la columna "precio", que antes estaba'],
  ['the title that hides options', without('estado'), 'falta la columna "estado", que antes estaba'],
  ['half of its prices', edited({ precio: '' }, 5), 'se vaciaron 5 de las 10 celdas de "precio"'],
  ['its prices to formulas', edited({ precio: '#REF!' }), 'se vaciaron 10 de las 10 celdas de "precio"'],
  ['most of its rows', before.slice(0, 4), 'quedan 4 filas de las 10 de antes'],
])('a menu that has lost %s looks like a slip', (_what, rows, said) => {
  expect(slip(rows)).toBe(said);
});

it.each<[what: string, rows: Row[]]>([
  ['have other prices', edited({ precio: '1' })],
  ['be sold out', edited({ estado: 'agotado' }, 1)],
  ['be back', edited({ estado: '' })],
  ['lose its diets and photos', edited({ apto: '', foto: '' })],
  ['lose the columns of its photos', without('foto')],
  ['lose half of its rows with their prices', before.slice(0, 5)],
  ['lose fewer than half of its prices', edited({ precio: '' }, 6)],
])('a menu may %s', (_what, rows) => {
  expect(slip(rows)).toBeUndefined();
});

it('a menu of few prices may lose them', () => {
  const three = before.slice(0, 3);
  const emptied = three.map((row) => ({ ...row, precio: '' }));
  expect(slipSince(summaryOf(three), summaryOf(emptied))).toBeUndefined();
});

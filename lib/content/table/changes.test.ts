import { slipSince } from './changes';
import type { TableSummary } from './reader';

const summary = (fields: Partial<TableSummary> = {}): TableSummary => ({
  columns: new Map([
    ['opción', 10],
    ['precio', 8],
    ['estado', 1],
  ]),
  others: [],
  rows: 10,
  rowsWithErrors: 0,
  unreadFrom: undefined,
  ...fields,
});

const last = { summary: summary(), kept: 10 };

const columns = (counts: Record<string, number>) => new Map(Object.entries(counts));

it.each<[what: string, now: Partial<TableSummary>, kept: number]>([
  ['nothing', {}, 10],
  ['half of the rows', { columns: columns({ opción: 5, precio: 5, estado: 0 }), rows: 5 }, 5],
  ['the last hidden dish', { columns: columns({ opción: 10, precio: 8, estado: 0 }) }, 10],
  ['a tenth of the rows to errors', { rowsWithErrors: 1 }, 10],
])('a table may lose %s', (_what, fields, kept) => {
  expect(slipSince(last, { summary: summary(fields), kept })).toBeUndefined();
});

it.each<[what: string, now: Partial<TableSummary>, kept: number, slip: string]>([
  ['more than half of the rows', {}, 4, 'se ven 4 filas, menos de la mitad de las 10 de antes'],
  [
    'a column',
    { columns: columns({ opción: 10, estado: 1 }) },
    10,
    'falta la columna "precio", que antes estaba',
  ],
  [
    'a column that is called otherwise now',
    { columns: columns({ opción: 10, estado: 1 }), others: [{ title: 'Precio 2026', guess: 'precio' }] },
    10,
    'falta la columna "precio", que antes estaba; hay una "Precio 2026"',
  ],
  [
    'most of the prices',
    { columns: columns({ opción: 10, precio: 3, estado: 1 }) },
    10,
    'la columna "precio" tiene 3 celdas con algo, menos de la mitad de las 8 de antes',
  ],
  [
    'more than a tenth of the rows to errors',
    { rowsWithErrors: 2 },
    10,
    '2 de 10 filas tienen errores de la planilla, como #REF! o Loading...',
  ],
])('the likely slip is named if a table has lost %s', (_what, fields, kept, slip) => {
  expect(slipSince(last, { summary: summary(fields), kept })).toBe(slip);
});

it('errors that the last table already had are no slip', () => {
  const broken = { summary: summary({ rowsWithErrors: 5 }), kept: 10 };
  expect(slipSince(broken, broken)).toBeUndefined();
});

describe('rows that were sorted', () => {
  const before = {
    Vacío: 'parrilla',
    Bondiola: 'parrilla',
    Choripán: 'parrilla',
    Flan: 'postres',
    Budín: 'postres',
    Agua: 'bebidas',
    Malbec: 'bebidas',
  };
  const slip = (categories: object) =>
    slipSince(
      { summary: summary({ categories: new Map(Object.entries(before)) }), kept: 10 },
      { summary: summary({ categories: new Map(Object.entries(categories)) }), kept: 10 },
    );

  it('are a slip if most options have moved to another category', () => {
    const sorted = {
      ...before,
      Budín: 'bebidas',
      Malbec: 'postres',
      Choripán: 'postres',
      Bondiola: 'postres',
    };
    expect(slip(sorted)).toMatch('4 de 7 opciones cambiaron de categoría: ¿ordenaste la planilla?');
  });

  it('are a slip if most options have moved or have lost their category', () => {
    const sorted = { ...before, Agua: '', Budín: '', Flan: '', Malbec: 'postres' };
    expect(slip(sorted)).toMatch('4 de 7 opciones cambiaron de categoría');
  });

  it.each<[what: string, categories: object]>([
    ['some options move', { ...before, Budín: 'bebidas', Malbec: 'postres', Choripán: 'postres' }],
    [
      'a category has another name',
      { ...before, Vacío: 'asado', Bondiola: 'asado', Choripán: 'asado', Agua: 'tragos' },
    ],
    ['all options are new', { Locro: 'postres' }],
  ])('are no slip if %s', (_what, categories) => {
    expect(slip(categories)).toBeUndefined();
  });
});

import { parseFactsTable } from '@/lib/content/rows/facts/facts-table';
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
  kept: 10,
  unreadFrom: undefined,
  ...fields,
});

const last = summary();

const columns = (counts: Record<string, number>) => new Map(Object.entries(counts));

it.each<[what: string, now: Partial<TableSummary>]>([
  ['nothing', {}],
  ['half of the rows', { columns: columns({ opción: 5, precio: 5, estado: 0 }), rows: 5, kept: 5 }],
  ['the last hidden dish', { columns: columns({ opción: 10, precio: 8, estado: 0 }) }],
  ['a tenth of the rows to errors', { rowsWithErrors: 1 }],
])('a table may lose %s', (_what, fields) => {
  expect(slipSince(last, summary(fields))).toBeUndefined();
});

it.each<[what: string, now: Partial<TableSummary>, slip: string]>([
  ['more than half of the rows', { kept: 4 }, 'se ven 4 filas, menos de la mitad de las 10 de antes'],
  [
    'a column',
    { columns: columns({ opción: 10, estado: 1 }) },
    'falta la columna "precio", que antes estaba',
  ],
  [
    'a column that is called otherwise now',
    { columns: columns({ opción: 10, estado: 1 }), others: [{ title: 'Precio 2026', guess: 'precio' }] },
    'falta la columna "precio", que antes estaba; hay una "Precio 2026"',
  ],
  [
    'most of the prices',
    { columns: columns({ opción: 10, precio: 3, estado: 1 }) },
    'la columna "precio" tiene 3 celdas con algo, menos de la mitad de las 8 de antes',
  ],
  [
    'more than a tenth of the rows to errors',
    { rowsWithErrors: 2 },
    '2 de 10 filas tienen errores de la planilla, como #REF! o Loading...',
  ],
])('the likely slip is named if a table has lost %s', (_what, fields, slip) => {
  expect(slipSince(last, summary(fields))).toBe(slip);
});

it('errors that the last table already had are no slip', () => {
  const broken = summary({ rowsWithErrors: 5 });
  expect(slipSince(broken, broken)).toBeUndefined();
});

/** The options of a menu, with the category and price of each. A category in capitals stands in the row itself. */
const menu = (rows: [title: string, category: string, price?: number | 'missing' | undefined][]) =>
  summary({
    options: new Map(
      rows.map(([title, category, price]) => [
        title,
        { category: category.toLowerCase(), isNamed: category !== category.toLowerCase(), price },
      ]),
    ),
  });

describe('rows that were sorted', () => {
  const before = menu([
    ['Vacío', 'PARRILLA'],
    ['Bondiola', 'parrilla'],
    ['Choripán', 'parrilla'],
    ['Provoleta', 'parrilla'],
    ['Flan', 'POSTRES'],
    ['Budín', 'postres'],
    ['Agua', 'BEBIDAS'],
  ]);

  it('are a slip if three options have come below another category', () => {
    const sorted = menu([
      ['Agua', 'BEBIDAS'],
      ['Bondiola', 'bebidas'],
      ['Budín', 'bebidas'],
      ['Choripán', 'bebidas'],
      ['Flan', 'POSTRES'],
      ['Vacío', 'PARRILLA'],
      ['Provoleta', 'parrilla'],
    ]);
    expect(slipSince(before, sorted)).toMatch(
      '3 de 7 opciones cambiaron de categoría: ¿ordenaste la planilla?',
    );
  });

  it('are a slip if three options have lost their category', () => {
    const sorted = menu([
      ['Bondiola', ''],
      ['Budín', ''],
      ['Choripán', ''],
      ['Vacío', 'PARRILLA'],
    ]);
    expect(slipSince(before, sorted)).toMatch('3 de 4 opciones cambiaron de categoría');
  });

  it('are a slip if they stand below a category that was pasted back', () => {
    const sorted = menu([
      ['Agua', 'BEBIDAS'],
      ['Tarta', 'ENTRADAS'],
      ['Provoleta', 'entradas'],
      ['Flan', 'POSTRES'],
      ['Choripán', 'entradas'],
      ['Budín', 'entradas'],
      ['Bondiola', 'postres'],
      ['Vacío', 'PARRILLA'],
    ]);
    expect(slipSince(before, sorted)).toMatch('4 de 7 opciones cambiaron de categoría');
  });

  it('are a slip if all without a category have come together', () => {
    const sorted = menu([
      ['Agua', 'BEBIDAS'],
      ['Vacío', 'PARRILLA'],
      ['Flan', 'POSTRES'],
      ['Tarta', 'TARTAS'],
      ['Bondiola', 'tartas'],
      ['Choripán', 'tartas'],
      ['Budín', 'tartas'],
    ]);
    expect(slipSince(before, sorted)).toMatch('3 de 6 opciones cambiaron de categoría');
  });

  it.each<[what: string, rows: [title: string, category: string][]]>([
    [
      'two options move',
      [
        ['Vacío', 'PARRILLA'],
        ['Bondiola', 'parrilla'],
        ['Flan', 'POSTRES'],
        ['Choripán', 'postres'],
        ['Provoleta', 'postres'],
      ],
    ],
    [
      'each row names its category',
      [
        ['Bondiola', 'POSTRES'],
        ['Choripán', 'POSTRES'],
        ['Provoleta', 'POSTRES'],
        ['Flan', 'POSTRES'],
      ],
    ],
    [
      'a category has another name',
      [
        ['Vacío', 'ASADO'],
        ['Bondiola', 'asado'],
        ['Choripán', 'asado'],
        ['Provoleta', 'asado'],
        ['Flan', 'POSTRES'],
      ],
    ],
    [
      'a category is split',
      [
        ['Vacío', 'PARRILLA'],
        ['Locro', 'OLLA'],
        ['Bondiola', 'olla'],
        ['Choripán', 'olla'],
        ['Provoleta', 'olla'],
        ['Flan', 'POSTRES'],
      ],
    ],
    [
      'two categories become one',
      [
        ['Vacío', 'PLATOS'],
        ['Bondiola', 'platos'],
        ['Choripán', 'platos'],
        ['Flan', 'platos'],
        ['Budín', 'platos'],
      ],
    ],
    ['all options are new', [['Locro', 'postres']]],
  ])('are no slip if %s', (_what, rows) => {
    expect(slipSince(before, menu(rows))).toBeUndefined();
  });
});

describe('prices', () => {
  const prices = (...all: (number | 'missing' | undefined)[]) =>
    menu(all.map((price, index) => [`Plato ${index}`, index ? 'menú' : 'MENÚ', price]));
  const before = prices(24_900, 18_500, 9_000, undefined);

  it.each<[what: string, now: ReturnType<typeof prices>, slip: string]>([
    ['ten times', prices(249_000, 185_000, 90_000, undefined), '3 de 3 precios se multiplicaron por 10'],
    ['a hundredth', prices(249, 185, 9_000, undefined), '2 de 3 precios se dividieron por 100'],
    ['nothing', prices('missing', 'missing', 9_000, undefined), '2 de 3 precios ya no son un importe'],
    [
      'a thousandth or nothing',
      prices('missing', 18.5, 9, undefined),
      '2 de 3 precios se dividieron por 1000',
    ],
  ])('that have become %s are a slip', (_what, now, slip) => {
    expect(slipSince(before, now)).toMatch(slip);
  });

  it.each<[what: string, now: ReturnType<typeof prices>]>([
    ['dearer', prices(29_900, 22_000, 11_000, 5_000)],
    ['words', prices(undefined, undefined, undefined, undefined)],
    ['ten times in one row', prices(24_900, 185_000, 9_000, undefined)],
  ])('that have become %s are no slip', (_what, now) => {
    expect(slipSince(before, now)).toBeUndefined();
  });
});

/** The summary of a table of facts, with a name and these rows. */
const factsOf = (rows: string[][]) =>
  parseFactsTable(['dato,valor', 'nombre,Ana', ...rows].join('\n')).summary;

it('more than half of the facts may not go missing', () => {
  const zones = ['Funes', 'Roldán'].map((zone) => ['zona', zone]);
  expect(slipSince(factsOf(zones), factsOf([]))).toMatch('se ven 1 filas, menos de la mitad de las 3');
});

it.each<[what: string, now: [dato: string, valor: string][], slip: string | undefined]>([
  ['mistyped', [['Instagran', '@ana']], 'falta el dato "Instagram", que antes estaba; hay un "Instagran"'],
  ['deleted', [], undefined],
  [
    'mistyped beside itself',
    [
      ['Instagran', '@ana'],
      ['Instagram', '@ana'],
    ],
    undefined,
  ],
])('a fact that was stated may not be mistyped: %s', (_what, now, slip) => {
  expect(slipSince(factsOf([['Instagram', '@ana']]), factsOf(now))).toBe(slip);
});

import { type TableRow, type Terminal, tableOf } from './rows-table';

const plain: Terminal = { columns: undefined, colour: false };

const row = (fields: Partial<TableRow> = {}): TableRow => ({
  source: 'menus',
  noun: 'options',
  place: 'Postres',
  index: 0,
  label: 'Flan',
  fate: 'shown',
  reasons: [],
  ...fields,
});

/** The lines below the head. */
const linesOf = (rows: TableRow[], terminal = plain) => tableOf(rows, terminal).slice(1);

describe('the table of rows', () => {
  it('has a line for each row, with its source, place, title and whether it is shown', () => {
    expect(
      tableOf(
        [
          row(),
          row({ index: 1, label: 'Budín', reasons: ['price -5 is not shown', 'food is not a list'] }),
          row({ index: 2, label: '{}', fate: 'invalid', reasons: ['title is not text'] }),
          row({ index: 3, fate: 'repeated', reasons: ['there is one of this title'] }),
          row({ source: 'testimonials', place: 'googleres', index: 60, label: 'Ana', fate: 'beyond limit' }),
        ],
        plain,
      ),
    ).toEqual([
      'SOURCE        PLACE          TITLE OR NAME  SHOWN OR WHY NOT',
      'menus         Postres[0]     Flan           shown',
      'menus         Postres[1]     Budín          shown, but price -5 is not shown; food is not a list',
      'menus         Postres[2]     {}             left out: title is not text',
      'menus         Postres[3]     Flan           left out: there is one of this title',
      'testimonials  googleres[60]  Ana            left out: ',
    ]);
  });

  it('has a line for a category that is no list, and for one without options', () => {
    const category = { source: 'menus', noun: 'options', place: 'Salsas' };
    expect(
      linesOf([
        { ...category, fate: 'invalid', reasons: ['it is not a list'] },
        { ...category, fate: 'empty', reasons: ['it has no options'] },
      ]),
    ).toEqual([
      'menus   Salsas                 left out: it is not a list',
      'menus   Salsas                 not shown: it has no options',
    ]);
  });

  it('shortens long categories and titles, and keeps the number of the row', () => {
    const [line] = linesOf([row({ place: 'C'.repeat(300), index: 12, label: 'T'.repeat(300) })]);
    expect(line).toBe(`menus   ${'C'.repeat(27)}…[12]  ${'T'.repeat(39)}…  shown`);
  });

  it('aligns its columns where titles have emoji, which terminals draw two columns wide', () => {
    const [pizza, flan] = linesOf([row({ label: '🍕👨‍🍳 Pizza' }), row({ label: 'Flan casero' })]);
    // Each is one character of the text less than the columns that it takes.
    expect(pizza).toBe('menus   Postres[0]  🍕👨‍🍳 Pizza     shown');
    expect(flan).toBe('menus   Postres[0]  Flan casero    shown');
  });
});

describe('a table of more than 100 rows of a source', () => {
  const many = (count: number, start = 0, fields: Partial<TableRow> = {}) =>
    Array.from({ length: count }, (_, index) => row({ index: start + index, ...fields }));

  it('has one line for neighbouring rows of which the same is to be said', () => {
    expect(
      linesOf([
        ...many(50),
        row({ index: 50, label: 'Budín', fate: 'invalid', reasons: ['title is empty'] }),
        ...many(900, 51),
        ...many(4_000, 951, { fate: 'beyond limit', reasons: ['1000 are shown'] }),
        ...many(2, 0, { place: 'Bebidas' }),
      ]),
    ).toEqual([
      'menus   Postres[0–49]      50 options     shown',
      'menus   Postres[50]        Budín          left out: title is empty',
      'menus   Postres[51–950]    900 options    shown',
      'menus   Postres[951–4950]  4000 options   left out: 1000 are shown',
      'menus   Bebidas[0–1]       2 options      shown',
    ]);
  });

  it('has a line for each of two categories of which the same is to be said', () => {
    expect(linesOf([...many(60), ...many(60, 0, { place: 'Bebidas' })])).toEqual([
      'menus   Postres[0–59]  60 options     shown',
      'menus   Bebidas[0–59]  60 options     shown',
    ]);
  });

  it('has a line for each row of another source, which has fewer', () => {
    const reviews = many(3, 0, { source: 'testimonials', place: 'googleres' });
    expect(linesOf([...many(101), ...reviews])).toHaveLength(4);
  });

  it('has a line for each of exactly 100', () => {
    expect(linesOf(many(100))).toHaveLength(100);
  });
});

describe('a table in a terminal', () => {
  const rows = [
    row(),
    row({
      place: 'Menú al plato',
      label: 'Bondiola braseada',
      reasons: ['price "desde 500" is not a number: the estimate does not count it'],
    }),
  ];

  it('continues long lines in the last column where the terminal is wide', () => {
    expect(linesOf(rows, { columns: 90, colour: false })).toEqual([
      'menus   Postres[0]        Flan               shown',
      'menus   Menú al plato[0]  Bondiola braseada  shown, but price "desde 500" is not a number:',
      '                                             the estimate does not count it',
    ]);
  });

  it('has them below the row where it is narrow', () => {
    expect(tableOf(rows, { columns: 40, colour: false })).toEqual([
      'SOURCE  PLACE  TITLE OR NAME',
      '  SHOWN OR WHY NOT',
      'menus  Postres[0]  Flan  shown',
      'menus  Menú al plato[0]  Bondiola brase…',
      '  shown, but price "desde 500" is not a',
      '  number: the estimate does not count it',
    ]);
  });

  it.each([20, 40, 80, 120, 200])('of %d columns has no longer line', (columns) => {
    const longest = row({ place: 'C'.repeat(99), label: 'T'.repeat(99), reasons: ['x'.repeat(300)] });
    for (const line of tableOf([...rows, longest], { columns, colour: false }))
      expect(line.length).toBeLessThanOrEqual(columns);
  });

  it('colours what is left out and what is shown in part, and nothing else', () => {
    const lines = linesOf([row(), row({ reasons: ['x'] }), row({ fate: 'invalid', reasons: ['x'] })], {
      columns: 100,
      colour: true,
    });
    expect(lines.map((line) => line.startsWith('\u001B['))).toEqual([false, true, true]);
    expect(lines[1]?.slice(0, 5)).not.toBe(lines[2]?.slice(0, 5));
  });
});

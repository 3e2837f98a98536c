import fc from 'fast-check';
import { parseMenus } from './menus';
import { parseJson } from './parse-json';
import { type RowReport, tallyRows } from './parse-rows';
import sample from './sample/menus.json';

function parse(body: unknown) {
  const lines: string[] = [];
  const rows: RowReport[] = [];
  const { report, finish } = tallyRows('options', (line) => lines.push(line));
  const { content: menus = [], failure } = parseMenus(body, (row) => {
    rows.push(row);
    report(row);
  });
  finish();
  return { menus, rows, failure, lines };
}

/** The only option of the only category. */
function optionFrom(row: unknown) {
  const { menus, lines } = parse({ Postres: [row] });
  return { option: menus[0]?.options[0], lines };
}

const titles = (body: unknown) =>
  parse(body).menus.map(({ name, options }) => [name, options.map(({ title }) => title)]);

const idOf = (body: unknown, category: string, title: string) =>
  parse(body)
    .menus.find(({ name }) => name === category)
    ?.options.find((option) => option.title === title)?.id;

describe('the menus', () => {
  it('have all fields of an option that the API sends', () => {
    const { menus, lines } = parse({
      'Menú asado': [
        {
          title: 'Criollo',
          price: 11900,
          food: ['Pan'],
          starters: ['Choripán'],
          principal: ['Vacío', 'Tira'],
        },
      ],
    });
    expect(lines).toEqual([]);
    expect(menus).toEqual([
      {
        name: 'Menú asado',
        options: [
          {
            id: expect.any(String),
            title: 'Criollo',
            price: 11900,
            food: ['Pan'],
            starters: ['Choripán'],
            principal: ['Vacío', 'Tira'],
          },
        ],
      },
    ]);
  });

  it('accept an option that has only a title', () => {
    const { option, lines } = optionFrom({ title: 'Flan' });
    expect(lines).toEqual([]);
    expect(option).toEqual({ id: expect.any(String), title: 'Flan', food: [], starters: [], principal: [] });
  });

  it('keep the categories and options in the order of the API', () => {
    const body = {
      Postres: [{ title: 'Z' }, { title: 'A' }],
      'A Pedido': [{ title: 'M' }],
      Bebidas: [{ title: 'B' }],
    };
    expect(titles(body)).toEqual([
      ['Postres', ['Z', 'A']],
      ['A Pedido', ['M']],
      ['Bebidas', ['B']],
    ]);
  });

  it('keep that order for names that look like numbers', () => {
    const body = parseJson('{"Postres": [{"title": "P"}], "2024": [{"title": "B"}], "1": [{"title": "A"}]}');
    expect(titles(body)).toEqual([
      ['Postres', ['P']],
      ['2024', ['B']],
      ['1', ['A']],
    ]);
  });

  it('ignore additional fields', () => {
    const { option, lines } = optionFrom({ title: 'Flan', _id: 'x', html: '<b>', id: 'foreign', __v: 0 });
    expect(lines).toEqual([]);
    expect(option).toEqual(optionFrom({ title: 'Flan' }).option);
  });

  it('are empty for an API without menus', () => {
    expect(parse({})).toEqual({ menus: [], rows: [], failure: undefined, lines: [] });
  });

  it('leave out a category without options', () => {
    expect(titles({ Postres: [], Bebidas: [{ title: 'Agua' }] })).toEqual([['Bebidas', ['Agua']]]);
  });

  it.each([[null], [[]], [[{ Postres: [] }]], ['menus'], [42], [true], [undefined]])(
    'refuse %j as a body',
    (body) => {
      expect(parse(body).failure).toBe('the body is not an object of categories');
    },
  );
});

describe('a menu of more than 1,000 options', () => {
  const rows = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({ title: `${name} ${index}` }));

  it('shows the first 1,000 and reports how many are left out', () => {
    const { menus, lines } = parse({
      Postres: rows(600, 'Postre'),
      Bebidas: rows(600, 'Bebida'),
      Más: rows(3, 'Más'),
    });
    expect(menus.map(({ name, options }) => [name, options.length])).toEqual([
      ['Postres', 600],
      ['Bebidas', 400],
    ]);
    expect(lines).toEqual(['203 options left out: a menu shows the first 1000']);
  });

  it('shows all of exactly 1,000', () => {
    const { menus, lines } = parse({ Postres: rows(1_000, 'Postre') });
    expect(menus[0]?.options).toHaveLength(1_000);
    expect(lines).toEqual([]);
  });
});

describe('a body without any valid option', () => {
  it.each([
    [{ P: [['x']] }],
    [{ Postres: [null, {}] }],
    [{ Bebidas: 'ninguna' }],
    [{ ' ': [{ title: 'Flan' }] }],
  ])('is a failure of its source: %j', (body) => {
    expect(parse(body).failure).toBe('the body holds no option that can be used');
  });

  it.each([[{}], [{ Postres: [] }]])('is not the same as an empty one: %j', (body) => {
    expect(parse(body)).toMatchObject({ menus: [], failure: undefined });
  });
});

describe('an invalid row', () => {
  it.each<[row: unknown, reason: string]>([
    [null, 'is not an object'],
    ['Flan', 'is not an object'],
    [42, 'is not an object'],
    [[], 'is not an object'],
    [{}, 'title is not text'],
    [{ title: null }, 'title is not text'],
    [{ title: 42 }, 'title is not text'],
    [{ title: { toString: 'Flan' } }, 'title is not text'],
    [{ title: '' }, 'title is empty'],
    [{ title: ' \n\u0000\u202E ' }, 'title is empty'],
  ])('%j is left out alone, with one line', (row, reason) => {
    const { menus, lines } = parse({
      Postres: [{ title: 'Flan' }, row, { title: 'Budín' }],
      Bebidas: [{ title: 'Agua' }],
    });
    expect(lines).toEqual([`Postres[1] left out: ${reason}`]);
    expect(menus.map(({ options }) => options.map(({ title }) => title))).toEqual([
      ['Flan', 'Budín'],
      ['Agua'],
    ]);
  });

  it.each([[null], ['Flan'], [{ title: 'Flan' }], [42]])(
    'of all rows, %j, costs its category alone',
    (rows) => {
      const { menus, lines } = parse({ Postres: rows, Bebidas: [{ title: 'Agua' }] });
      expect(lines).toEqual(['Postres left out: it is not a named list of options']);
      expect(menus.map(({ name }) => name)).toEqual(['Bebidas']);
    },
  );

  it('is a category without a name', () => {
    const { menus, lines } = parse({ ' ': [{ title: 'Flan' }], Bebidas: [{ title: 'Agua' }] });
    expect(lines).toEqual(['a category without a name left out: it is not a named list of options']);
    expect(menus.map(({ name }) => name)).toEqual(['Bebidas']);
  });
});

describe('the lists of an option', () => {
  it.each([[null], ['Pan'], [42], [{ 0: 'Pan' }]])('are empty where the API sends %j', (list) => {
    const { option, lines } = optionFrom({ title: 'Criollo', food: list, starters: list, principal: list });
    expect(lines).toEqual([]);
    expect(option).toMatchObject({ food: [], starters: [], principal: [] });
  });

  it('leave out what is not text', () => {
    expect(
      optionFrom({ title: 'Criollo', food: ['Pan', null, 5, '', ' ', { title: 'x' }, 'Sal'] }).option?.food,
    ).toEqual(['Pan', 'Sal']);
  });

  it('name each dish once', () => {
    expect(optionFrom({ title: 'Criollo', food: ['Pan', 'Sal', ' Pan '] }).option?.food).toEqual([
      'Pan',
      'Sal',
    ]);
  });
});

describe('titles that appear twice', () => {
  it('are one option in one category, the first', () => {
    const { menus } = parse({
      Postres: [
        { title: 'Flan', price: 1 },
        { title: ' Flan ', price: 2 },
      ],
    });
    expect(menus[0]?.options).toEqual([expect.objectContaining({ title: 'Flan', price: 1 })]);
  });

  it('are two options in two categories', () => {
    const body = { Postres: [{ title: 'Tabla' }], Entradas: [{ title: 'Tabla' }] };
    const ids = [idOf(body, 'Postres', 'Tabla'), idOf(body, 'Entradas', 'Tabla')];
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
  });
});

describe('the id of an option', () => {
  const one = { Postres: [{ title: 'Flan' }, { title: 'Budín' }], Bebidas: [{ title: 'Agua' }] };
  const other = {
    Bebidas: [{ title: 'Soda' }, { title: 'Agua', price: 5 }],
    Postres: [{ title: 'Budín' }, { title: 'Flan' }],
  };

  it.each([
    ['Postres', 'Flan'],
    ['Postres', 'Budín'],
    ['Bebidas', 'Agua'],
  ])('stays when the rows change their order: %s, %s', (category, title) => {
    expect(idOf(one, category, title)).toEqual(expect.any(String));
    expect(idOf(other, category, title)).toBe(idOf(one, category, title));
  });

  it('is the same as in earlier versions of the site: saved menus of visitors refer to it', () => {
    expect(idOf(one, 'Postres', 'Flan')).toBe('oe11baf1b613');
  });

  it('is valid as an element id and as the name of a form field, and unique', () => {
    const row = fc.record({ title: fc.string({ unit: 'grapheme', minLength: 1 }) });
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.array(row)), (body) => {
        const ids = parse({ ...body, Postres: [{ title: 'Flan' }] }).menus.flatMap(({ options }) =>
          options.map(({ id }) => id),
        );
        for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]+$/);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('foreign text', () => {
  it('may name categories like properties of every object', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const body: unknown = JSON.parse(`{${names.map((name) => `"${name}": [{"title": "Flan"}]`).join()}}`);
    expect(titles(body)).toEqual(names.map((name) => [name, ['Flan']]));
    expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
  });

  it('may title options like properties of every object', () => {
    const body: unknown = JSON.parse('{"Postres": [{"title": "__proto__"}, {"title": "constructor"}]}');
    expect(titles(body)).toEqual([['Postres', ['__proto__', 'constructor']]]);
  });

  it('adds no field to an option through a row’s __proto__', () => {
    const { menus, lines } = parse(
      JSON.parse('{"Postres": [{"title": "Budín"}, {"__proto__": {"title": "Flan", "price": 5}}]}'),
    );
    expect(menus.map(({ options }) => options.map(({ title }) => title))).toEqual([['Budín']]);
    expect(lines).toEqual(['Postres[1] left out: title is not text']);
  });

  it('loses its control characters and direction marks, and half an emoji', () => {
    const dirty = '\u202EFlan\u0000\u0007 casero\uD83D';
    const { menus } = parse({ [dirty]: [{ title: dirty, food: [dirty] }] });
    expect(menus).toMatchObject([
      { name: 'Flan casero\uFFFD', options: [{ title: 'Flan casero\uFFFD', food: ['Flan casero\uFFFD'] }] },
    ]);
  });

  it('loses them in a price in words as well', () => {
    expect(optionFrom({ title: 'Flan', price: '\u202Edesde\u0000 500\uD83D' }).option?.price).toBe(
      'desde 500\uFFFD',
    );
  });

  it('of a megabyte is cut to a line, that of 300 characters is whole', () => {
    const endless = 'x'.repeat(1_000_000);
    const line = 'x'.repeat(300);
    const body = (text: string) => ({
      [text]: [{ title: text, price: text, food: [text], starters: [text], principal: [text] }],
    });
    const menusOf = (text: string) => [
      expect.objectContaining({
        name: text,
        options: [
          expect.objectContaining({
            title: text,
            price: text,
            food: [text],
            starters: [text],
            principal: [text],
          }),
        ],
      }),
    ];
    expect(parse(body(line)).menus).toEqual(menusOf(line));
    expect(parse(body(endless)).menus).toEqual(menusOf(`${'x'.repeat(299)}…`));
  });

  it('is kept as text where it looks like markup', () => {
    const title = '<script>alert(1)</script> & "más"';
    expect(optionFrom({ title }).option?.title).toBe(title);
  });

  it('merges categories whose names look the same', () => {
    expect(
      titles({ Postres: [{ title: 'Flan' }], ' Postres ': [{ title: 'Budín' }, { title: 'Flan' }] }),
    ).toEqual([['Postres', ['Flan', 'Budín']]]);
  });
});

describe('any JSON', () => {
  const anything = fc.jsonValue({ maxDepth: 1 });
  const row = fc.oneof(
    anything,
    fc.record(
      { title: fc.oneof(fc.string(), anything), price: anything, food: anything },
      { requiredKeys: [] },
    ),
  );
  const body = fc.oneof(anything, fc.dictionary(fc.string(), fc.oneof(fc.array(row), anything)));

  it('is parsed or refused, and never results in an option without a title', () => {
    fc.assert(
      fc.property(body, (value) => {
        for (const { name, options } of parse(value).menus) {
          expect(name.trim()).not.toBe('');
          expect(options).not.toHaveLength(0);
          for (const { title } of options) expect(title.trim()).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the report about the rows', () => {
  const fates = (body: unknown) =>
    parse(body).rows.map(({ place, index, label, fate }) => [place, index, label, fate]);

  it('says of every row, in the order of the API, what became of it', () => {
    const body = {
      Postres: [{ title: 'Flan' }, {}, { title: ' Flan ' }],
      Salsas: 'ninguna',
      Bebidas: [],
      ' Postres ': [{ title: 'Budín' }],
    };
    expect(fates(body)).toEqual([
      ['Postres', 0, 'Flan', 'shown'],
      ['Postres', 1, '{}', 'invalid'],
      ['Postres', 2, 'Flan', 'repeated'],
      ['Salsas', undefined, undefined, 'invalid'],
      ['Bebidas', undefined, undefined, 'empty'],
      ['Postres', 0, 'Budín', 'shown'],
    ]);
  });

  it('reads the first 5,000 rows of all categories, and counts the rest', () => {
    const { rows, failure, lines } = parse({
      Postres: Array(4_998).fill({}),
      Bebidas: [{}, { title: 'Agua' }],
    });
    expect(failure).toBe('the body holds no option that can be used');
    expect(rows.at(-1)).toEqual({
      place: 'Bebidas',
      index: 1,
      fate: 'beyond limit',
      reasons: ['the first 5000 rows are read'],
    });
    expect(lines.at(-1)).toBe('2 options left out: the first 5000 rows are read');
  });

  it('has 100 dishes of an option, of all its lists together, and one line about the others', () => {
    const dishes = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix} ${index}`);
    const option = {
      title: 'Casamiento',
      food: dishes('Plato', 60),
      starters: dishes('Entrada', 60),
      principal: ['Asado'],
    };
    const { menus, lines, rows } = parse({ Menú: [option] });
    expect(menus[0]?.options[0]).toMatchObject({
      food: dishes('Plato', 60),
      starters: dishes('Entrada', 40),
      principal: [],
    });
    expect(rows[0]?.reasons).toEqual(['21 dishes are not shown: an option shows the first 100']);
    expect(lines).toEqual(['21 dishes left out: an option shows the first 100']);
  });

  it('counts each option beyond the first 1,000, unread', () => {
    const rows = Array.from({ length: 1_002 }, (_, index) => ({ title: `Flan ${index}` }));
    expect(fates({ Postres: rows }).slice(999)).toEqual([
      ['Postres', 999, 'Flan 999', 'shown'],
      ['Postres', 1_000, undefined, 'beyond limit'],
      ['Postres', 1_001, undefined, 'beyond limit'],
    ]);
  });

  it('is there for a body of which nothing can be used', () => {
    expect(fates({ Postres: [{}] })).toEqual([['Postres', 0, '{}', 'invalid']]);
  });

  it.each<[what: string, row: object, reasons: string[]]>([
    ['all fields', { price: 11900, food: ['Pan'], starters: [], principal: ['Vacío'] }, []],
    ['a price in Argentine notation', { price: '$ 11.900,50' }, []],
    ['no price', { price: null }, []],
    ['a price of zero', { price: '0' }, []],
    ['a price in words', { price: 'A convenir' }, []],
    [
      'a price in words and digits',
      { price: 'desde 500' },
      ['price "desde 500" is not a number: the estimate does not count it'],
    ],
    ['a negative price', { price: -5 }, ['price -5 is not shown: it is not a price']],
    ['a price of another type', { price: [5] }, ['price [5] is not shown: it is not a price']],
    [
      'a price that no operator can convert',
      { price: JSON.parse('{"toString":1,"valueOf":2}') },
      ['price {"toString":1,"valueOf":2} is not shown: it is not a price'],
    ],
    ['lists that are null', { food: null, starters: null, principal: null }, []],
    ['text for a list', { food: 'Pan' }, ['food is not shown: it is not a list']],
    ['a dish twice', { food: ['Pan', 'Pan'] }, []],
    [
      'dishes that are no text',
      { principal: ['Vacío', 5, { title: 'Tira' }] },
      ['principal 5, {"title":"Tira"} is not shown: it is not text'],
    ],
    ['additional fields', { _id: 'x', html: '<b>' }, []],
  ])('says what of an option is not shown as it is stated: %s', (_what, fields, reasons) => {
    expect(parse({ Postres: [{ title: 'Flan', ...fields }] }).rows).toEqual([
      { place: 'Postres', index: 0, label: 'Flan', fate: 'shown', reasons },
    ]);
  });

  it('says that a title is cut', () => {
    const { rows } = parse({ Postres: [{ title: 'x'.repeat(301) }, { title: `${'y'.repeat(299)}…` }] });
    expect(rows.map(({ reasons }) => reasons)).toEqual([['title is cut after 300 characters'], []]);
  });
});

describe('the sample menus', () => {
  it('are a complete menu without an invalid row', () => {
    const { menus, lines } = parse(sample);
    expect(lines).toEqual([]);
    expect(menus.map(({ name }) => name)).toEqual([
      'A Pedido',
      'Menú pizzas',
      'Menú asado',
      'Menú al plato',
      'Menú en sándwich',
      'Celíacos y veggies',
      'Entradas',
      'Postres',
      'Bebidas',
    ]);
    expect(menus.flatMap(({ options }) => options).length).toBeGreaterThanOrEqual(40);
  });
});

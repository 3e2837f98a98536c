import { parseJson } from '@/lib/content/source/parse-json';
import { parseMenus } from './menus';
import { remarksOnRows } from './tally';

/** Parses a body, or its text, as the site does. */
function parse(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { content: menus = [], failure, reports } = parseMenus(parseJson(text));
  return { menus, rows: reports, failure, lines: remarksOnRows(reports, 'opciones') };
}

const titles = (body: unknown) =>
  parse(body).menus.map(({ name, options }) => [name, options.map(({ title }) => title)]);

/** The only option of a menu with one row, which has a title and these fields. */
const optionWith = (fields: object) =>
  parse({ Postres: [{ title: 'Flan', ...fields }] }).menus[0]?.options[0];

const withoutTerms = { unit: 'person', minimum: undefined, diets: [] };

const withoutDishes = { food: [], starters: [], principal: [] };

describe('the menus', () => {
  const fields = {
    title: 'Criollo',
    price: 11900,
    food: ['Pan'],
    starters: ['Choripán'],
    principal: ['Vacío', 'Tira'],
  };

  it('have the known fields of an option', () => {
    expect(parse({ 'Menú asado': [{ ...fields, html: '<b>', id: 'foreign' }] }).menus).toEqual([
      {
        name: 'Menú asado',
        options: [
          {
            id: expect.stringMatching(/^o[a-f\d]+$/),
            category: 'Menú asado',
            ...withoutTerms,
            ...fields,
          },
        ],
      },
    ]);
  });

  it('accept an option that has only a title', () => {
    expect(optionWith({})).toEqual({
      id: expect.any(String),
      category: 'Postres',
      title: 'Flan',
      ...withoutTerms,
      ...withoutDishes,
    });
  });

  it('keep the order of the API', () => {
    const body = '{"2024":[{"title":"Z"},{"title":"A"}],"Postres":[{"title":"B"}],"1":[{"title":"C"}]}';
    expect(titles(body)).toEqual([
      ['2024', ['Z', 'A']],
      ['Postres', ['B']],
      ['1', ['C']],
    ]);
  });

  it.each([[{}], [{ Postres: [] }]])('may be empty: %j', (body) => {
    expect(parse(body)).toMatchObject({ menus: [], failure: undefined });
  });

  it.each([[null], [[{ Postres: [] }]], ['"menus"']])('refuse %j as a body', (body) => {
    expect(parse(body).failure).toBe('la respuesta no es un objeto con categorías');
  });

  it.each([[{ P: [['x'], null, {}] }], [{ Bebidas: 'ninguna' }]])('fail without a usable row: %j', (body) => {
    expect(parse(body).failure).toBe('ninguna fila se puede mostrar');
  });

  describe('with too many options', () => {
    const rows = (count: number, name: string) =>
      Array.from({ length: count }, (_, index) => ({ title: `${name} ${index}` }));
    const body = { Postres: rows(600, 'Postre'), Bebidas: rows(503, 'Bebida') };

    it('show the first 1,000', () => {
      expect(parse(body).menus.map(({ name, options }) => [name, options.length])).toEqual([
        ['Postres', 600],
        ['Bebidas', 400],
      ]);
    });

    it('report how many are left out', () => {
      expect(parse(body).lines).toEqual([
        '103 opciones no se muestran: se muestran las primeras 1000 opciones',
      ]);
    });

    it('report nothing for exactly 1,000', () => {
      expect(parse({ Postres: rows(1_000, 'Postre') }).lines).toEqual([]);
    });
  });

  describe('with too many rows', () => {
    const body = { Postres: Array(1_199).fill({}), Bebidas: [{}, { title: 'Agua' }, {}] };

    it('take no option after the first 1,200', () => {
      expect(parse(body).failure).toBe('ninguna fila se puede mostrar');
    });

    it('report how many are left out', () => {
      expect(parse(body).lines.at(-1)).toBe('2 opciones no se muestran: se leen las primeras 1200 filas');
    });
  });
});

describe.each<[row: unknown, reason: string]>([
  [null, 'sin datos'],
  [{}, 'sin opción'],
  [{ title: ' \u202E ' }, 'opción " ": va un texto'],
])('the invalid row %j', (row, reason) => {
  const body = { Postres: [{ title: 'Flan' }, row, { title: 'Budín' }], Bebidas: [{ title: 'Agua' }] };

  it('is the only one left out', () => {
    expect(titles(body)).toEqual([
      ['Postres', ['Flan', 'Budín']],
      ['Bebidas', ['Agua']],
    ]);
  });

  it('is reported in one line', () => {
    expect(parse(body).lines).toEqual([`Postres[1]: ${reason}; no se muestra`]);
  });
});

describe.each<[name: string, rows: unknown, place: string]>([
  ['Postres', { title: 'Flan' }, 'Postres'],
  [' ', [{ title: 'Flan' }], 'una categoría sin nombre'],
])('the invalid category %j, %j', (name, rows, place) => {
  const body = { [name]: rows, Bebidas: [{ title: 'Agua' }] };

  it('is the only one left out', () => {
    expect(parse(body).menus).toMatchObject([{ name: 'Bebidas' }]);
  });

  it('is reported in one line', () => {
    expect(parse(body).lines).toEqual([`${place}: no es una lista de opciones con nombre; no se muestra`]);
  });
});

it.each([[null], ['Pan'], [{ 0: 'Pan' }]])(
  'the dishes of an option are empty if the API sends %j',
  (list) => {
    expect(optionWith({ food: list, starters: list, principal: list })).toMatchObject(withoutDishes);
  },
);

it('the dishes of an option are only the entries that are text', () => {
  const food = ['Pan', null, 5, '', ' ', { title: 'x' }, 'Sal'];
  expect(optionWith({ food })?.food).toEqual(['Pan', 'Sal']);
});

it('the dishes of an option are listed once each', () => {
  expect(optionWith({ food: ['Pan', 'Sal', ' Pan '] })?.food).toEqual(['Pan', 'Sal']);
});

it('the dishes of an option are at most 20', () => {
  const many = Array.from({ length: 40 }, (_, index) => `Plato ${index}`);
  expect(optionWith({ principal: many })?.principal).toEqual(many.slice(0, 20));
});

it('a title that appears twice in a category is one option', () => {
  const body = {
    Postres: [{ title: 'Flan', price: 1 }],
    ' Postres ': [{ title: ' Flan ', price: 2 }, { title: 'Budín' }],
  };
  expect(parse(body).menus).toMatchObject([
    { name: 'Postres', options: [{ title: 'Flan', price: 1 }, { title: 'Budín' }] },
  ]);
});

it('categories that differ only by case, accents or spaces are one', () => {
  const body = {
    POSTRES: [{ title: 'Flan' }],
    'postres ': [{ title: 'Budín' }],
    Póstres: [{ title: 'Flan' }],
  };
  expect(titles(body)).toEqual([['POSTRES', ['Flan', 'Budín']]]);
});

it('the id of an option depends only on category and title', () => {
  const body = { Bebidas: [{ title: 'Agua' }], Postres: [{ title: 'Budín' }, { title: 'Flan', price: 5 }] };
  expect(parse(body).menus[1]?.options[1]?.id).toBe('oe11baf1b613');
});

describe('foreign text', () => {
  it.each([
    ['entities decoded once', 'Torta &amp;amp; cre&ntilde;a', 'Torta &amp; creña'],
    ['a line break as a space', 'Torta<br/>al plato', 'Torta al plato'],
    ['nothing invisible', 'Torta a&#8203;l plato', 'Torta al plato'],
    ['letters that are one with their accent', 'pla\u0074\u006F\u0301', 'plat\u00F3'],
  ])('has %s', (_what, dish, shown) => {
    expect(optionWith({ food: [dish] })?.food).toEqual([shown]);
  });

  it('has entities of a price decoded', () => {
    expect(optionWith({ price: '&#36; 4.500' })?.price).toBe(4500);
  });

  it('may be the name of an object property', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const body = `{${names.map((name) => `"${name}": [{"title": "${name}"}]`).join()}}`;
    expect(titles(body)).toEqual(names.map((name) => [name, [name]]));
  });

  /** A menu with this text as its names, price and dish. */
  const menuOf = (text: string) => ({ [text]: [{ title: text, price: text, food: [text] }] });

  const shownAs = (text: string) => [{ name: text, options: [{ title: text, price: text, food: [text] }] }];

  it('loses control characters', () => {
    expect(parse(menuOf('\u202EFlan\u0000 <b>\uD83D')).menus).toMatchObject(shownAs('Flan <b>\uFFFD'));
  });

  it('is cut after 300 characters', () => {
    expect(parse(menuOf('x'.repeat(1_000_000))).menus).toMatchObject(shownAs(`${'x'.repeat(299)}…`));
  });
});

it.each<[fields: object, reasons: string[]]>([
  [{ price: '$ 11.900,50', food: ['Pan'], principal: [], _id: 'x' }, []],
  [{ price: '45.000 por evento', minimum: 'a partir de 35 pers.', diets: ['GF'] }, []],
  [{ price: -5 }, ['precio -5: no se muestra, va un número, como 11900']],
  [{ photo: 'Evento 4.JPG' }, []],
  [{ food: 'Pan' }, ['incluye "Pan": no se muestra, van platos, uno por renglón']],
  [
    { principal: ['Vacío', 5, 'Vacío'] },
    ['principal: 2 de 3 no se muestran, por repetidos o por pasar de 20'],
  ],
  [{ title: 'x'.repeat(301) }, ['opción: es muy largo, se corta en 300 letras']],
])('the report names the parts of an option not shown as stated: %j', (fields, reasons) => {
  expect(parse({ Postres: [{ title: 'Flan', ...fields }] }).rows[0]?.reasons).toEqual(reasons);
});

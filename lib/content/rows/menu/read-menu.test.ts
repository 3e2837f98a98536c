import { readFileSync } from 'node:fs';
import { dietMarks } from '@/lib/menu/diets';
import { isPriced } from '@/lib/menu/request-option';
import { formatPrice } from '@/lib/values/prices';
import type { MenuOption } from './judge-menu';
import { minimumText } from './option-terms';
import { parseMenus, parseMenuTable } from './read-menu';

/** Who pays a price that is counted, in words behind it. */
const charged = { person: '', all: ', para todos', child: ', cada chico', event: '', other: '' };

/** What is shown of an option, in words. */
function wordsOf(option: MenuOption): string {
  const { category, price, unit, food, starters, principal, minimum, minimumWords, diets, photo } = option;
  const isCounted = price === undefined || isPriced(option);
  return [
    category,
    price === undefined
      ? 'sin precio'
      : `${formatPrice(price, unit)}${isCounted ? charged[unit] : ' (no se suma)'}`,
    ...[food, starters, principal].map((dishes) => dishes.join('; ')),
    minimumText(minimum ?? minimumWords),
    ...dietMarks(diets),
    photo && `foto ${photo}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is shown of the last row of a table, and what is said about it. */
function outcome(table: string): [shown: string, said: string] {
  const { content, reports } = parseMenuTable(table);
  const shown = content?.at(-1)?.options.at(-1);
  return [shown ? wordsOf(shown) : '', reports.at(-1)?.remarks.join('; ') ?? ''];
}

/** The outcome of the only row of a table, which has these cells. */
function ofCells(cells: Record<string, string>) {
  const row = { categoría: 'Platos', opción: 'Locro', ...cells };
  const quoted = Object.values(row).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  return outcome(`${Object.keys(row)}\n${quoted}`);
}

/** Each column of a table, as owners fill it. The shown words begin with the category. */
it.each<[cells: Record<string, string>, shown: string, said?: string]>([
  [{}, 'sin precio'],
  [{ precio: '11900' }, '$11.900'],
  [{ precio: '$ 11.900,50' }, '$11.900,50'],
  [{ precio: '24.900 pp' }, '$24.900'],
  [{ precio: '$24.900 p/p' }, '$24.900'],
  [{ precio: '24.900 por persona' }, '$24.900'],
  [{ precio: '24.900 por invitado, final' }, '$24.900'],
  [{ precio: '15.000 por comensal' }, '$15.000'],
  [{ precio: '$ 21.500 pax' }, '$21.500'],
  [{ precio: '$18.000 cada persona' }, '$18.000'],
  [{ precio: '15.000 pers.' }, '$15.000'],
  [{ precio: '19.800 p/persona' }, '$19.800'],
  [{ opción: 'Mozo (por evento)', precio: '38000' }, '$38.000 por evento'],
  [{ precio: '38500', por: 'tarjeta' }, '$38.500'],
  [{ precio: '29900', por: 'x cubierto' }, '$29.900'],
  [{ precio: '4500', por: 'Adulto, final' }, '$4.500'],
  [{ precio: '$24.900 por cabeza (IVA incluido)' }, '$24.900'],
  [{ precio: '24.900 final' }, '$24.900'],
  [{ precio: '45.000 por evento' }, '$45.000 por evento'],
  [{ precio: '$ 45.000.- x evento', por: 'bandeja' }, '$45.000 por evento'],
  [{ precio: '9.000 por persona', por: 'evento' }, '$9.000'],
  [{ precio: '45.000', por: 'evento' }, '$45.000 por evento'],
  [{ precio: '4.500', por: 'todos' }, '$4.500, para todos'],
  [{ precio: '4.500', por: '-' }, '$4.500'],
  [{ precio: '4.500', por: 'Por persona' }, '$4.500'],
  [{ precio: '4.500', por: 'chico' }, '$4.500, cada chico'],
  [{ precio: '4.500', por: 'bandeja' }, '$4.500 por bandeja (no se suma)'],
  [
    { precio: '35.000', por: 'mesa' },
    '$35.000 por mesa (no se suma)',
    'por "mesa": va persona, todos, chico o evento; así no se suma',
  ],
  [{ precio: '24.900 por cabezal' }, '24.900 por cabezal (no se suma)'],
  [{ precio: '1200', por: 'c/u' }, '$1.200 c/u (no se suma)'],
  [{ precio: '1.200 c/u' }, '1.200 c/u (no se suma)'],
  [{ precio: '9.000 por bandeja', por: 'bandeja' }, '9.000 por bandeja (no se suma)'],
  [{ precio: 'desde $9.500' }, 'desde $9.500 (no se suma)'],
  [{ precio: '24.900 + IVA' }, '24.900 + IVA (no se suma)'],
  [{ precio: '45 mil' }, '45 mil (no se suma)'],
  [{ precio: '05-may' }, '05-may (no se suma)'],
  [{ precio: 'a convenir' }, 'a convenir (no se suma)'],
  [{ precio: 'Sin cargo' }, 'Sin cargo, para todos'],
  [{ precio: '0' }, 'sin precio'],
  [{ precio: '$ -' }, 'sin precio'],
  [{ precio: '-5' }, 'sin precio', 'precio "-5": no se muestra, va un número, como 11900'],
  [{ precio: '11,9' }, 'sin precio', 'precio 11,9: ¿11.900? No se muestra'],
  [{ precio: '#REF!' }, 'sin precio', 'precio: es un error de la planilla'],
  [{ incluye: 'Pan; Sal\n Vacío \n\n- Agua' }, 'sin precio, Pan; Sal; Vacío; - Agua'],
  [{ incluye: 'Pan\n#¿NOMBRE?' }, 'sin precio, Pan', 'incluye: es un error de la planilla'],
  [{ entradas: 'Empanadas', principal: 'Vacío' }, 'sin precio, Empanadas, Vacío'],
  [{ mínimo: '30' }, 'sin precio, desde 30 personas'],
  [{ mínimo: 'a partir de 30 pers.' }, 'sin precio, desde 30 personas'],
  [{ mínimo: 'Mínimo: 30 invitados' }, 'sin precio, desde 30 personas'],
  [{ mínimo: '30 o más' }, 'sin precio, desde 30 personas'],
  ...['40p', '40 a 80', 'Mín. 40 px', '40/50 pers.'].map((mínimo): [Record<string, string>, string] => [
    { mínimo },
    'sin precio, desde 40 personas',
  ]),
  [{ mínimo: '1.000 personas' }, 'sin precio, desde 1000 personas'],
  [{ mínimo: 'no' }, 'sin precio'],
  [{ mínimo: '0' }, 'sin precio'],
  ...['treinta', '$ 500.000', '1 por mesa', '1.001'].map(
    (mínimo): [Record<string, string>, string, string] => [
      { precio: '24900', mínimo },
      `$24.900 (no se suma), mínimo: ${mínimo}`,
      `mínimo "${mínimo}": va un número de personas, como 30; así la opción no se suma`,
    ],
  ),
  [{ apto: 'vegano, sin TACC' }, 'sin precio, vegano, sin TACC'],
  [{ apto: 'Apto para celíacos y vegetariano' }, 'sin precio, vegetariano, sin TACC'],
  [{ apto: 'vegetariano y s/tacc' }, 'sin precio, vegetariano, sin TACC'],
  [{ apto: 'no' }, 'sin precio'],
  ...['vegano no', 'vegano con gluten', '🌱 vegano', 'keto'].map(
    (apto): [Record<string, string>, string, string] => [
      { apto },
      'sin precio',
      `apto: no se muestra, va vegetariano, vegano o sin TACC`,
    ],
  ),
  [{ foto: 'Evento 4.JPG' }, 'sin precio, foto evento-4'],
  [{ foto: 'torta' }, 'sin precio', 'foto: no se muestra, ninguna se llama así'],
  [{ estado: 'VERDADERO' }, 'sin precio'],
  [{ estado: 'quizás' }, 'sin precio', 'estado "quizás": no se entiende, la opción se muestra'],
])('the cells %j', (cells, shown, said = '') => {
  expect(ofCells(cells)).toEqual([`Platos, ${shown}`, said]);
});

/** What an option is charged for. The menu's dearest main costs 24.900. */
function unitIn(category: string, title: string, price = '4500', por = '') {
  const rows = [
    ['Platos', 'Asado', '24900', ''],
    [category, title, price, por],
  ];
  const text = rows.map((cells) => cells.map((cell) => `"${cell}"`).join()).join('\n');
  const { content = [] } = parseMenuTable(`categoría,opción,precio,por\n${text}`);
  return content.flatMap(({ options }) => options).find((option) => option.title === title)?.unit;
}

it.each([
  'Recepción completa',
  'Picadas',
  'Tabla de fiambres',
  'Mesas dulces',
  'Torta de cumpleaños',
  'Barra libre',
  'Tragos',
  'Café y masas',
  'Trasnoche',
  'Fin de fiesta',
  'Adicionales',
  'Extras',
  'Vajilla',
  'Mantelería',
  'Mesas y sillas',
  'Sillas',
  'Mobiliario',
  'Alquiler de livings',
  'Servicio de mozos',
  'Personal',
  'Mozas',
  'Camareras',
  'Bartenders',
  'DJ y luces',
  'Sonido',
  'Iluminación',
  'Decoración',
  'Carpas',
  'Livings',
  'Descartables',
  'Hielo',
  'Flete',
  'Traslados',
  'Candy bar',
  'Souvenirs',
  'Vinos',
  'Cervezas',
  'Gaseosas',
  'Brindis',
  'Postre del día',
  'Bebidas libres',
  '🍸 2. BARRA',
])('what a whole party shares is for all: %s', (name) => {
  expect([unitIn('A Pedido', name), unitIn(name, 'Lo que sea')]).toEqual(['all', 'all']);
});

it.each([
  'Mesa de pastas',
  'Servicio de parrilla',
  'Personalizado',
  'Plato principal',
  'Asado con café',
  'Entrada, plato y postre',
])('a main is none of what all share: %s', (name) => {
  expect([unitIn('A Pedido', name), unitIn(name, 'Lo que sea')]).toEqual(['person', 'person']);
});

it.each<[title: string, price: string, por?: string]>([
  ['Empanadas (docena)', '18000'],
  ['Media docena de empanadas', '9000'],
  ['Sándwiches de miga - bandeja de 48', '38000'],
  ['Picada para 10 personas', '94800'],
  ['Picada para 10', '9480'],
  ['Chips x 24', '21000'],
  ['Chips x 24 u.', '21000'],
  ['Vino Malbec botella', '9800'],
  ['Cerveza por litro', '6500'],
  ['Torta por kilo', '22000'],
  ['Torta 8 porciones', '22000'],
  ['Empanada', '1.200 c/u'],
  ['Empanadas', '18.000 la docena'],
  ['Empanadas', '18.000', 'docena'],
  // By the words for what all share, dearer than the dearest main.
  ['Mozo extra', '45000'],
  ['Torta de casamiento', '48000'],
])('nobody knows how many there will be of %s for %s', (...row) => {
  expect(unitIn('Platos', ...row)).toBe('other');
  expect(unitIn('Postres', ...row)).toBe('other');
});

it.each<[title: string, price: string, por?: string]>([
  ['Asado con botella de vino', '24900'],
  ['Pizza libre x 2 horas', '16900'],
  ['Cumpleaños de 15', '36900'],
  ['Brunch para 10 o más', '18500'],
  ['Fiesta para 15 años', '36900'],
  ['Empanadas (docena)', '18000', 'persona'],
  ['Empanadas (docena)', '18.000 pp'],
  ['Docena de empanadas por persona', '18000'],
])('a dinner is no size: %s for %s', (...row) => {
  expect(unitIn('Platos', ...row)).toBe('person');
});

it('what all share costs more than the dearest main only if its price says so', () => {
  const prices: [string, string?][] = [['45000 por persona'], ['45000', 'persona'], ['45000 por evento']];
  expect(prices.map(([price, por]) => unitIn('Barra', 'Premium', price, por))).toEqual([
    'all',
    'all',
    'event',
  ]);
  expect(outcome('categoría,opción,precio\nPlatos,Asado,24900\nExtras,Mozo,45000')).toEqual([
    'Extras, $45.000 (no se suma)',
    'precio 45.000: ¿por evento? Así no se suma',
  ]);
});

it.each(['Menú infantil', 'Infantil', 'Menú kids', 'KIDS', 'Menú para chicos', 'Menú para niños'])(
  'a menu of the children’s own is a main of theirs: %s',
  (name) => {
    const units = [unitIn('Platos', name), unitIn(name, 'Nuggets'), unitIn('Platos', name, 'incluido')];
    expect(units).toEqual(['child', 'child', 'child']);
  },
);

it.each(['oculto', 'Ocultas', 'oculto\u200B.', 'NO', 'agotada', 'pausado', 'FALSO', 'sin stock'])(
  'estado %j hides an option',
  (estado) => {
    expect(ofCells({ estado })).toEqual(['', 'oculta']);
  },
);

it('what is cut is a text, and a dish list', () => {
  const [{ options = [] } = {}] =
    parseMenus({
      P: [{ title: 'x'.repeat(301), food: Array.from({ length: 61 }, (_, index) => `${index}`) }],
    }).content ?? [];
  expect([options[0]?.title, options[0]?.food.length]).toEqual([`${'x'.repeat(299)}…`, 60]);
});

it('what is cut of a dish list is said', () => {
  const dishes = Array.from({ length: 61 }, (_, index) => `Plato ${index}`).join(';');
  expect(ofCells({ incluye: dishes })[1]).toBe('incluye: se muestran los primeros 60');
});

/** The titles of each category, and what is said of the rows. */
function menuOf({ content = [], reports, failure }: ReturnType<typeof parseMenus>) {
  const said = reports.flatMap(({ place, remarks }) => (remarks[0] ? `${place}: ${remarks.join()}` : []));
  return {
    shown: content.map(({ name, options }) => [name, ...options.map(({ title }) => title)]),
    said,
    failure,
  };
}

it('a row without a category has the one above, whatever the case and accents', () => {
  const text = 'categoría,opción\nPostres,Flan\n,Budín\n2024,Brindis\nPÓSTRES ,Torta\nBebidas,\n,Agua';
  expect(menuOf(parseMenuTable(text))).toMatchObject({
    shown: [
      ['Postres', 'Flan', 'Budín', 'Torta'],
      ['2024', 'Brindis'],
      ['Bebidas', 'Agua'],
    ],
    said: [],
  });
});

it('a table whose first option has no category fails, because somebody has sorted it', () => {
  expect(() => parseMenuTable('categoría,opción\n,Agua\nPostres,Flan')).toThrow(
    'fila 2: la primera opción no tiene categoría. ¿Ordenaste la planilla?',
  );
});

it('a row with a title of its category is left out alone', () => {
  expect(menuOf(parseMenuTable('categoría,opción,precio\nPostres,Flan,5000\n,Flan,6000'))).toEqual({
    shown: [['Postres', 'Flan']],
    said: ['fila 3: ya hay una opción con este título en su categoría'],
  });
});

it('a row without a title is none, whatever boxes and defaults it has', () => {
  const text =
    'categoría,opción,precio,estado,por\nPostres,Flan,5000,TRUE,\n,,,FALSE,\nBebidas,,0,TRUE,evento';
  expect(menuOf(parseMenuTable(text))).toMatchObject({ shown: [['Postres', 'Flan']], said: [] });
  expect(parseMenuTable(text).reports).toHaveLength(1);
});

it.each<[what: string, prices: string[], shown: (number | undefined)[]]>([
  ['below a hundredth of the median', ['18500', '24900', '180', '190'], [18_500, 24_900, undefined, 190]],
  ['below 100 pesos', ['99', '100'], [undefined, 100]],
])('a price %s is none', (_what, prices, shown) => {
  const rows = prices.map((price, index) => `Postres,Plato ${index},${price}`);
  const { content } = parseMenuTable(`categoría,opción,precio\n${rows.join('\n')}`);
  expect(content?.[0]?.options.map(({ price }) => price)).toEqual(shown);
});

it('a table of which nothing can be shown fails, and an empty or hidden one does not', () => {
  const failureOf = (rows: string) => parseMenuTable(`categoría,opción,estado\n${rows}`).failure;
  expect(failureOf('Postres,#N/A,')).toBe('ninguna fila se puede mostrar');
  expect([failureOf(''), failureOf('Postres,Flan,no')]).toEqual([undefined, undefined]);
});

const fields = {
  title: 'Criollo',
  price: 11900,
  food: ['Pan'],
  starters: ['Choripán'],
  principal: ['Vacío'],
};

it('an API sends the known fields of an option', () => {
  expect(parseMenus({ 'Menú asado': [{ ...fields, html: '<b>', id: 'foreign' }] }).content).toEqual([
    {
      name: 'Menú asado',
      options: [
        {
          id: expect.stringMatching(/^o[a-f\d]{11}$/),
          category: 'Menú asado',
          unit: 'person',
          diets: [],
          ...fields,
        },
      ],
    },
  ]);
});

it('an API gives an option an id that depends only on category and title', () => {
  const body = {
    Bebidas: [{ title: 'Agua' }],
    Postres: [{ title: 'Budín' }, { title: 'Flan', price: 500 }],
  };
  expect(parseMenus(body).content?.[1]?.options[1]?.id).toBe('oe11baf1b613');
});

it.each<[body: unknown, shown: unknown[], said: string[]]>([
  [{}, [], []],
  [{ Postres: [] }, [], ['Postres: no tiene opciones']],
  [
    { P: [{ title: 'Flan' }, null, { title: ' \u202E ' }] },
    [['P', 'Flan']],
    ['P[1]: sin datos', 'P[2]: sin opción'],
  ],
  [{ P: [{ title: 'A' }], Q: 'x' }, [['P', 'A']], ['Q: no es una lista de opciones con nombre']],
  [
    { ' ': [], P: [{ title: 'A' }] },
    [['P', 'A']],
    ['una categoría sin nombre: no es una lista de opciones con nombre'],
  ],
  [{ constructor: [{ title: '\u202EFl\u0000an' }] }, [['constructor', 'Flan']], []],
  [{ P: [{ title: 'A', price: null, food: '', photo: null, unit: null, diets: null }] }, [['P', 'A']], []],
  [{ P: [{ title: 'A', food: ['Pan', 5, ' Pan '], _id: 'x' }] }, [['P', 'A']], []],
])('an API may send %j', (body, shown, said) => {
  expect(menuOf(parseMenus(body))).toEqual({ shown, said });
});

it.each([
  [null, 'la respuesta no es un objeto con categorías'],
  [[], 'la respuesta no es un objeto con categorías'],
  [{ P: [['x'], {}] }, 'ninguna fila se puede mostrar'],
])('an API fails with %j', (body, failure) => {
  expect(parseMenus(body).failure).toBe(failure);
});

it('an API shows the first 1,000 options', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `${index}` }));
  const { content = [], reports } = parseMenus({ Postres: rows(600), Bebidas: rows(401) });
  expect(content.map(({ options }) => options.length)).toEqual([600, 400]);
  expect(reports.at(-1)?.remarks).toEqual(['se muestran las primeras 1000 opciones']);
});

it('every row of the sample is shown as it is written, with its category', () => {
  const { reports, summary } = parseMenuTable(readFileSync('lib/content/sample/menu.csv', 'utf8'));
  expect(reports.filter(({ remarks }) => remarks.length > 0)).toEqual([]);
  expect(summary?.columns.get('categoría')).toBe(reports.length);
});

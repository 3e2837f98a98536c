import { parseMenuTable } from './menu-table';
import { dietsOf, minimumOf, statesNoMinimum } from './option-terms';

describe('the minimum', () => {
  it.each([
    [30],
    ['30'],
    ['30,0'],
    ['30.00'],
    ['30 personas'],
    ['30 pers.'],
    ['30 invitados mínimo'],
    ['mín. 30'],
    ['Mínimo: 30'],
    ['mínimo de 30 personas'],
    ['desde 30'],
    ['A partir de 30 personas'],
    ['más de 30 personas'],
    ['30 o más'],
    ['30 o más invitados'],
    ['30+'],
    ['+30'],
  ])('of %j is 30', (value) => {
    expect(minimumOf(value)).toBe(30);
  });

  it('may have a thousands separator', () => {
    expect(minimumOf('1.000 personas')).toBe(1000);
  });

  it.each([[99999], ['99999'], [30.5], [-3], ['treinta'], ['30-40'], ['30+40'], ['30,5'], ['minutas']])(
    'is not read from %j',
    (value) => {
      expect(minimumOf(value)).toBeUndefined();
    },
  );
});

it.each([[0], ['0'], ['-'], [' '], ['no'], ['Ninguno'], ['Sin mínimo']])('%j states no minimum', (value) => {
  expect(statesNoMinimum(value)).toBe(true);
});

it.each<[string, string[]]>([
  ['Vegetariano', ['vegetarian']],
  ['vegetarianas', ['vegetarian']],
  ['apto vegano', ['vegetarian', 'vegan']],
  ['sin TACC', ['glutenFree']],
  ['Sin T.A.C.C.', ['glutenFree']],
  ['SIN-GLUTEN', ['glutenFree']],
  ['apto celíacos', ['glutenFree']],
  ['Apto para celíacos', ['glutenFree']],
  ['SinTACC', ['glutenFree']],
  ['GF', ['glutenFree']],
  ['🌱 Vegetariano', ['vegetarian']],
  ['vegano sin TACC', ['vegetarian', 'vegan', 'glutenFree']],
])('the diets of %j are known', (word, diets) => {
  expect(dietsOf([word])).toEqual({ diets, unknown: [] });
});

it('the diets of several words are listed once each, in a fixed order', () => {
  expect(dietsOf(['sin tacc', 'vegano', 'vegana'])).toEqual({
    diets: ['vegetarian', 'vegan', 'glutenFree'],
    unknown: [],
  });
});

it('the diets report unknown words', () => {
  expect(dietsOf(['keto', 'vegano', 'con TACC'])).toMatchObject({ unknown: ['keto', 'con TACC'] });
});

it.each(['vegano no', 'no vegano', 'sin TACC sin huevo', 'vegano con gluten', '❌ vegano', 'vegano?'])(
  'the diets are none for %j, because a word is unknown',
  (words) => {
    expect(dietsOf([words])).toEqual({ diets: [], unknown: [words] });
  },
);

it.each(['-', 'no', 'Ninguno'])('the diets are none for %j', (word) => {
  expect(dietsOf([word])).toEqual({ diets: [], unknown: [] });
});

describe('a row of the table', () => {
  /** The reasons reported for a row with these cells, and what visitors see of it. */
  function read(cells: string): { said: string[]; shown: string | undefined } {
    const table = `categoría,opción,precio,por,mínimo,apto\nPostres,Flan,${cells}`;
    const { reports } = parseMenuTable(table);
    return { said: reports.flatMap(({ reasons }) => reasons), shown: reports[0]?.shownAs?.() };
  }

  it.each([
    ['4500,,,', 'Postres, $4.500'],
    ['4500,evento,30,"vegano, sin TACC"', 'Postres, $4.500 por evento, desde 30 personas, vegano, sin TACC'],
    ['4500,por persona,0,vegetariano y s/tacc', 'Postres, $4.500, vegetariano, sin TACC'],
    ['4500,-,-,-', 'Postres, $4.500'],
    ['4500,,sin mínimo,no', 'Postres, $4.500'],
    ['4500,,,vegano & sin gluten', 'Postres, $4.500, vegano, sin TACC'],
    ['4500,,,vegano &amp; cel&iacute;aco', 'Postres, $4.500, vegano, sin TACC'],
    ['$45.000 por evento,,,', 'Postres, $45.000 por evento'],
    ['a consultar,evento,,', 'Postres, a consultar por evento'],
  ])('with %s is read', (cells, shown) => {
    expect(read(cells)).toEqual({ said: [], shown });
  });

  it.each([
    [
      '4500,bandeja,,',
      'Postres, $4.500 por bandeja',
      'por "bandeja": no es "persona" ni "evento"; el precio se muestra, pero no entra en la suma',
    ],
    ['4500,,99999,', 'Postres, $4.500', 'mínimo "99999": no se muestra, va un número de personas, como 30'],
    [
      '4500,,,"keto, vegano"',
      'Postres, $4.500, vegano',
      'apto "keto": no se muestra, va vegetariano, vegano o sin TACC',
    ],
    [
      '$9.000 por persona,evento,,',
      'Postres, $9.000 por persona',
      'precio "$9.000 por persona": no coincide con por "evento"; se muestra como está, pero no entra en la suma',
    ],
    [
      '45 mil,evento,,',
      'Postres, $45 mil por evento',
      'precio "45 mil": no es un número solo, no entra en la suma',
    ],
    [
      '9.000 por persona,bandeja,,',
      'Postres, $9.000 por persona',
      'por "bandeja": no es "persona" ni "evento"; el precio se muestra, pero no entra en la suma',
    ],
  ])('with %s is reported', (cells, shown, said) => {
    expect(read(cells)).toEqual({ said: [said], shown });
  });
});

import { menusOfTable } from './menu-table';
import { parseMenus } from './menus';
import { dietsOf, minimumOf, pricePer } from './option-terms';
import type { RowReport } from './parse-rows';

describe('what a price is for', () => {
  it.each([[''], ['persona'], ['Por persona'], ['x persona'], ['INVITADO'], ['person']])(
    'is a person with %j',
    (unit) => {
      expect(pricePer(unit, 500)).toEqual({ price: 500, unit: 'person' });
    },
  );

  it.each([['evento'], ['por evento'], ['EVENTO '], ['event']])('is the event with %j', (unit) => {
    expect(pricePer(unit, 500)).toEqual({ price: 500, unit: 'event' });
  });

  it.each([
    ['bandeja', 12000, '$12.000 por bandeja'],
    ['Por Cajón', 9500.5, '$9.500,50 por cajón'],
    ['hora', 'desde 4.500', 'desde $4.500 por hora'],
  ])('is told in words with %j, which are not counted', (unit, price, shown) => {
    expect(pricePer(unit, price)).toEqual({ price: shown, unit: 'person' });
  });

  it('is nothing where there is no price', () => {
    expect(pricePer('bandeja', undefined)).toMatchObject({ price: undefined });
  });
});

describe('the minimum', () => {
  it.each([[30], ['30'], ['30 personas'], ['mín. 30'], ['Mínimo: 30'], ['desde 30']])(
    'of %j is 30',
    (value) => {
      expect(minimumOf(value)).toBe(30);
    },
  );

  it.each([[99999], ['99999'], [30.5], [-3], ['treinta'], ['30-40'], ['minutas']])(
    'of %j is none',
    (value) => {
      expect(minimumOf(value)).toBeUndefined();
    },
  );
});

describe('the diets', () => {
  it.each<[string, string[]]>([
    ['Vegetariano', ['vegetarian']],
    ['vegetarianas', ['vegetarian']],
    ['apto vegano', ['vegetarian', 'vegan']],
    ['sin TACC', ['glutenFree']],
    ['Sin T.A.C.C.', ['glutenFree']],
    ['SIN-GLUTEN', ['glutenFree']],
    ['apto celíacos', ['glutenFree']],
  ])('of %j are known', (word, diets) => {
    expect(dietsOf([word])).toEqual({ diets, unknown: [] });
  });

  it('of several words are in one order, each once', () => {
    expect(dietsOf(['sin tacc', 'vegano', 'vegana'])).toEqual({
      diets: ['vegetarian', 'vegan', 'glutenFree'],
      unknown: [],
    });
  });

  it('of a word that names none are told', () => {
    expect(dietsOf(['keto', 'vegano', 'con TACC'])).toMatchObject({ unknown: ['keto', 'con TACC'] });
  });
});

describe('a row of the table', () => {
  /** What is said of a row with these cells, and what visitors see of it. */
  function read(cells: string): { said: string[]; shown: string | undefined } {
    const rows: RowReport[] = [];
    const report = (row: RowReport) => rows.push(row);
    const table = `categoría,opción,precio,por,mínimo,apto\nPostres,Flan,${cells}`;
    parseMenus(menusOfTable(table, report).body, report);
    return { said: rows.flatMap(({ reasons }) => reasons), shown: rows[0]?.shownAs?.() };
  }

  it.each([
    ['4500,,,', 'Postres, $4.500'],
    ['4500,evento,30,"vegano, sin TACC"', 'Postres, $4.500 por evento, desde 30 personas, vegano, sin TACC'],
    ['4500,por persona,0,vegetariano y s/tacc', 'Postres, $4.500, vegetariano, sin TACC'],
    ['4500,,-,', 'Postres, $4.500'],
  ])('%s is read', (cells, shown) => {
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
      '4500,,treinta,',
      'Postres, $4.500',
      'mínimo "treinta": no se muestra, va un número de personas, como 30',
    ],
    [
      '4500,,,"keto, vegano"',
      'Postres, $4.500, vegano',
      'apto "keto": no se muestra, va vegetariano, vegano o sin TACC',
    ],
  ])('%s is told', (cells, shown, said) => {
    expect(read(cells)).toEqual({ said: [said], shown });
  });
});

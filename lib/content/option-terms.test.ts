import { dietsOf, minimumOf, pricePer } from './option-terms';

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
    ['Por Docena', 9500.5, '$9.500,50 por docena'],
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

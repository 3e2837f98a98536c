import { canBeForSome, forAllText, readTitle, servingsHint, writeTitle } from './servings';

const none = () => false;

describe('a title', () => {
  it.each<[title: string, servings: number | undefined, written: string]>([
    ['Menú vegetariano', 4, 'Menú vegetariano (para 4)'],
    ['Menú vegetariano', undefined, 'Menú vegetariano'],
    ['Picada (para 10)', 4, 'Picada (para 10) (para 4)'],
    ['Mesa (para todos)', undefined, 'Mesa (para todos)'],
  ])('%j for %s is written so that it is read back', (title, servings, written) => {
    expect(writeTitle(title, servings)).toBe(written);
    expect(readTitle(written, none)).toEqual({ title, servings });
  });

  it('that is on the menu as it stands is for all guests', () => {
    expect(readTitle('Picada (para 10)', (title) => title === 'Picada (para 10)')).toEqual({
      title: 'Picada (para 10)',
      servings: undefined,
    });
  });
});

describe('options', () => {
  const unit = 'person' as const;
  const brunch = { unit };
  const vegan = { unit, servings: 4 };
  const tables = { unit: 'event' as const };
  const cake = { unit, isSide: true };

  it.each<[why: string, options: Parameters<typeof canBeForSome>[0], guests: string, expected: boolean]>([
    ['with a number of guests', [brunch, vegan], '35', true],
    ['with a range of guests', [brunch, cake], '80-100', true],
    ['not without a number of guests', [brunch, vegan], '', false],
    ['not with guests in words', [brunch, vegan], 'unos 35', false],
    ['not if only one is per person', [brunch, tables], '35', false],
  ])('may be for some of the guests: %s', (_, options, guests, expected) => {
    expect(canBeForSome(options, guests)).toBe(expected);
  });

  it.each<[options: Parameters<typeof forAllText>[0], guests: string, text: string | undefined]>([
    [[brunch, brunch], '35', 'Cada opción está contada para los 35.'],
    [[brunch, brunch, vegan], '80-100', 'Cada opción está contada para los 80 a 100.'],
    [[brunch, vegan], '35', undefined],
    [[brunch, cake, tables], '35', undefined],
    [[brunch, brunch], '', undefined],
  ])('are said to be counted for all guests: %#', (options, guests, text) => {
    expect(forAllText(options, guests)).toBe(text);
  });
});

it.each<[typed: string, guests: string, hint: string | undefined]>([
  ['', '35', undefined],
  ['4', '35', undefined],
  ['4 personas', '', undefined],
  ['cuatro', '35', 'Poné un número entero: así se cuenta para todos.'],
  ['2,5', '35', 'Poné un número entero: así se cuenta para todos.'],
  ['0', '35', 'Poné un número entero: así se cuenta para todos.'],
  ['36', '35', 'Son más que los invitados.'],
  ['90', '80-100', undefined],
])('the number %j with %j guests gets the hint: %s', (typed, guests, hint) => {
  expect(servingsHint(typed, guests)).toBe(hint);
});

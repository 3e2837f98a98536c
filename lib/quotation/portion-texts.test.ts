import { canBeForSome, eatersText, readTitle, titleWriter, writeTitle } from './portion-texts';
import { asado, billFor, brunch, cake, type Titled, tables, vegan } from './testing';

const none = () => false;

it.each<[title: string, servings: string, written: string]>([
  ['Menú vegetariano', '4', 'Menú vegetariano (para 4)'],
  ['Menú vegetariano', '0', 'Menú vegetariano (para 0)'],
  ['Menú vegetariano', '0-20', 'Menú vegetariano (para 0-20)'],
  ['Menú vegetariano', '', 'Menú vegetariano'],
  ['Picada (para 10)', '4', 'Picada (para 10) (para 4)'],
  ['Mesa (para todos)', '', 'Mesa (para todos)'],
])('a title %j for %j is written so that it is read back', (title, servings, written) => {
  expect(writeTitle(title, servings)).toBe(written);
  expect(readTitle(written, none)).toEqual({ title, servings });
});

it('a title that is on the menu as it stands is for all guests', () => {
  expect(readTitle('Picada (para 10)', (title) => title === 'Picada (para 10)')).toEqual({
    title: 'Picada (para 10)',
    servings: '',
  });
});

it('a title of the menu keeps a number in words', () => {
  const isOffered = (title: string) => title === 'Picada';
  expect(readTitle('Picada (para cuatro)', isOffered)).toEqual({ title: 'Picada', servings: 'cuatro' });
});

it.each<[options: Titled[], guests: string, titles: string[]]>([
  [[brunch, vegan('4'), cake], '35', ['Brunch (para 31)', 'Vegano (para 4)', 'Torta']],
  // Read back with a 0, a main would lose its minimum.
  [[asado, vegan('35')], '35', ['Asado', 'Vegano (para 35)']],
  [[asado, vegan('80')], '80-100', ['Asado (para 0-20)', 'Vegano (para 80)']],
  [[brunch, vegan('4')], '80-100', ['Brunch (para 76-96)', 'Vegano (para 4)']],
  [[brunch, asado, vegan('4')], '35', ['Brunch', 'Asado', 'Vegano (para 4)']],
  [[brunch, vegan('cuatro')], '35', ['Brunch', 'Vegano (para cuatro)']],
  [[brunch, cake], '35', ['Brunch', 'Torta']],
  // Who eats, never what a minimum adds.
  [[asado, vegan('4')], '30', ['Asado (para 26)', 'Vegano (para 4)']],
])('the titles of the message say who eats: %#', (options, guests, titles) => {
  expect(options.map(titleWriter(options, billFor(options, guests).portions))).toEqual(titles);
});

it.each([
  ['4', 'Brunch (para 36)'],
  ['30', 'Brunch'],
])('the rest, with the children, states its number if it is the largest: %s', (typed, title) => {
  const options = [brunch, vegan(typed)];
  expect(titleWriter(options, billFor(options, '40', '8').portions)(brunch)).toBe(title);
});

it.each<[why: string, option: Titled, options: Titled[], expected: boolean]>([
  ['a main of two', brunch, [brunch, asado], true],
  ['not the only main', brunch, [brunch, cake], false],
  ['a side beside a main', cake, [brunch, cake], true],
  ['not a side alone', cake, [cake, tables], false],
  ['not what is charged per event', tables, [tables, brunch, asado], false],
])('an option may be for some of the guests: %s', (_, option, options, expected) => {
  expect(canBeForSome(option, options)).toBe(expected);
});

it("a side's field shows the minimum that the side is charged for", () => {
  const { portions } = billFor([asado, cake], '30');
  expect(portions && eatersText(portions, cake)).toBe('40');
});

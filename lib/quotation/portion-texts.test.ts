import { billOf } from './bill';
import { readPeople } from './people';
import {
  canBeForSome,
  eatersText,
  mainsText,
  portionHint,
  readTitle,
  writeTitle,
  writtenTitles,
} from './portion-texts';
import type { Dish } from './portions';

const none = () => false;

describe('a title', () => {
  it.each<[title: string, servings: string, written: string]>([
    ['Menú vegetariano', '4', 'Menú vegetariano (para 4)'],
    ['Menú vegetariano', '0', 'Menú vegetariano (para 0)'],
    ['Menú vegetariano', '', 'Menú vegetariano'],
    ['Picada (para 10)', '4', 'Picada (para 10) (para 4)'],
    ['Mesa (para todos)', '', 'Mesa (para todos)'],
  ])('%j for %j is written so that it is read back', (title, servings, written) => {
    expect(writeTitle(title, servings)).toBe(written);
    expect(readTitle(written, none)).toEqual({ title, servings });
  });

  it('that is on the menu as it stands is for all guests', () => {
    expect(readTitle('Picada (para 10)', (title) => title === 'Picada (para 10)')).toEqual({
      title: 'Picada (para 10)',
      servings: '',
    });
  });

  it('of the menu keeps a number in words', () => {
    const isOffered = (title: string) => title === 'Picada';
    expect(readTitle('Picada (para cuatro)', isOffered)).toEqual({ title: 'Picada', servings: 'cuatro' });
  });

  it('for a range of the guests is for those whom the other numbers leave out', () => {
    expect(readTitle('Brunch (para 74-94)', none)).toEqual({ title: 'Brunch', servings: '' });
  });
});

type Titled = Dish & { title: string };

const brunch: Titled = { title: 'Brunch' };
const asado: Titled = { title: 'Asado', minimum: 40 };
const vegan = (typed: string): Titled => ({ title: 'Vegano', servings: readPeople(typed) });
const cake: Titled = { title: 'Torta', isSide: true };
const tables: Titled = { title: 'Mesas', unit: 'event' };

const portionsFor = (options: Titled[], guests: string) =>
  billOf(options, { guests: readPeople(guests), children: readPeople('') }, undefined).portions;

describe('the titles of the message', () => {
  it.each<[options: Titled[], guests: string, titles: string[]]>([
    [[brunch, vegan('4'), cake], '35', ['Brunch (para 31)', 'Vegano (para 4)', 'Torta']],
    [[brunch, vegan('4')], '80-100', ['Brunch (para 76-96)', 'Vegano (para 4)']],
    [[brunch, asado, vegan('4')], '35', ['Brunch', 'Asado', 'Vegano (para 4)']],
    [[brunch, vegan('cuatro')], '35', ['Brunch', 'Vegano (para cuatro)']],
    [[brunch, cake], '35', ['Brunch', 'Torta']],
    // Who eats, never what a minimum adds.
    [[asado, vegan('4')], '30', ['Asado (para 26)', 'Vegano (para 4)']],
  ])('say who eats: %#', (options, guests, titles) => {
    expect(writtenTitles(options, portionsFor(options, guests))).toEqual(titles);
  });
});

describe('an option', () => {
  it.each<[why: string, option: Titled, options: Titled[], expected: boolean]>([
    ['a main of two', brunch, [brunch, asado], true],
    ['not the only main', brunch, [brunch, cake], false],
    ['a side beside a main', cake, [brunch, cake], true],
    ['not a side alone', cake, [cake, tables], false],
    ['not what is charged per event', tables, [tables, brunch, asado], false],
  ])('may be for some of the guests: %s', (_, option, options, expected) => {
    expect(canBeForSome(option, options)).toBe(expected);
  });

  it.each<[options: Titled[], guests: string, text: string]>([
    [[brunch, vegan('4')], '35', '31'],
    [[brunch, vegan('4')], '80-100', '76-96'],
    [[brunch, vegan('40')], '35', '0'],
  ])('without a number is counted for the rest: %#', (options, guests, text) => {
    const portions = portionsFor(options, guests);
    expect(portions && eatersText(portions, 0)).toBe(text);
  });

  it.each<[options: Titled[], guests: string, hint: string]>([
    [[vegan('4'), brunch], '35', ''],
    [[vegan('4 personas'), brunch], '35', ''],
    [[vegan('0'), brunch], '35', ''],
    [[vegan('cuatro'), brunch], '35', 'Va un número entero: así no hay total.'],
    [[vegan('4,5'), brunch], '35', 'Va un número entero: así no hay total.'],
    [[vegan('-3'), brunch], '35', 'Va un número entero: así no hay total.'],
    [[vegan('4-6'), brunch], '35', 'Va un número entero: así no hay total.'],
    [[vegan('36'), brunch], '35', 'Son más que los invitados.'],
    [[vegan('90'), brunch], '80-100', ''],
    [[asado, vegan('4')], '42', 'Desde 40 personas: te lo confirmamos.'],
    [[asado], '30', ''],
  ])('gets a hint about its number: %#', (options, guests, hint) => {
    const { range } = readPeople(guests);
    const portions = portionsFor(options, guests);
    expect(range && portions && portionHint(options, portions, range, 0)).toBe(hint);
  });

  it.each<[options: Titled[], guests: string, text: string]>([
    [[brunch, asado], '35', 'Cada opción está contada para los 35.'],
    [[brunch, asado], '80-100', 'Cada opción está contada para los 80 a 100.'],
    [[brunch, asado, vegan('4')], '35', 'Brunch y Asado: cada uno para los 31.'],
    [[brunch, asado, vegan('4')], '80-100', 'Brunch y Asado: cada uno para los 76 a 96.'],
    [[brunch, vegan('4')], '35', ''],
    [[vegan('20'), vegan('20')], '80', 'Los principales suman 40 de 80 invitados.'],
    [[vegan('90'), vegan('70')], '80', 'Los principales suman 160 de 80 invitados.'],
    [[brunch, vegan('90')], '80', 'Los principales suman 90 de 80 invitados.'],
    [[brunch, asado, vegan('80')], '80', 'Brunch y Asado: cada uno para los 0.'],
    [[vegan('40'), vegan('50')], '80-100', ''],
    [[vegan('cuatro'), brunch], '80', ''],
    [[brunch, cake, tables], '35', ''],
  ])('among the mains shares the guests with them: %#', (options, guests, text) => {
    const { range } = readPeople(guests);
    expect(range && mainsText(options, range)).toBe(text);
  });
});

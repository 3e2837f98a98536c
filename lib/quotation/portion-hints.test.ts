import { readPeople } from './people';
import { mainsText, portionHint } from './portion-hints';
import { asado, billFor, brunch, cake, type Titled, tables, vegan } from './testing';

it.each<[options: [Titled, ...Titled[]], guests: string, hint: string]>([
  [[vegan('4'), brunch], '35', ''],
  [[vegan('4 personas'), brunch], '35', ''],
  [[vegan('0'), brunch], '35', ''],
  [[vegan('cuatro'), brunch], '35', 'Va un número entero: así no hay total.'],
  [[vegan('4,5'), brunch], '35', 'Va un número entero: así no hay total.'],
  [[vegan('-3'), brunch], '35', 'Va un número entero: así no hay total.'],
  [[vegan('4-6'), brunch], '35', 'Va un número entero: así no hay total.'],
  [[vegan('36'), brunch], '35', 'Son más que los invitados.'],
  [[vegan('90'), brunch], '80-100', ''],
  // What its empty field shows: the minimum that is charged.
  [[{ ...cake, servings: readPeople('40') }, asado], '30', ''],
  [[{ ...cake, servings: readPeople('41') }, asado], '30', 'Son más que los invitados.'],
  [[asado, vegan('4')], '42', 'Desde 40 personas: te lo confirmamos.'],
  // Nobody eats it, but its minimum is charged.
  [[asado, vegan('30')], '30', 'Desde 40 personas: te lo confirmamos.'],
  [[{ ...asado, servings: readPeople('0') }, vegan('30')], '30', ''],
  [[asado], '30', ''],
])('an option gets a hint about its number: %#', (options, guests, hint) => {
  expect(portionHint(options[0], billFor(options, guests))).toBe(hint);
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
])('an option among the mains shares the guests with them: %#', (options, guests, text) => {
  const { range } = readPeople(guests);
  expect(range && mainsText(options, range)).toBe(text);
});

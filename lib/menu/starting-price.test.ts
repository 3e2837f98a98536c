import type { PriceUnit } from '@/lib/values/prices';
import { menuPrices, startingPrice } from './starting-price';

const option = (price?: number | string, unit: PriceUnit = 'person') => ({ price, unit });

const pizzas = { name: 'Menú pizzas', options: [option(14_500), option(11_900)] };
const drinks = { name: 'Bebidas', options: [option(4_500, 'all')] };

it('the starting price is the lowest amount per person of a whole menu', () => {
  const whole = [16_900, 'desde 8.000', undefined].map((price) => option(price));
  whole.push(option(9_000, 'event'), option(3_500, 'all'), option(9_900, 'child'), option(8_000, 'other'));
  expect(startingPrice([pizzas, { name: 'A Pedido', options: whole }, drinks])).toBe('desde $16.900');
});

it.each([
  [
    'the lowest to the highest amount of whole menus',
    [48_500, 16_900, 21_000],
    undefined,
    '$16.900 a $48.500',
  ],
  ['the only amount', [16_900, 16_900], undefined, '$16.900'],
  ['the amount that the business names', [48_500, 16_900], 15_000, 'desde $15.000'],
  ['the words of the business', [48_500, 16_900], 'de $15.000 a $50.000', 'de $15.000 a $50.000'],
  ['nothing', [], undefined, undefined],
])('the prices of the menus are %s', (_which, amounts, stated, shown) => {
  const menus = [{ name: 'A Pedido', options: amounts.map((amount) => option(amount)) }, drinks];
  expect(menuPrices(menus, stated)).toBe(shown);
});

it('where whole menus have no amount, the starting price is of the other mains', () => {
  expect(startingPrice([{ name: 'A Pedido', options: [option('a convenir')] }, pizzas, drinks])).toBe(
    'desde $11.900',
  );
});

it('the starting price is the one that the business names', () => {
  expect(startingPrice([pizzas], 'de $16.900 a $48.500')).toBe('de $16.900 a $48.500');
});

it('there is no starting price if no main menu has an amount', () => {
  expect(startingPrice([])).toBeUndefined();
  expect(startingPrice([{ name: 'Postres', options: [option(4_500, 'all')] }])).toBeUndefined();
  expect(startingPrice([{ name: 'A Pedido', options: [option('a convenir')] }])).toBeUndefined();
});

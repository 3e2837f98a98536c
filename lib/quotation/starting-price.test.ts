import { startingPrice } from './starting-price';

const option = (price?: number | string, unit: 'person' | 'event' = 'person') => ({ price, unit });

const pizzas = { name: 'Menú pizzas', options: [option(14_500), option(11_900)] };
const drinks = { name: 'Bebidas', options: [option(4_500)] };

it('the starting price is the lowest amount per person of a whole menu', () => {
  const whole = [option(16_900), option(9_000, 'event'), option('desde 8.000'), option()];
  expect(startingPrice([pizzas, { name: 'A Pedido', options: whole }, drinks])).toBe(16_900);
});

it('where whole menus have no amount, the starting price is of the other mains', () => {
  expect(startingPrice([{ name: 'A Pedido', options: [option('a convenir')] }, pizzas, drinks])).toBe(11_900);
});

it('the starting price is the one that the business names', () => {
  expect(startingPrice([pizzas], 'de $16.900 a $48.500')).toBe('de $16.900 a $48.500');
});

it('there is no starting price if no main menu has an amount', () => {
  expect(startingPrice([])).toBeUndefined();
  expect(startingPrice([{ name: 'Postres', options: [option(4_500)] }])).toBeUndefined();
  expect(startingPrice([{ name: 'A Pedido', options: [option('a convenir')] }])).toBeUndefined();
});

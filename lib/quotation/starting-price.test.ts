import { startingPrice } from './starting-price';

const option = (price?: number | string, unit: 'person' | 'event' = 'person') => ({ price, unit });

it('the starting price is the lowest amount per person of the main menus', () => {
  const menus = [
    { name: 'A Pedido', options: [option(16_900), option(9_000, 'event'), option('desde 8.000'), option()] },
    { name: 'Menú pizzas', options: [option(14_500), option(11_900)] },
    { name: 'Bebidas', options: [option(4_500)] },
  ];
  expect(startingPrice(menus)).toBe('desde $11.900 por persona');
});

it('there is no starting price if no main menu has an amount', () => {
  expect(startingPrice([])).toBeUndefined();
  expect(startingPrice([{ name: 'Postres', options: [option(4_500)] }])).toBeUndefined();
  expect(startingPrice([{ name: 'A Pedido', options: [option('a convenir')] }])).toBeUndefined();
});

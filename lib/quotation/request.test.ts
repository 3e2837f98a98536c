import { type ChosenTitles, sortChosen } from './request';

const nothing: ChosenTitles = { entrada: [], menu: [], postre: [], bebida: [] };

it.each<[category: string, list: keyof ChosenTitles]>([
  ['Bebidas', 'bebida'],
  ['Postres', 'postre'],
  ['Entradas', 'entrada'],
  ['Menú pizzas', 'menu'],
  ['Entradas frías', 'menu'],
  ['bebidas', 'menu'],
  ['__proto__', 'menu'],
])('an option of %s stands under %s', (category, list) => {
  expect(sortChosen([{ category, title: 'Uno' }])).toEqual({ ...nothing, [list]: ['Uno'] });
});

it('titles keep their order, and stand once in each list that they were chosen for', () => {
  const chosen = [
    { category: 'Menú pizzas', title: 'Pizza libre' },
    { category: 'A Pedido', title: 'Asado' },
    { category: 'A Pedido', title: 'Pizza libre' },
    { category: 'Postres', title: 'Asado' },
  ];
  expect(sortChosen(chosen)).toEqual({ ...nothing, menu: ['Pizza libre', 'Asado'], postre: ['Asado'] });
});

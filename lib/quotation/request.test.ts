import { sortChosen } from './request';

it('a title is listed once in each list that it was chosen for', () => {
  const chosen = [
    { category: 'Menú pizzas', title: 'Pizza libre' },
    { category: 'A Pedido', title: 'Asado' },
    { category: 'A Pedido', title: 'Pizza libre' },
    { category: 'POSTRES', title: 'Asado' },
  ];
  expect(sortChosen(chosen)).toEqual({
    entrada: [],
    menu: ['Pizza libre', 'Asado'],
    postre: ['Asado'],
    bebida: [],
  });
});

import { nothingTyped } from './flow';
import { readChoice, sortChosen } from './request';

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

it.each([
  ['80 personas', '80'],
  [' +40 ', '40'],
  ['1.200', '1200'],
  ['80-100', '80-100'],
  ['unos 80', 'unos 80'],
])('people typed as %j go into the message as %j', (typed, written) => {
  const { fields } = readChoice([], { ...nothingTyped, guests: typed, celiac: typed }, undefined);
  expect(fields).toMatchObject({ guests: written, celiac: written });
});

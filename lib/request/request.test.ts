import { optionWith } from '@/lib/menu/testing';
import { nothingTyped, readChoice, sortChosen } from './request';

it('a title stands in the list of its category, with the number that is typed for it', () => {
  const options = [
    optionWith({ category: 'Menú pizzas', title: 'Pizza libre' }),
    optionWith({ category: 'A Pedido', title: 'Asado', id: 'o1' }),
    optionWith({ category: 'POSTRES', title: 'Asado' }),
  ];
  const typed = { ...nothingTyped, guests: '40', servings: { o1: '4 personas' } };
  expect(sortChosen(readChoice(options, typed, undefined).options)).toEqual({
    entrada: [],
    menu: ['Pizza libre', 'Asado (para 4)'],
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
  const { party } = readChoice([], { ...nothingTyped, guests: typed, children: typed }, undefined);
  expect([party.guests.text, party.children.text]).toEqual([written, written]);
});

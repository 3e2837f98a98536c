import { isOpenAtFirst, listOfCategory, plainName } from './categories';
import type { ChosenTitles } from './request';

it.each<[category: string, list: keyof ChosenTitles]>([
  ['Bebidas', 'bebida'],
  ['BEBIDAS', 'bebida'],
  [' bebida ', 'bebida'],
  ['Postres', 'postre'],
  ['postre', 'postre'],
  ['Entradas', 'entrada'],
  ['ENTRADA', 'entrada'],
  ['Entra\u0301das', 'entrada'],
  ['Menú pizzas', 'menu'],
  ['Entradas frías', 'menu'],
  ['Bebidasss', 'menu'],
  ['__proto__', 'menu'],
  ['', 'menu'],
])('an option of %j stands under %s', (category, list) => {
  expect(listOfCategory(category)).toBe(list);
});

it.each([
  ['A Pedido', true],
  ['A PEDIDO', true],
  ['a\u00A0 pedidos', true],
  ['Á pedído', true],
  ['Pedido', false],
  ['A pedido especial', false],
])('%j starts open: %s', (category, isOpen) => {
  expect(isOpenAtFirst(category)).toBe(isOpen);
});

it('a plain name has neither case, accents, nor blanks in a row', () => {
  expect(plainName('  MENÚ\t al   Plato ')).toBe('menu al plato');
});

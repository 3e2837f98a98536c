import { plainName } from '@/lib/values/plain-name';
import { isOpenAtFirst, type ListName, listOfCategory } from './categories';

it.each<[category: string, list: ListName]>([
  ['Bebidas', 'bebida'],
  ['BEBIDAS', 'bebida'],
  [' bebida ', 'bebida'],
  ['Postres', 'postre'],
  ['postre', 'postre'],
  ['Entradas', 'entrada'],
  ['ENTRADA', 'entrada'],
  ['Entra\u0301das', 'entrada'],
  ['Menú pizzas', 'menu'],
  ['🍰 Postres', 'postre'],
  ['🥟 ENTRADAS:', 'entrada'],
  ['3. *Bebidas* –', 'bebida'],
  ['A) Entradas', 'entrada'],
  ['IV. Postres', 'postre'],
  ['ENTRADAS FRÍAS', 'entrada'],
  ['2. Postres y tortas', 'postre'],
  ['Bebidas: vinos y postres', 'bebida'],
  ['Bebidas y postres', 'menu'],
  ['Entrada, plato principal y postre', 'menu'],
  ['Vinos', 'menu'],
  ['Bebidasss', 'menu'],
  ['__proto__', 'menu'],
  ['', 'menu'],
])('an option of %j is listed under %s', (category, list) => {
  expect(listOfCategory(category)).toBe(list);
});

it.each([
  ['A Pedido', true],
  ['A PEDIDO', true],
  ['a\u00A0 pedidos', true],
  ['Á pedído', true],
  ['🍕 A Pedido:', true],
  ['Pedido', false],
  ['A pedido especial', false],
])('%j starts open: %s', (category, isOpen) => {
  expect(isOpenAtFirst(category)).toBe(isOpen);
});

it('a plain name has no capitals, accents or repeated spaces', () => {
  expect(plainName('  MENÚ\t al   Plato ')).toBe('menu al plato');
});

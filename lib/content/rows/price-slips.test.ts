import { slipFinder } from './price-slips';
import { readPrice } from './price-terms';

/** The prices that remain of a table, and the notes on them. */
function read(cells: string[]) {
  const said: string[] = [];
  const stated = cells.flatMap((cell) => readPrice(cell) ?? []);
  const verdictOn = slipFinder(stated);
  const prices = stated.map((price) => {
    const { isShown, notes } = verdictOn(price);
    said.push(...notes);
    return isShown ? price.typed : undefined;
  });
  return { prices, said };
}

it('amounts in thousands keep their value', () => {
  const cells = [
    '11900',
    '11.900',
    '$ 11.900,50',
    '11,900.00',
    'desde 9.500',
    '900',
    '900,00',
    '900.0000',
    'a consultar',
  ];
  expect(read(cells)).toEqual({ prices: cells, said: [] });
});

it('a number in scientific notation is read, with a question', () => {
  expect(read(['1,85E+04', '11900'])).toEqual({
    prices: ['1,85E+04', '11900'],
    said: ['precio 1,85E+04: se lee $18.500, quizás redondeado: dale a la columna formato de número'],
  });
});

it('decimals below a thousand are left out, even if all prices have them', () => {
  const cells = ['11.9', '$24.90', '18.5', '4,5', 'desde 9.5', '$ 12.50 por persona'];
  expect(read(cells)).toEqual({
    prices: cells.map(() => undefined),
    said: [
      'precio 11.9: ¿11.900? No se muestra',
      'precio $24.90: ¿24.900? No se muestra',
      'precio 18.5: ¿18.500? No se muestra',
      'precio 4,5: ¿4.500? No se muestra',
      'precio desde 9.5: ¿9.500? No se muestra',
      'precio $ 12.50 por persona: ¿12.500? No se muestra',
    ],
  });
});

it('decimals below a thousand are left out before other words', () => {
  const cells = ['4.5 c/u', '$11.9 - 17.5', 'desde 9.5 + IVA', '12.5 la docena'];
  expect(read(cells).prices).toEqual(cells.map(() => undefined));
});

it('a decimal before `mil`, `kg` or another word is kept', () => {
  const cells = ['1.5 millones', '12,5 mil', '1.5 kg $9.000', '9.500 - 17.5 mil', '2.5 dólares'];
  expect(read(cells)).toEqual({ prices: cells, said: [] });
});

it('a whole amount far below the others is left out', () => {
  expect(read(['11.9', '12', '24.9'])).toMatchObject({ prices: [undefined, undefined, undefined] });
});

it('a whole amount too low for any dish is questioned', () => {
  expect(read(['12', '24'])).toEqual({
    prices: ['12', '24'],
    said: ['precio 12: ¿12.000? Se muestra como está', 'precio 24: ¿24.000? Se muestra como está'],
  });
});

it('a whole amount too low for any dish is left out if another lost its dot', () => {
  expect(read(['24.9', '4.5', '12', '18', '950']).said).toContain('precio 18: ¿18.000? No se muestra');
});

it('a whole amount below a thousand is questioned if another lost its dot', () => {
  expect(read(['11.9', '320']).said).toEqual([
    'precio 11.9: ¿11.900? No se muestra',
    'precio 320: ¿320.000? Se muestra como está',
  ]);
});

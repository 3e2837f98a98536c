import { formatCents, formatPrice, parsePrice } from './prices';

const shownFor = (value: unknown) => {
  const price = parsePrice(value);
  return price === undefined ? undefined : formatPrice(price);
};

it.each<[value: unknown, shown: string]>([
  [11900, '$11.900'],
  [1e12, '$1.000.000.000.000'],
  [11900.5, '$11.900,50'],
  [0.005, '$0,01'],
  ['1.234.567', '$1.234.567'],
  ['11900.5', '$11.900,50'],
  ['11.900,50', '$11.900,50'],
  ['11.90', '$11,90'],
  ['1234,50', '$1.234,50'],
  ['  $ 11.900  ', '$11.900'],
  ['011900', '$11.900'],
  ['11,900', '$11.900'],
  ['11,900.00', '$11.900'],
  ['11 900', '$11.900'],
  ['1 234 567,5', '$1.234.567,50'],
  ['1,234,567.5', '$1.234.567,50'],
  ['11.900.-', '$11.900'],
  ['11.900,-', '$11.900'],
  ['$ 11.900.--', '$11.900'],
  ['ARS 11.900', '$11.900'],
  ['11900 ARS', '$11.900'],
  ['AR$11.900', '$11.900'],
  ['$11.900 p/p', '$11.900'],
  ['11900 c/u', '$11.900'],
  ['$ 11.900 por persona', '$11.900'],
])('%j is an amount that is shown as %s', (value, shown) => {
  expect(parsePrice(value)).toEqual(expect.any(Number));
  expect(shownFor(value)).toBe(shown);
  expect(shownFor(shown)).toBe(shown);
});

it.each<[value: unknown, shown: string]>([
  ['desde 12.000 por mesa', 'desde $12.000 por mesa'],
  ['$12.000 por mesa', '$12.000 por mesa'],
  ['11900 / 12900', '$11900 / 12900'],
  ['12.000 o US$ 12', '$12.000 o US$ 12'],
  ['US$ 12', 'US$ 12'],
  ['desde 5,50', 'desde $5,50'],
  ['5,50 o más', '$5,50 o más'],
  ['10 - 12', '$10 - 12'],
  ['Hasta 9.500', 'Hasta $9.500'],
  ['a partir de 9.500', 'a partir de $9.500'],
  ['desde $9.500', 'desde $9.500'],
  ['mín. 30: 9.500', 'mín. 30: 9.500'],
  ['aprox. 9.500', 'aprox. 9.500'],
  ['USD 25', 'USD 25'],
  ['25 USD', '25 USD'],
  ['desde 25 u$s', 'desde 25 u$s'],
  ['€ 25', '€ 25'],
  ['25€', '25€'],
  ['$25 USD', '$25 USD'],
  ['11.900.00', '$11.900.00'],
  ['0.500', '$0.500'],
  ['  A consultar ', 'A consultar'],
])('%j is words, shown as %s', (value, shown) => {
  expect(parsePrice(value)).toEqual(expect.any(String));
  expect(shownFor(value)).toBe(shown);
});

it.each<[value: unknown]>([
  [0],
  [0.004],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [1e12 + 1],
  ['0,00'],
  ['$0'],
  ['- 11.900'],
  ['$-5'],
  ['-'],
  ['$ -'],
  ['$ 0,00'],
  ['ARS -5'],
  ['9'.repeat(400)],
  ['   '],
  [null],
  [true],
  [{ valueOf: () => 5 }],
])('%j is no price', (value) => {
  expect(parsePrice(value)).toBeUndefined();
});

it.each([
  [0n, '$0'],
  [5n, '$0,05'],
  [1_190_000n, '$11.900'],
  [10n ** 19n - 1n, '$99.999.999.999.999.999,99'],
])('%s cents are written as %s', (cents, shown) => {
  expect(formatCents(cents)).toBe(shown);
});

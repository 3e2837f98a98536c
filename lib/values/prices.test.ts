import { formatCents, formatPrice, isFreeOfCharge, netPriceText, parsePrice } from './prices';

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
  ['11900.0000', '$11.900'],
  ['11.900,0000', '$11.900'],
  ['18500,000', '$18.500'],
  ['18499.999999996', '$18.500'],
  ['11,900.00', '$11.900'],
  ['11 900', '$11.900'],
  ['1 234 567,5', '$1.234.567,50'],
  ['1,234,567.5', '$1.234.567,50'],
  ['11.900.-', '$11.900'],
  ['11.900,-', '$11.900'],
  ['$ 11.900.--', '$11.900'],
  ['ARS 11.900', '$11.900'],
  ['11900 ARS', '$11.900'],
  ['11.900,00 $', '$11.900'],
  ['AR$11.900', '$11.900'],
  ['$11.900 p/p', '$11.900'],
  ['$ 11.900 por persona', '$11.900'],
  ['24.900 pp.', '$24.900'],
  ['24.900 x invitado', '$24.900'],
  ['$24.900 por cabeza, final', '$24.900'],
  ['24.900 (IVA incluido)', '$24.900'],
])('%j is an amount that is shown as %s', (value, shown) => {
  expect(parsePrice(value)).toEqual(expect.any(Number));
  expect(shownFor(value)).toBe(shown);
  expect(shownFor(shown)).toBe(shown);
});

it.each([
  'desde $12.000 por mesa',
  '11900 c/u',
  '24.900 + IVA',
  '24.900 por persona (mínimo 30)',
  '11900 / 12900',
  '25 USD',
  '11.900.00',
  '12345.678',
  `24.900 ${'por '.repeat(30)}persona`,
  '  A consultar ',
])('%j is words, shown as they are', (value) => {
  expect(shownFor(value)).toBe(value.trim());
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

it.each(['sin cargo', 'Sin Cargo.', 'bonificada', 'gratis', 'Incluidos'])(
  '%j says that there is nothing to pay',
  (price) => {
    expect(isFreeOfCharge(price)).toBe(true);
  },
);

it.each(['50 % bonificado', 'sin cargo desde 40 invitados', 'no incluido', 's/c', '0', ''])(
  '%j does not say that there is nothing to pay',
  (price) => {
    expect(isFreeOfCharge(price)).toBe(false);
  },
);

it.each([
  [1_690_000n, 21, '$13.966,94'],
  [1_210_000n, 21, '$10.000'],
  [4_850_000n, 10.5, '$43.891,40'],
  // Half a cent is rounded up.
  [3n, 100, '$0,02'],
  [100_000_000_000_000n, 27, '$787.401.574.803,15'],
])('%s cents without a VAT of %d %% are %s', (cents, rate, text) => {
  expect(netPriceText(cents, rate)).toBe(text);
});

import fc from 'fast-check';
import { formatCents, formatPrice, parsePrice } from './prices';

const shownFor = (value: unknown) => {
  const price = parsePrice(value);
  return price === undefined ? undefined : formatPrice(price);
};

describe('a price that is a number', () => {
  it.each<[value: unknown, shown: string]>([
    [11900, '$11.900'],
    [900, '$900'],
    [1000, '$1.000'],
    [1234567, '$1.234.567'],
    [1e12, '$1.000.000.000.000'],
    [11900.5, '$11.900,50'],
    [0.5, '$0,50'],
    [0.005, '$0,01'],
    [11900.001, '$11.900'],
    [1234.567, '$1.234,57'],
    ['11900', '$11.900'],
    ['11.900', '$11.900'],
    ['1.234.567', '$1.234.567'],
    ['11900.5', '$11.900,50'],
    ['11900.50', '$11.900,50'],
    ['11.900,50', '$11.900,50'],
    ['11900,5', '$11.900,50'],
    ['11900,50', '$11.900,50'],
    ['11.90', '$11,90'],
    ['$11900', '$11.900'],
    ['$ 11.900', '$11.900'],
    ['  11900  ', '$11.900'],
    ['011900', '$11.900'],
  ])('%j is an amount, shown as %s', (value, shown) => {
    expect(parsePrice(value)).toEqual(expect.any(Number));
    expect(shownFor(value)).toBe(shown);
  });
});

describe('a price in words', () => {
  it.each<[value: unknown, shown: string]>([
    ['desde 12.000 por mesa', 'desde $12.000 por mesa'],
    ['$12.000 por mesa', '$12.000 por mesa'],
    ['11900 / 12900', '$11900 / 12900'],
    ['12.000 - 14.000', '$12.000 - 14.000'],
    ['12.000 o US$ 12', '$12.000 o US$ 12'],
    ['11900,50 por mesa', '$11900,50 por mesa'],
    ['desde 11900,50', 'desde $11900,50'],
    ['12k', '$12k'],
    ['A consultar', 'A consultar'],
    ['  A consultar ', 'A consultar'],
  ])('%j is shown as %s', (value, shown) => {
    expect(shownFor(value)).toBe(shown);
  });
});

describe('a value that is not a price', () => {
  it.each<[value: unknown]>([
    [0],
    [-0],
    [0.004],
    [-11900],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY],
    [1e308],
    [1e12 + 1],
    ['0'],
    ['0,00'],
    ['0.00'],
    ['$0'],
    ['-11900'],
    ['- 11.900'],
    ['$-5'],
    ['9'.repeat(400)],
    [''],
    ['   '],
    ['$'],
    [null],
    [undefined],
    [true],
    [{}],
    [{ valueOf: () => 5 }],
    [[11900]],
    [[]],
  ])('%j shows nothing', (value) => {
    expect(parsePrice(value)).toBeUndefined();
  });
});

describe('any whole amount', () => {
  const amount = fc.integer({ min: 1, max: 999_999_999 });

  it('is the same after formatting, parsing and formatting again', () => {
    fc.assert(
      fc.property(amount, (price) => {
        expect(parsePrice(formatPrice(price))).toBe(price);
      }),
    );
  });

  it('is parsed from its plain digits', () => {
    fc.assert(
      fc.property(amount, (price) => {
        expect(parsePrice(String(price))).toBe(price);
      }),
    );
  });
});

it('a price is the same after being parsed again, as a saved menu’s is', () => {
  const anyText = fc.string({ unit: fc.constantFrom('$', ' ', '-', '.', ',', '0', '1', '5', 'a') });
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string(), anyText), (value) => {
      const price = parsePrice(value);
      expect(parsePrice(price)).toBe(price);
    }),
    { numRuns: 1_000 },
  );
});

it('an amount in cents is the same after formatting, parsing and formatting again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const shown = formatPrice(cents / 100);
      expect(shownFor(shown)).toBe(shown);
    }),
  );
});

describe('an amount in cents', () => {
  it.each([
    [0n, '$0'],
    [5n, '$0,05'],
    [1_050n, '$10,50'],
    [1_190_000n, '$11.900'],
    [115_200_000n, '$1.152.000'],
    [10n ** 19n, '$100.000.000.000.000.000'],
    [10n ** 19n - 1n, '$99.999.999.999.999.999,99'],
  ])('%s is written as %s', (cents, shown) => {
    expect(formatCents(cents)).toBe(shown);
  });

  it('is written as a price of that amount is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e14 - 1 }), (cents) => {
        expect(formatCents(BigInt(cents))).toBe(formatPrice(cents / 100));
      }),
    );
  });

  it('holds every digit, whatever the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 19n }), (cents) => {
        const [whole = '', rest = '00'] = formatCents(cents).slice(1).split(',');
        expect(whole).toMatch(/^\d{1,3}(\.\d{3})*$/);
        expect(BigInt(whole.replaceAll('.', '') + rest)).toBe(cents);
      }),
    );
  });
});

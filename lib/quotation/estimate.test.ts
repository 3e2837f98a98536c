import fc from 'fast-check';
import { estimate, perPersonText, totalText } from './estimate';
import { formatCents, parsePrice } from './prices';

const priced = (...prices: (number | string | undefined)[]) => prices.map((price) => ({ price }));

describe('the estimate', () => {
  it.each([
    ['sums the numbers', priced(11900, 16900), 2_880_000n, false],
    ['sums cents without the tail of a float', priced(0.1, 0.2), 30n, false],
    ['starts at the numbers where a price is missing', priced(11900, undefined), 1_190_000n, true],
    ['starts at the numbers where a price is words', priced('A consultar', 11900), 1_190_000n, true],
    ['takes no number out of words', priced('desde 12.000 por mesa', 900), 90_000n, true],
  ])('%s', (_, options, perPerson, atLeast) => {
    expect(estimate(options)).toEqual({ perPerson, atLeast });
  });

  it.each([
    ['nothing is chosen', priced()],
    ['no price is a number', priced(undefined, 'A consultar', 'desde 12.000')],
  ])('is undefined where %s', (_, options) => {
    expect(estimate(options)).toBeUndefined();
  });

  it('has one text for a person and one for all guests', () => {
    const sum = { perPerson: 2_880_000n, atLeast: false };
    expect(perPersonText(sum)).toBe('$28.800 por persona');
    expect(totalText(sum, 40)).toBe('$1.152.000');
  });

  it('says where it is the least to expect', () => {
    const sum = { perPerson: 2_880_050n, atLeast: true };
    expect(perPersonText(sum)).toBe('desde $28.800,50 por persona');
    expect(totalText(sum, 40)).toBe('desde $1.152.020');
  });
});

describe('the estimate of any menu', () => {
  /** Cents of a price, or nothing for an option without a number. */
  const prices = fc.array(fc.option(fc.bigInt({ min: 1n, max: 10n ** 14n - 1n }), { nil: undefined }), {
    maxLength: 1000,
  });
  const optionsOf = (cents: (bigint | undefined)[]) =>
    cents.map((price) => ({ price: price === undefined ? 'A consultar' : Number(price) / 100 }));

  it('is the exact sum, and the exact total of all guests', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 9_999 }), (cents, guests) => {
        const sum = cents.reduce<bigint>((total, price = 0n) => total + price, 0n);
        const desde = cents.includes(undefined) ? 'desde ' : '';
        const result = estimate(optionsOf(cents));
        expect(result && perPersonText(result)).toBe(
          sum ? `${desde}${formatCents(sum)} por persona` : undefined,
        );
        expect(result && totalText(result, guests)).toBe(
          sum ? `${desde}${formatCents(sum * BigInt(guests))}` : undefined,
        );
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(prices, (cents) => {
        const options = optionsOf(cents);
        expect(estimate(options.toReversed())).toEqual(estimate(options));
      }),
    );
  });

  it('has no text but amounts, whatever the prices are', () => {
    const anyPrice = fc.oneof(fc.double(), fc.string(), fc.constant(undefined));
    fc.assert(
      fc.property(fc.array(anyPrice), (anyPrices) => {
        const result = estimate(priced(...anyPrices.map(parsePrice)));
        if (result) expect(perPersonText(result)).toMatch(/^(desde )?\$[\d.]+(,\d\d)? por persona$/);
      }),
    );
  });
});

import { estimate, perPersonText, totalText } from './estimate';

const priced = (...prices: (number | string | undefined)[]) => prices.map((price) => ({ price }));

it.each([
  ['sums the numbers', priced(11900, 16900), 2_880_000n, false],
  ['sums cents without the tail of a float', priced(0.1, 0.2), 30n, false],
  ['starts at the numbers where a price is missing', priced(11900, undefined), 1_190_000n, true],
  ['takes no number out of words', priced('desde 12.000 por mesa', 900), 90_000n, true],
])('the estimate %s', (_, options, perPerson, atLeast) => {
  expect(estimate(options)).toEqual({ perPerson, atLeast });
});

it('there is no estimate without a number', () => {
  expect(estimate(priced())).toBeUndefined();
  expect(estimate(priced(undefined, 'A consultar', 'desde 12.000'))).toBeUndefined();
});

it('an estimate says where it is the least', () => {
  const sum = { perPerson: 2_880_050n, atLeast: false };
  expect([perPersonText(sum), totalText(sum, 40)]).toEqual(['$28.800,50 por persona', '$1.152.020']);
  const least = { ...sum, atLeast: true };
  expect([perPersonText(least), totalText(least, 40)]).toEqual([
    'desde $28.800,50 por persona',
    'desde $1.152.020',
  ]);
});

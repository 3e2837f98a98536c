import { netPriceText } from './net-price';

it.each([
  [16900, 21, '$13.966,94'],
  [12100, 21, '$10.000'],
  [48500, 10.5, '$43.891,40'],
  // Half a cent is rounded up.
  [0.03, 100, '$0,02'],
  [1e12, 27, '$787.401.574.803,15'],
  ['desde 9.500', 21, undefined],
])('%s without a VAT of %d %% is %s', (price, rate, text) => {
  expect(netPriceText(price, rate)).toBe(text);
});

import { netPriceText } from './net-price';

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

import * as fc from 'fast-check';
import { netPriceText } from './net-price';

describe('a price without VAT', () => {
  it.each([
    [16900, 21, '$13.966,94'],
    [12100, 21, '$10.000'],
    [11.05, 10.5, '$10'],
    [48500, 10.5, '$43.891,40'],
    [0.01, 21, '$0,01'],
    // Half a cent is rounded up.
    [0.03, 100, '$0,02'],
    [1e12, 27, '$787.401.574.803,15'],
  ])('of %d with %d %% is %s', (price, rate, text) => {
    expect(netPriceText(price, rate)).toBe(text);
  });

  it('of words is nothing', () => {
    expect(netPriceText('desde 9.500', 21)).toBeUndefined();
  });

  it('with the VAT added is the price again, give or take what the cent was rounded by', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e10 }),
        fc.integer({ min: 1, max: 10_000 }),
        (cents, hundredths) => {
          const digits = netPriceText(cents / 100, hundredths / 100)?.replace(/[$.]/g, '') ?? '';
          const net = Math.round(Number(digits.replace(',', '.')) * 100);
          expect(Math.abs((net * (10_000 + hundredths)) / 10_000 - cents)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

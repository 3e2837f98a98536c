import fc from 'fast-check';
import { parseCount } from './counts';

describe('a count', () => {
  it.each([
    ['1', 1],
    ['40', 40],
    ['9999', 9999],
    ['1.200', 1200],
    ['9.999', 9999],
    ['  40 ', 40],
    ['\u00A040\t', 40],
    ['012', 12],
  ])('%j is %d', (text, count) => {
    expect(parseCount(text)).toBe(count);
  });

  it('is parsed from its digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (count) => {
        expect(parseCount(String(count))).toBe(count);
      }),
    );
  });
});

describe('a text that is not a count', () => {
  it.each([
    '',
    '   ',
    '0',
    '0000',
    '-1',
    '+5',
    '10000',
    '10.000',
    '0.500',
    '1.20',
    '12,5',
    '12.5',
    '1e9',
    '1e3',
    '0x10',
    'cuarenta',
    '40 personas',
    '4 0',
    '４０',
    'Infinity',
    '__proto__',
  ])('%j is undefined', (text) => {
    expect(parseCount(text)).toBeUndefined();
  });

  it('is undefined or a whole number of the range, whatever it is', () => {
    const nearlyCounts = fc.string({ unit: fc.constantFrom(...'0123456789.,-+e x') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearlyCounts), (text) => {
        const count = parseCount(text) ?? 1;
        expect(Number.isInteger(count) && count >= 1 && count <= 9_999).toBe(true);
      }),
    );
  });
});

import { toIsoDay } from './iso-day';

const cases: [text: string, isoDay: string | undefined][] = [
  ['2025-01-31', '2025-01-31'],
  ['2024-02-29', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['2025-12-03', '2025-12-03'],
  ['2025-01-31T23:00:00Z', '2025-01-31'],
  ['2025-01-31T00:00:00.000-03:00', '2025-01-31'],
  ['2025-01-01 00:30', '2025-01-01'],
  ['2025-01-31Tgarbage', '2025-01-31'],
  ['2023-02-29', undefined],
  ['1900-02-29', undefined],
  ['2025-02-30', undefined],
  ['2025-04-31', undefined],
  ['2025-13-01', undefined],
  ['2025-00-10', undefined],
  ['2025-01-00', undefined],
  ['31/01/2025', undefined],
  ['20250131', undefined],
  ['2025-01', undefined],
  ['2025-01-311', undefined],
  ['2025-01-31\n', undefined],
  ['-2025-01-31', undefined],
  ['12025-01-31', undefined],
  ['2025-01-31<b>', undefined],
  ['٢٠٢٥-٠١-٣١', undefined],
  ['hoy', undefined],
  ['', undefined],
];

describe('the day at the start of a text', () => {
  it.each(cases)('of %j is %j', (text, isoDay) => {
    expect(toIsoDay(text)).toBe(isoDay);
  });
});

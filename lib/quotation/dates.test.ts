import fc from 'fast-check';
import { timeInBuenosAires } from './clock';
import { formatDay, todayInBuenosAires } from './dates';

describe('a formatted day', () => {
  it('is the same day, for every day', () => {
    const someDay = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(someDay, (moment) => {
        const isoDay = moment.toISOString().slice(0, 10);
        expect(formatDay(isoDay)).toBe(isoDay.split('-').reverse().join('/'));
      }),
    );
  });

  it.each(['', '2025-01', '31/01/2025', '2025-01-31T00:00', '12025-01-31', 'hoy'])(
    'is undefined for %j',
    (text) => {
      expect(formatDay(text)).toBeUndefined();
    },
  );
});

describe('today in Buenos Aires', () => {
  it.each([
    ['2026-01-01T02:59:59Z', '2025-12-31'],
    ['2026-01-01T03:00:00Z', '2026-01-01'],
    ['2025-12-31T23:59:59Z', '2025-12-31'],
    ['2024-03-01T00:30:00Z', '2024-02-29'],
    ['2026-07-09T15:00:00Z', '2026-07-09'],
    ['2026-05-05T03:00:00Z', '2026-05-05'],
  ])('is at %s the day %s', (moment, isoDay) => {
    expect(todayInBuenosAires(new Date(moment))).toBe(isoDay);
  });
});

describe('the time in Buenos Aires', () => {
  it.each([
    ['2026-01-01T02:59:59Z', '23:59'],
    ['2026-01-01T03:00:00Z', '00:00'],
    ['2026-07-09T12:05:00Z', '09:05'],
    ['2026-07-09T15:30:00Z', '12:30'],
    ['2026-07-09T20:15:00Z', '17:15'],
  ])('is at %s %s', (moment, time) => {
    expect(timeInBuenosAires(new Date(moment))).toBe(time);
  });
});

import { formatDay, timeInBuenosAires, todayInBuenosAires } from './dates';

it.each([
  ['2024-02-29', '29/02/2024'],
  ['', undefined],
  ['2025-01', undefined],
  ['31/01/2025', undefined],
  ['2025-01-31T00:00', undefined],
  ['12025-01-31', undefined],
])('the day %j is written as %s', (isoDay, text) => {
  expect(formatDay(isoDay)).toBe(text);
});

it.each([
  ['2026-01-01T02:59:59Z', '2025-12-31', '23:59'],
  ['2026-01-01T03:00:00Z', '2026-01-01', '00:00'],
  ['2024-03-01T00:30:00Z', '2024-02-29', '21:30'],
  ['2026-07-09T12:05:00Z', '2026-07-09', '09:05'],
])('at %s it is %s, %s in Buenos Aires', (moment, isoDay, time) => {
  expect(todayInBuenosAires(new Date(moment))).toBe(isoDay);
  expect(timeInBuenosAires(new Date(moment))).toBe(time);
});

import { isDayOfStars, starsOf } from './stars';

it.each([
  ['5', '5'],
  ['4,5', '4.5'],
  ['5/5', '5'],
  ['4 / 5', '4'],
  ['★★★★★', '5'],
  ['★★★★☆', '4'],
  ['⭐⭐⭐', '3'],
  ['5 estrellas', '5'],
  ['⭐️⭐️⭐️⭐️⭐️', '5'],
  ['★ ★ ★ ★', '4'],
  ['5 ★', '5'],
  ['4,5⭐', '4.5'],
  ['5 de 5', '5'],
  ['4,5 sobre 5', '4.5'],
  ['05-may', undefined],
  ['5 - Excelente', '5'],
  ['4: Muy bueno', '4'],
  ['★★★★★ (5)', '5'],
  ['8/10', undefined],
  ['cinco', undefined],
  ['', undefined],
])('%j is %s stars', (cell, stars) => {
  expect(starsOf(cell)).toBe(stars);
});

it.each([
  '05-may',
  '4/5/2026',
  '5-5-26',
  '5 de mayo',
  '05-may.-26',
  '2026-05-05',
  '46146',
  '46146,5',
  'May-05',
])('%j is a date in place of stars', (cell) => {
  expect(isDayOfStars(cell)).toBe(true);
});

it.each(['5', '5/5', '4,5', '10', 'cinco', '★★★★★', '5 estrellas'])(
  '%j is not a date in place of stars',
  (cell) => {
    expect(isDayOfStars(cell)).toBe(false);
  },
);

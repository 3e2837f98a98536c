import { describeDay, isEarlierToday, isPastDay } from './event-day';

/** Noon of 21 November 2026 in Buenos Aires. */
const noon = new Date('2026-11-21T15:00:00Z');

it.each([
  ['2026-12-12', 'sábado 12 de diciembre de 2026, faltan 21 días.'],
  ['2026-11-22', 'domingo 22 de noviembre de 2026, falta 1 día.'],
  ['2026-11-21', 'sábado 21 de noviembre de 2026, es hoy.'],
  ['2026-11-20', 'viernes 20 de noviembre de 2026. Ese día ya pasó; igual podés enviar la solicitud.'],
  ['2028-02-29', 'martes 29 de febrero de 2028, faltan 465 días.'],
])('%s in words is %s', (isoDay, words) => {
  expect(describeDay(isoDay, noon)).toBe(words);
});

it.each([
  ['2026-11-30', 10, 'lunes 30 de noviembre de 2026, faltan 9 días. Pedimos 10 días; consultanos igual.'],
  ['2026-12-01', 10, 'martes 1 de diciembre de 2026, faltan 10 días.'],
  ['2026-11-21', 2, 'sábado 21 de noviembre de 2026, es hoy. Pedimos 2 días; consultanos igual.'],
])('%s is said to be near if the business asks for %d days', (isoDay, leadDays, words) => {
  expect(describeDay(isoDay, noon, leadDays)).toBe(words);
});

it.each<[isoDay: string, time: string, earlier: boolean]>([
  ['2026-11-20', '11:59', false],
  ['2026-11-21', '', false],
  ['2026-11-21', '11:59', true],
  ['2026-11-21', '12:00', false],
  ['2026-11-22', '00:00', false],
  ['', '09:00', false],
])('%j at %j is earlier today at noon of 21 November: %s', (isoDay, time, earlier) => {
  expect(isEarlierToday(isoDay, time, noon)).toBe(earlier);
});

it.each<[now: string, isoDay: string, words: string, isPast: boolean]>([
  // One minute before midnight, and midnight, in Buenos Aires.
  ['2026-11-22T02:59:00Z', '2026-11-22', 'domingo 22 de noviembre de 2026, falta 1 día.', false],
  ['2026-11-22T03:00:00Z', '2026-11-22', 'domingo 22 de noviembre de 2026, es hoy.', false],
  ['2026-11-23T02:59:00Z', '2026-11-22', 'domingo 22 de noviembre de 2026, es hoy.', false],
  [
    '2026-11-23T03:00:00Z',
    '2026-11-22',
    'domingo 22 de noviembre de 2026. Ese día ya pasó; igual podés enviar la solicitud.',
    true,
  ],
  // Across days on which the visitor's clock changes: 8 March has no midnight there.
  ['2026-03-07T15:00:00Z', '2026-03-09', 'lunes 9 de marzo de 2026, faltan 2 días.', false],
  ['2026-03-08T02:30:00Z', '2026-03-08', 'domingo 8 de marzo de 2026, falta 1 día.', false],
  ['2026-10-31T15:00:00Z', '2026-11-02', 'lunes 2 de noviembre de 2026, faltan 2 días.', false],
])('at %s in Buenos Aires, %s is %s', (now, isoDay, words, isPast) => {
  expect(describeDay(isoDay, new Date(now))).toBe(words);
  expect(isPastDay(isoDay, new Date(now))).toBe(isPast);
});

import fc from 'fast-check';
import { evaluateInTimeZone } from '../testing/evaluate-in-time-zone';
import { describeDay, hasPassed } from './event-day';

/** Noon of 21 November 2026 in Buenos Aires. */
const noon = new Date('2026-11-21T15:00:00Z');

describe('a day in words', () => {
  it.each([
    ['2026-12-12', 'sábado 12 de diciembre de 2026, faltan 21 días'],
    ['2026-11-23', 'lunes 23 de noviembre de 2026, faltan 2 días'],
    ['2026-11-22', 'domingo 22 de noviembre de 2026, falta 1 día'],
    ['2026-11-21', 'sábado 21 de noviembre de 2026, es hoy'],
    ['2026-11-20', 'viernes 20 de noviembre de 2026'],
    ['2023-01-01', 'domingo 1 de enero de 2023'],
    ['2028-02-29', 'martes 29 de febrero de 2028, faltan 465 días'],
    ['2027-11-21', 'domingo 21 de noviembre de 2027, faltan 365 días'],
  ])('%s is %s', (isoDay, words) => {
    expect(describeDay(isoDay, noon)).toBe(words);
  });

  it.each([
    '',
    'mañana',
    '2026',
    '2026-12',
    '12/12/2026',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-12-12T21:00',
    '12026-12-12',
  ])('is undefined for %j', (text) => {
    expect(describeDay(text, noon)).toBeUndefined();
  });

  it('counts the days that a visitor would count, whatever the day and the moment', () => {
    const someMoment = fc.date({
      min: new Date('2023-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const DAY = 86_400_000;
    fc.assert(
      fc.property(someMoment, fc.integer({ min: 2, max: 1_000 }), (now, days) => {
        // Argentina has been three hours behind UTC, all year, since 2009.
        const today = now.getTime() - 3 * 3_600_000;
        const isoDay = new Date(today + days * DAY).toISOString().slice(0, 10);
        expect(describeDay(isoDay, now)).toMatch(new RegExp(`, faltan ${days} días$`));
      }),
    );
  });
});

describe('an event', () => {
  it.each<[isoDay: string, time: string | undefined, passed: boolean]>([
    ['2026-11-20', undefined, true],
    ['2026-11-20', '23:59', true],
    ['2026-11-21', undefined, false],
    ['2026-11-21', '', false],
    ['2026-11-21', '11:59', true],
    ['2026-11-21', '12:00', false],
    ['2026-11-21', '21:00', false],
    ['2026-11-22', '00:00', false],
    ['', '09:00', false],
    ['2026-02-30', undefined, false],
    ['hoy', '09:00', false],
  ])('on %j at %j has passed at noon of 21 November: %s', (isoDay, time, passed) => {
    expect(hasPassed(isoDay, time, noon)).toBe(passed);
  });
});

describe('the calendar of Buenos Aires', () => {
  const moments: [now: string, isoDay: string, words: string, hasPassedAtTen: boolean][] = [
    // One minute before midnight there, and midnight.
    ['2026-11-22T02:59:00Z', '2026-11-22', 'domingo 22 de noviembre de 2026, falta 1 día', false],
    ['2026-11-22T03:00:00Z', '2026-11-22', 'domingo 22 de noviembre de 2026, es hoy', false],
    ['2026-11-22T13:01:00Z', '2026-11-22', 'domingo 22 de noviembre de 2026, es hoy', true],
    ['2026-11-23T02:59:00Z', '2026-11-22', 'domingo 22 de noviembre de 2026, es hoy', true],
    ['2026-11-23T03:00:00Z', '2026-11-22', 'domingo 22 de noviembre de 2026', true],
    // Over the days on which the visitors' clocks change: 8 March and 1 November in New York, 29 March and 25 October in Madrid, and in
    // Beirut, where 29 March has no midnight.
    ['2026-03-07T15:00:00Z', '2026-03-09', 'lunes 9 de marzo de 2026, faltan 2 días', false],
    ['2026-03-28T15:00:00Z', '2026-03-29', 'domingo 29 de marzo de 2026, falta 1 día', false],
    ['2026-03-29T15:00:00Z', '2026-03-30', 'lunes 30 de marzo de 2026, falta 1 día', false],
    ['2026-03-29T01:30:00Z', '2026-03-29', 'domingo 29 de marzo de 2026, falta 1 día', false],
    ['2026-10-24T15:00:00Z', '2026-10-26', 'lunes 26 de octubre de 2026, faltan 2 días', false],
    ['2026-10-31T15:00:00Z', '2026-11-02', 'lunes 2 de noviembre de 2026, faltan 2 días', false],
  ];

  it.each([
    'America/Argentina/Buenos_Aires',
    'America/New_York',
    'Europe/Madrid',
    'Asia/Beirut',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kathmandu',
  ])('is what counts for a visitor whose clock is that of %s', (timeZone) => {
    const asked = JSON.stringify(moments.map(([now, isoDay]) => [now, isoDay]));
    const told = evaluateInTimeZone(
      timeZone,
      'lib/quotation/event-day',
      `${asked}.map(([now, day]) => [subject.describeDay(day, new Date(now)), subject.hasPassed(day, '10:00', new Date(now))])`,
    );
    expect(told).toEqual(moments.map(([, , words, passed]) => [words, passed]));
  });
});

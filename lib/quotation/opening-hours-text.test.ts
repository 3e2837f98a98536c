import * as fc from 'fast-check';
import { type OpeningHours, weekdays } from './opening-hours';
import { openingHoursText } from './opening-hours-text';

type Short = [days: string, opens: string, closes: string];

/** Opening hours from `mon tue`, `10:00` and `20:00`. */
const hours = (...lines: Short[]): OpeningHours[] =>
  lines.map(([days, opens, closes]) => ({
    days: days.split(' ').flatMap((short) => weekdays.filter((day) => day.startsWith(short))),
    opens,
    closes,
  }));

const weekdaysShort = 'mon tue wed thu fri';

describe('opening hours in words', () => {
  it.each<[text: string, lines: Short[]]>([
    ['Lunes a viernes de 10 a 20', [[weekdaysShort, '10:00', '20:00']]],
    [
      'Lunes a viernes de 10 a 20, sábados de 10 a 14 y de 18 a 2',
      [
        ['sat', '18:00', '02:00'],
        [weekdaysShort, '10:00', '20:00'],
        ['sat', '10:00', '14:00'],
      ],
    ],
    ['Lunes a sábado de 9:30 a 13:05', [[`${weekdaysShort} sat`, '09:30', '13:05']]],
    ['Sábados y domingos de 11 a 24', [['sun sat', '11:00', '00:00']]],
    ['Lunes, miércoles y viernes de 0:30 a 1', [['mon wed fri', '00:30', '01:00']]],
    ['Martes y jueves a sábado de 10 a 20', [['tue thu fri sat', '10:00', '20:00']]],
    [
      'Martes a jueves de 10 a 20, viernes a lunes de 12 a 23',
      [
        ['tue wed thu', '10:00', '20:00'],
        ['fri sat sun mon', '12:00', '23:00'],
      ],
    ],
    ['Miércoles, domingos y lunes de 10 a 20', [['sun mon wed', '10:00', '20:00']]],
    ['Todos los días de 10 a 2', [[`${weekdaysShort} sat sun`, '10:00', '02:00']]],
    ['Todos los días las 24 horas', [[`${weekdaysShort} sat sun`, '10:00', '10:00']]],
    ['Sábados las 24 horas', [['sat', '00:00', '00:00']]],
    ['Sábados de 10 a 24, domingos de 0 a 10', [['sat', '10:00', '10:00']]],
    [
      'Lunes de 8 a 9, de 10 a 11 y de 12 a 13',
      [
        ['mon', '12:00', '13:00'],
        ['mon', '10:00', '11:00'],
        ['mon', '08:00', '09:00'],
      ],
    ],
  ])('%s', (text, lines) => {
    expect(openingHoursText(hours(...lines))).toBe(text);
  });

  it.each<[what: string, text: string, lines: Short[]]>([
    [
      'that overlap',
      'Lunes de 10 a 20',
      [
        ['mon', '10:00', '15:00'],
        ['mon', '12:00', '20:00'],
      ],
    ],
    [
      'that touch',
      'Lunes de 10 a 20',
      [
        ['mon', '15:00', '20:00'],
        ['mon', '10:00', '15:00'],
      ],
    ],
    [
      'that meet at midnight',
      'Domingos de 20 a 3',
      [
        ['sun', '20:00', '00:00'],
        ['mon', '00:00', '03:00'],
      ],
    ],
    [
      'that last longer than a day',
      'Viernes de 18 a 24, sábados las 24 horas, domingos de 0 a 2',
      [
        ['fri', '18:00', '00:00'],
        ['sat', '00:00', '00:00'],
        ['sun', '00:00', '02:00'],
      ],
    ],
    [
      'that last over the end of the week',
      'Lunes de 0 a 2 y de 10 a 12, sábados de 18 a 24, domingos las 24 horas',
      [
        ['mon', '10:00', '12:00'],
        ['sat', '18:00', '00:00'],
        ['sun', '00:00', '00:00'],
        ['mon', '00:00', '02:00'],
      ],
    ],
  ])('are one where they are given in several parts %s', (_what, text, lines) => {
    expect(openingHoursText(hours(...lines))).toBe(text);
  });

  it('read again are the same minutes of the week', () => {
    const time = fc
      .tuple(fc.nat(23), fc.constantFrom(0, 1, 30, 59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const entry = fc.record({
      days: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
      opens: time,
      closes: time,
    });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (given) => {
        expect(read(openingHoursText(given))).toBe(
          minutesOf(
            given.flatMap(({ days, opens, closes }) =>
              days.map((day) => [weekdays.indexOf(day), opens, closes]),
            ),
          ),
        );
      }),
    );
  });
});

/** The minutes of the week, in order, that spans from one time of a day to the next other time hold. */
function minutesOf(spans: (readonly [day: number, from: string, to: string])[]): string {
  const minutes = new Set<number>();
  const ofDay = (time: string) => {
    const [hour, rest = 0] = time.split(':').map(Number);
    return Number(hour) * 60 + rest;
  };
  for (const [day, from, to] of spans) {
    const end = ofDay(to) % 1440;
    let minute = ofDay(from);
    do {
      minutes.add((day * 1440 + minute) % 10_080);
      minute += 1;
    } while (minute % 1440 !== end);
  }
  return [...minutes].sort((a, b) => a - b).join();
}

/** The minutes of the week that somebody understands who reads the text. */
function read(text: string): string {
  const names = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
  const indexOf = (word: string) => names.findIndex((name) => word === name || word === `${name}s`);
  const groups = text
    .toLowerCase()
    .matchAll(/([a-zéáí ,]+?) ((?:(?:, | y )?(?:de [\d:]+ a [\d:]+|las 24 horas))+)/g);
  return minutesOf(
    [...groups].flatMap(([, dayWords = '', times = '']) => {
      const days = dayWords
        .replace(/^, /, '')
        .replace('todos los días', 'lunes a domingo')
        .split(/, | y /)
        .flatMap((part) => {
          const [from = 0, to = from] = part.split(' a ').map(indexOf);
          return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, offset) => (from + offset) % 7);
        });
      const spans = [...times.matchAll(/de ([\d:]+) a ([\d:]+)|las 24 horas/g)];
      return days.flatMap((day) => spans.map(([, from = '0', to = '24']) => [day, from, to] as const));
    }),
  );
}

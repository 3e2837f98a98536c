import * as fc from 'fast-check';
import { evaluateInTimeZone } from '../testing/evaluate-in-time-zone';
import { type OpeningHours, type Weekday, weekdays } from './opening-hours';
import { openingStatus } from './opening-status';

const OPEN = 'ahora estamos, escribinos';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const everyDay = [...workdays, 'saturday', 'sunday'] as const;

const week: OpeningHours[] = [
  { days: workdays, opens: '10:00', closes: '20:00' },
  { days: ['saturday'], opens: '10:30', closes: '14:00' },
  { days: ['saturday'], opens: '18:00', closes: '02:00' },
];

/** The moment at which it is this time in Buenos Aires; 15 November 2026 was a Sunday. */
const at = (day: Weekday, time: string) => new Date(`2026-11-${15 + weekdays.indexOf(day)}T${time}:00-03:00`);

describe('the status by the opening hours', () => {
  it.each([
    ['monday', '09:59', 'ahora cerrado, te respondemos hoy desde las 10'],
    ['monday', '10:00', OPEN],
    ['monday', '19:59', OPEN],
    ['monday', '20:00', 'ahora cerrado, te respondemos mañana desde las 10'],
    ['friday', '23:59', 'ahora cerrado, te respondemos mañana desde las 10:30'],
    ['saturday', '00:00', 'ahora cerrado, te respondemos hoy desde las 10:30'],
    ['saturday', '14:00', 'ahora cerrado, te respondemos hoy desde las 18'],
    ['saturday', '23:59', OPEN],
    ['sunday', '01:59', OPEN],
    ['sunday', '02:00', 'ahora cerrado, te respondemos mañana desde las 10'],
  ] as const)('on %s at %s: %s', (day, time, status) => {
    expect(openingStatus(week, at(day, time))).toBe(status);
  });

  it.each([
    ['monday', '15:00', 'ahora cerrado, te respondemos el jueves desde la 1:15'],
    ['wednesday', '15:00', 'ahora cerrado, te respondemos mañana desde la 1:15'],
    ['thursday', '01:14', 'ahora cerrado, te respondemos hoy desde la 1:15'],
    ['thursday', '02:00', 'ahora cerrado, te respondemos el jueves que viene desde la 1:15'],
    ['friday', '00:00', 'ahora cerrado, te respondemos el jueves desde la 1:15'],
  ] as const)('of a single night hour a week, on %s at %s: %s', (day, time, status) => {
    const hours: OpeningHours[] = [{ days: ['thursday'], opens: '01:15', closes: '02:00' }];
    expect(openingStatus(hours, at(day, time))).toBe(status);
  });

  it('names midnight by its number', () => {
    const hours: OpeningHours[] = [{ days: ['sunday'], opens: '00:00', closes: '04:00' }];
    expect(openingStatus(hours, at('saturday', '12:00'))).toBe(
      'ahora cerrado, te respondemos mañana desde las 0',
    );
  });

  it.each([
    ['from midnight', '00:00'],
    ['from morning', '08:00'],
  ])('is always open around the clock %s', (_from, time) => {
    const hours: OpeningHours[] = [{ days: everyDay, opens: time, closes: time }];
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2040-01-01') }),
        (now) => openingStatus(hours, now) === OPEN,
      ),
    );
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC'])(
    'goes by the clock of Buenos Aires when the visitor is in %s',
    (timeZone) => {
      const ask = (moment: string) => `subject.openingStatus(${JSON.stringify(week)}, new Date('${moment}'))`;
      const moments = ['2026-11-23T12:59:59Z', '2026-11-23T13:00:00Z', '2026-11-23T23:00:00Z'];
      expect(
        evaluateInTimeZone(timeZone, 'lib/quotation/opening-status.ts', `[${moments.map(ask)}]`),
      ).toEqual([
        'ahora cerrado, te respondemos hoy desde las 10',
        OPEN,
        'ahora cerrado, te respondemos mañana desde las 10',
      ]);
    },
  );

  it('is what going through the week minute by minute finds', () => {
    fc.assert(
      fc.property(
        fc.array(someHours, { minLength: 1, maxLength: 4 }),
        fc.nat(MINUTES - 1),
        (hours, minute) => {
          const open = openMinutes(hours);
          let opening = minute;
          while (!open.has(opening % MINUTES)) opening += 1;
          const status = openingStatus(hours, new Date(SUNDAY + minute * 60_000));
          if (opening === minute) expect(status).toBe(OPEN);
          else expect(said(status, minute)).toBe(opening);
        },
      ),
    );
  });
});

const MINUTES = 7 * 24 * 60;
const SUNDAY = Date.parse('2026-11-15T00:00:00-03:00');

const time = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '01', '30', '59'))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);

const someHours = fc.record({
  days: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
  opens: time,
  closes: time,
});

/** What the clock shows at each minute of a week, which starts again after it. */
const clock = Array.from({ length: 2 * MINUTES }, (_, minute) =>
  new Date(minute * 60_000).toISOString().slice(11, 16),
);

/** The minutes of the week in which somebody answers, found by letting the clock run from each opening to the next closing. */
function openMinutes(hours: readonly OpeningHours[]): Set<number> {
  const open = new Set<number>();
  for (const { days, opens, closes } of hours) {
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const day = weekdays[Math.floor(minute / 1440)];
      if (!day || !days.includes(day) || clock[minute] !== opens) continue;
      let running = minute;
      do {
        open.add(running % MINUTES);
        running += 1;
      } while (clock[running] !== closes);
    }
  }
  return open;
}

/** The minute, counted from the start of this week, that a visitor understands who hears this at that minute. */
function said(status: string, minute: number): number {
  const [, day = '', hour, minutes = '0'] =
    /^ahora cerrado, te respondemos (.+) desde las? (\d+)(?::(\d\d))?$/.exec(status) ?? [];
  const today = Math.floor(minute / 1440);
  const names = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
  const name = names.findIndex((weekday) => day.startsWith(`el ${weekday}`));
  const ahead = day === 'hoy' ? 0 : day === 'mañana' ? 1 : (name - today + 7) % 7 || 7;
  expect(day.endsWith('que viene')).toBe(ahead === 7);
  return (today + ahead) * 1440 + Number(hour) * 60 + Number(minutes);
}

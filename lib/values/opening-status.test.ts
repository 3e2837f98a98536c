import { type OpeningTimes, type Weekday, weekdays } from './opening-hours';
import { openingStatus } from './opening-status';

const OPEN = 'ahora estamos, escribinos';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const week: OpeningTimes[] = [
  { days: workdays, opens: '10:00', closes: '20:00' },
  { days: ['saturday'], opens: '10:30', closes: '14:00' },
  { days: ['saturday'], opens: '18:00', closes: '02:00' },
];
const aNightHour: OpeningTimes[] = [{ days: ['thursday'], opens: '01:15', closes: '02:00' }];
const aroundTheClock: OpeningTimes[] = [{ days: weekdays, opens: '08:00', closes: '08:00' }];

/** The moment of this day and time in Buenos Aires; 15 November 2026 is a Sunday. */
const at = (day: Weekday, time: string) => new Date(`2026-11-${15 + weekdays.indexOf(day)}T${time}:00-03:00`);

it.each([
  ['monday', '09:59', week, 'ahora cerrado, te respondemos hoy desde las 10'],
  ['monday', '10:00', week, OPEN],
  ['monday', '19:59', week, OPEN],
  ['monday', '20:00', week, 'ahora cerrado, te respondemos mañana desde las 10'],
  ['friday', '23:59', week, 'ahora cerrado, te respondemos mañana desde las 10:30'],
  ['saturday', '14:00', week, 'ahora cerrado, te respondemos hoy desde las 18'],
  ['saturday', '23:59', week, OPEN],
  ['sunday', '01:59', week, OPEN],
  ['sunday', '02:00', week, 'ahora cerrado, te respondemos mañana desde las 10'],
  ['monday', '15:00', aNightHour, 'ahora cerrado, te respondemos el jueves desde la 1:15'],
  ['thursday', '01:14', aNightHour, 'ahora cerrado, te respondemos hoy desde la 1:15'],
  ['thursday', '02:00', aNightHour, 'ahora cerrado, te respondemos el jueves que viene desde la 1:15'],
  ['sunday', '07:59', aroundTheClock, OPEN],
  ['sunday', '08:00', aroundTheClock, OPEN],
] as const)('the opening status is right on %s at %s', (day, time, hours, status) => {
  expect(openingStatus(hours, at(day, time))).toBe(status);
});

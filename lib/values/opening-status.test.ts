import { type OpeningTimes, type Weekday, weekdays } from './opening-hours';
import { openingStatus } from './opening-status';

const OPEN = 'ahora estamos, escribinos';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const week: OpeningTimes[] = [
  { days: workdays, opens: '10:00', closes: '20:00' },
  { days: ['Saturday'], opens: '10:30', closes: '14:00' },
  { days: ['Saturday'], opens: '18:00', closes: '02:00' },
];
const aNightHour: OpeningTimes[] = [{ days: ['Thursday'], opens: '01:15', closes: '02:00' }];
const aroundTheClock: OpeningTimes[] = [{ days: weekdays, opens: '08:00', closes: '08:00' }];

/** The moment of this day and time in Buenos Aires; 15 November 2026 is a Sunday. */
const at = (day: Weekday, time: string) => new Date(`2026-11-${15 + weekdays.indexOf(day)}T${time}:00-03:00`);

it.each([
  ['Monday', '09:59', week, 'ahora cerrado, te respondemos hoy desde las 10'],
  ['Monday', '10:00', week, OPEN],
  ['Monday', '19:59', week, OPEN],
  ['Monday', '20:00', week, 'ahora cerrado, te respondemos mañana desde las 10'],
  ['Friday', '23:59', week, 'ahora cerrado, te respondemos mañana desde las 10:30'],
  ['Saturday', '14:00', week, 'ahora cerrado, te respondemos hoy desde las 18'],
  ['Saturday', '23:59', week, OPEN],
  ['Sunday', '01:59', week, OPEN],
  ['Sunday', '02:00', week, 'ahora cerrado, te respondemos mañana desde las 10'],
  ['Monday', '15:00', aNightHour, 'ahora cerrado, te respondemos el jueves desde la 1:15'],
  ['Thursday', '01:14', aNightHour, 'ahora cerrado, te respondemos hoy desde la 1:15'],
  ['Thursday', '02:00', aNightHour, 'ahora cerrado, te respondemos el jueves que viene desde la 1:15'],
  ['Sunday', '07:59', aroundTheClock, OPEN],
  ['Sunday', '08:00', aroundTheClock, OPEN],
] as const)('the opening status is right on %s at %s', (day, time, hours, status) => {
  expect(openingStatus(hours, at(day, time))).toBe(status);
});

import { timeInBuenosAires, todayInBuenosAires } from './dates';
import { dayNames, type OpeningHours, weekdays } from './opening-hours';

/** In minutes. */
const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Says whether somebody answers now and, if not, from when: `ahora cerrado, te respondemos mañana desde las 10`. */
export function openingStatus(hours: readonly OpeningHours[], now: Date): string {
  const opens = openingTime(hours, now);
  return opens ? `ahora cerrado, te respondemos ${opens}` : 'ahora estamos, escribinos';
}

/** When somebody answers next: `mañana desde las 10`. Undefined if somebody answers now, or no hours are known. */
export function openingTime(hours: readonly OpeningHours[], now: Date): string | undefined {
  const today = new Date(todayInBuenosAires(now)).getUTCDay();
  const minute = minuteOfDay(timeInBuenosAires(now));
  const spans = hours.flatMap(({ days, opens, closes }) =>
    days.map((day) => ({
      opens,
      /** Minutes since it last began: 0 at its first minute, and less than a week. */
      since: ((today - weekdays.indexOf(day)) * DAY + minute - minuteOfDay(opens) + WEEK) % WEEK,
      length: (minuteOfDay(closes) - minuteOfDay(opens) + DAY) % DAY || DAY,
    })),
  );
  if (spans.some(({ since, length }) => since < length)) return undefined;
  // What began longest ago begins again first.
  const [next] = spans.sort((one, other) => other.since - one.since);
  if (!next) return undefined;
  const untilNext = WEEK - next.since;
  const daysAhead = Math.floor((minute + untilNext) / DAY);
  const article = next.opens.startsWith('01') ? 'la' : 'las';
  return `${openingDay(today, daysAhead)} desde ${article} ${hourText(next.opens)}`;
}

/** The minutes since midnight of a time in the form `HH:mm`. */
function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** `9:30` or `10`, as people write a time in the form `HH:mm`. */
function hourText(time: string): string {
  return time.replace(/^0|:00$/g, '');
}

/** @param today the day of the week, from 0 for Sunday */
function openingDay(today: number, daysAhead: number): string {
  if (daysAhead === 0) return 'hoy';
  if (daysAhead === 1) return 'mañana';
  return `el ${Object.values(dayNames)[(today + daysAhead) % 7]}${daysAhead === 7 ? ' que viene' : ''}`;
}

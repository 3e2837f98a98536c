import { timeInBuenosAires, todayInBuenosAires } from './dates';
import { DAY_MINUTES, dayNames, hourText, minuteOfDay, type OpeningHours, weekdays } from './opening-hours';

const WEEK = 7 * DAY_MINUTES;

/** Says whether somebody answers now and, if not, from when: `ahora cerrado, te respondemos mañana desde las 10`. */
export function openingStatus(hours: readonly OpeningHours[], now: Date): string {
  const opens = openingTime(hours, now);
  return opens ? `ahora cerrado, te respondemos ${opens}` : 'ahora estamos, escribinos';
}

/** When somebody answers next: `mañana desde las 10`. Undefined if somebody answers now. */
export function openingTime(hours: readonly OpeningHours[], now: Date): string | undefined {
  const today = new Date(todayInBuenosAires(now)).getUTCDay();
  const minute = minuteOfDay(timeInBuenosAires(now));
  const spans = hours.flatMap(({ days, opens, closes }) =>
    days.map((day) => ({
      /** Minutes since it began, in this week or the last. */
      since: ((today - weekdays.indexOf(day)) * DAY_MINUTES + minute - minuteOfDay(opens) + WEEK) % WEEK,
      length: (minuteOfDay(closes) - minuteOfDay(opens) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES,
    })),
  );
  if (spans.some(({ since, length }) => since < length)) return undefined;
  // Counted from the start of today.
  const next = minute + WEEK - Math.max(...spans.map(({ since }) => since));
  const opens = next % DAY_MINUTES;
  const article = Math.floor(opens / 60) === 1 ? 'la' : 'las';
  return `${openingDay(today, Math.floor(next / DAY_MINUTES))} desde ${article} ${hourText(opens)}`;
}

/** @param today the day of the week, from 0 for Sunday */
function openingDay(today: number, daysAhead: number): string {
  if (daysAhead === 0) return 'hoy';
  if (daysAhead === 1) return 'mañana';
  return `el ${Object.values(dayNames)[(today + daysAhead) % 7]}${daysAhead === 7 ? ' que viene' : ''}`;
}

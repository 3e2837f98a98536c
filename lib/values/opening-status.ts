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
  // In minutes of the week, from the start of Sunday.
  const minute =
    new Date(todayInBuenosAires(now)).getUTCDay() * DAY_MINUTES + minuteOfDay(timeInBuenosAires(now));
  const spans = weekSpans(hours);
  if (spans.some((span) => isWithin(span, minute))) return undefined;
  const wait = Math.min(...spans.map(({ start }) => (start - minute + WEEK) % WEEK));
  const opens = (minute + wait) % DAY_MINUTES;
  const days = Math.floor(((minute % DAY_MINUTES) + wait) / DAY_MINUTES);
  const article = Math.floor(opens / 60) === 1 ? 'la' : 'las';
  return `${openingDay(days, minute + wait)} desde ${article} ${hourText(opens)}`;
}

/** A span of minutes of the week, counted from the start of Sunday. It may go on in the next week. */
type WeekSpan = { start: number; length: number };

function weekSpans(hours: readonly OpeningHours[]): WeekSpan[] {
  return hours.flatMap(({ days, opens, closes }) => {
    const length = (minuteOfDay(closes) - minuteOfDay(opens) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
    return days.map((day) => ({ start: weekdays.indexOf(day) * DAY_MINUTES + minuteOfDay(opens), length }));
  });
}

function isWithin({ start, length }: WeekSpan, minute: number): boolean {
  return (minute - start + WEEK) % WEEK < length;
}

function openingDay(days: number, minute: number): string {
  if (days === 0) return 'hoy';
  if (days === 1) return 'mañana';
  return `el ${Object.values(dayNames)[Math.floor((minute % WEEK) / DAY_MINUTES)]}${days === 7 ? ' que viene' : ''}`;
}

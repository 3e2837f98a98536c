import { timeInBuenosAires, todayInBuenosAires } from './dates';
import { dayNames, type OpeningTimes, weekdays } from './opening-hours';

/**
 * Says whether somebody answers now and, if not, from when: `ahora cerrado, te respondemos mañana desde las 10`.
 * @param times some: without any it would say that somebody is there
 */
export function openingStatus(times: readonly OpeningTimes[], now: Date): string {
  const next = nextOpening(times, now);
  return next ? `ahora cerrado, te respondemos ${next}` : 'ahora estamos, escribinos';
}

/** When somebody answers next: `mañana desde las 10`. Undefined if somebody answers now, or no times are known. */
export function nextOpening(times: readonly OpeningTimes[], now: Date): string | undefined {
  const today = new Date(todayInBuenosAires(now)).getUTCDay();
  const time = timeInBuenosAires(now);
  /** The times of a day: of yesterday for -1. */
  const timesOn = (daysAhead: number) =>
    times.filter(({ days }) => days.some((day) => day === weekdays[(today + daysAhead + 7) % 7]));
  const isOpen =
    timesOn(0).some((one) => one.opens <= time && (time < one.closes || isOverMidnight(one))) ||
    timesOn(-1).some((one) => isOverMidnight(one) && time < one.closes);
  if (isOpen) return undefined;
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const [opens] = timesOn(daysAhead)
      .map((one) => one.opens)
      .filter((one) => daysAhead > 0 || one > time)
      .sort();
    if (opens)
      return `${openingDay(today, daysAhead)} desde ${opens.startsWith('01') ? 'la' : 'las'} ${hourText(opens)}`;
  }
  return undefined;
}

function isOverMidnight({ opens, closes }: OpeningTimes): boolean {
  return closes <= opens;
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

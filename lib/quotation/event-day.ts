import { differenceInCalendarDays } from 'date-fns';
import { timeInBuenosAires } from './clock';
import { formatDay, todayInBuenosAires } from './dates';

// Beside the days rather than among them: the request sheet alone needs it, and the days are part of the first load.

/**
 * Writes a day in words: `sábado 12 de diciembre de 2026`.
 * @param isoDay `yyyy-MM-dd`
 * @returns undefined for what is no day of the calendar
 */
export function dayInWords(isoDay: string): string | undefined {
  if (!parseDay(isoDay)) return undefined;
  // The words come from the browser: date-fns' `format` with its Spanish locale weighs 6.8 kB compressed.
  const words = new Date(isoDay).toLocaleDateString('es-AR', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  // Some builds of ICU write a comma after the weekday.
  return words.replace(',', '');
}

/**
 * Writes a day in words, with its distance from today in Buenos Aires unless it has passed:
 * `sábado 12 de diciembre de 2026, faltan 21 días`.
 * @param isoDay `yyyy-MM-dd`
 * @param now the moment to count from
 * @returns undefined for what is no day of the calendar
 */
export function describeDay(isoDay: string, now: Date): string | undefined {
  const day = parseDay(isoDay);
  const words = dayInWords(isoDay);
  if (!day || !words) return undefined;
  const distance = differenceInCalendarDays(day, new Date(`${todayInBuenosAires(now)}T00:00`));
  if (distance < 0) return words;
  if (distance === 0) return `${words}, es hoy`;
  return `${words}, ${distance === 1 ? 'falta 1 día' : `faltan ${distance} días`}`;
}

/**
 * Tells whether an event's day, or its time of today, is over in Buenos Aires.
 * @param isoDay `yyyy-MM-dd`; what is no day has not passed
 * @param time `HH:mm`; without one only the day counts
 * @param now the moment to ask about
 */
export function hasPassed(isoDay: string, time: string | undefined, now: Date): boolean {
  if (!parseDay(isoDay)) return false;
  const today = todayInBuenosAires(now);
  return isoDay < today || (isoDay === today && !!time && time < timeInBuenosAires(now));
}

/** The start of a day by the visitor's calendar, in which date-fns counts. Its own `parseISO` weighs 1.2 kB compressed. */
function parseDay(isoDay: string): Date | undefined {
  const day = formatDay(isoDay) ? new Date(`${isoDay}T00:00`) : undefined;
  // V8 reads February 30 as March 2.
  return day?.getDate() === Number(isoDay.slice(8)) ? day : undefined;
}

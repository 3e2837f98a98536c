import { differenceInCalendarDays } from 'date-fns';
import { timeInBuenosAires } from './clock';
import { formatDay, todayInBuenosAires } from './dates';

// Beside the days rather than among them: the request sheet alone needs it, and the days are part of the first load.

/** Writes a day in words: `sábado 12 de diciembre de 2026`. Returns undefined for what is no day of the calendar. */
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
  return words.replace(',', '');
}

/**
 * Writes a day in words, with its distance from today in Buenos Aires unless it has passed: `sábado 12 de diciembre de 2026, faltan
 * 21 días`.
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

export function hasPassed(isoDay: string, time: string | undefined, now: Date): boolean {
  if (!parseDay(isoDay)) return false;
  const today = todayInBuenosAires(now);
  return isoDay < today || (isoDay === today && !!time && time < timeInBuenosAires(now));
}

function parseDay(isoDay: string): Date | undefined {
  const day = formatDay(isoDay) ? new Date(`${isoDay}T00:00`) : undefined;
  // V8 reads February 30 as March 2.
  return day?.getDate() === Number(isoDay.slice(8)) ? day : undefined;
}

import { timeInBuenosAires, todayInBuenosAires } from './dates';

const DAY_MS = 86_400_000;

/** Writes a day, `yyyy-MM-dd`, in words: `sábado 12 de diciembre de 2026`. */
export function dayInWords(isoDay: string): string {
  // The words come from the browser: date-fns' `format` with its Spanish locale weighs 6.8 kB compressed.
  const words = new Date(isoDay).toLocaleDateString('es-AR', { timeZone: 'UTC', dateStyle: 'full' });
  return words.replace(',', '');
}

/**
 * Writes a day in words, with its distance from today in Buenos Aires unless it has passed: `sábado 12 de diciembre de 2026, faltan
 * 21 días`.
 */
export function describeDay(isoDay: string, now: Date): string {
  const words = dayInWords(isoDay);
  // Both are read as midnight in UTC, where every day has 24 hours. The function of date-fns weighs 0.4 kB compressed.
  const distance = (Date.parse(isoDay) - Date.parse(todayInBuenosAires(now))) / DAY_MS;
  if (distance < 0) return words;
  if (distance === 0) return `${words}, es hoy`;
  return `${words}, ${distance === 1 ? 'falta 1 día' : `faltan ${distance} días`}`;
}

export function hasPassed(isoDay: string, time: string | undefined, now: Date): boolean {
  if (!isoDay) return false;
  const today = todayInBuenosAires(now);
  return isoDay < today || (isoDay === today && !!time && time < timeInBuenosAires(now));
}

import { DAY_MS, timeInBuenosAires, todayInBuenosAires } from './dates';

/** The day of an event, `yyyy-MM-dd`, from the value of a date field, which puts a year typed with two digits into the first century. */
export function eventDay(typed: string): string {
  return typed.replace(/^00/, '20');
}

/** Writes a day, `yyyy-MM-dd`, in words: `sábado 12 de diciembre de 2026`. */
export function dayInWords(isoDay: string): string {
  // The words come from the browser: date-fns' `format` with its Spanish locale weighs 6.8 kB compressed.
  const words = new Date(isoDay).toLocaleDateString('es-AR', { timeZone: 'UTC', dateStyle: 'full' });
  return words.replace(',', '');
}

/**
 * Describes a chosen day: `sábado 12 de diciembre de 2026, faltan 21 días.`, counted from today in Buenos Aires. Says so if it has
 * passed, or is nearer than the business wants to be asked. `dayHint` shows it (lib/request/hints.ts).
 */
export function describeDay(isoDay: string, now: Date, leadDays = 0): string {
  const words = dayInWords(isoDay);
  // Both are read as midnight in UTC, where every day has 24 hours. The function of date-fns weighs 0.4 kB compressed.
  const distance = (Date.parse(isoDay) - Date.parse(todayInBuenosAires(now))) / DAY_MS;
  if (distance < 0) return `${words}. Ese día ya pasó; igual podés enviar la solicitud.`;
  const left = distance === 1 ? 'falta 1 día' : `faltan ${distance} días`;
  const soon = distance < leadDays ? ` Pedimos ${leadDays} días; consultanos igual.` : '';
  return `${words}, ${distance ? left : 'es hoy'}.${soon}`;
}

export function isPastDay(isoDay: string, now: Date): boolean {
  return isoDay < todayInBuenosAires(now);
}

/** Whether the day is today and the time, `HH:mm`, has passed. */
export function isEarlierToday(isoDay: string, time: string, now: Date): boolean {
  return time !== '' && isoDay === todayInBuenosAires(now) && time < timeInBuenosAires(now);
}

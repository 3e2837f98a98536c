import { isValid, lightFormat, parseISO } from 'date-fns';

/** The zone whose calendar decides what "today" is for the business. */
const BUSINESS_TIME_ZONE = 'America/Argentina/Buenos_Aires';

/**
 * Writes a calendar day as `dd/MM/yyyy`.
 * @param isoDay `yyyy-MM-dd`, alone or followed by a time, which is cut: `new Date('2025-01-31')` would be
 *   midnight in London and still the day before in Buenos Aires
 * @returns undefined when it is not a day of the calendar
 */
export function formatDay(isoDay: string): string | undefined {
  const day = toIsoDay(isoDay);
  return day && lightFormat(parseISO(day), 'dd/MM/yyyy');
}

/**
 * The calendar day at the start of a date string.
 * @returns `yyyy-MM-dd`, or undefined when the string does not start with a day of the calendar
 */
export function toIsoDay(text: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?=$|[T ])/.exec(text)?.[1];
  return day && isValid(parseISO(day)) ? day : undefined;
}

/**
 * The day it is in Buenos Aires, as `yyyy-MM-dd`.
 * @param now the moment to ask about
 */
export function todayInBuenosAires(now: Date): string {
  // Canada writes days in ISO order; sv-SE does too but fewer builds of ICU carry it.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: BUSINESS_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

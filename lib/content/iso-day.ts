import { isValid, parseISO } from 'date-fns';

/** How a text starts that states a day: `yyyy-MM-dd`, with or without a time after it. */
export const startsWithDay = /^(\d{4}-\d{2}-\d{2})(?=$|[T ])/;

/**
 * The calendar day at the start of a date string; a time after it is cut. It stays text: `new Date('2025-01-31')` would be
 * midnight in London and still the day before in Buenos Aires.
 * @returns `yyyy-MM-dd`, or undefined when the string does not start with a day of the calendar
 */
export function toIsoDay(text: string): string | undefined {
  const day = startsWithDay.exec(text)?.[1];
  return day && isValid(parseISO(day)) ? day : undefined;
}

import { isValid, parseISO } from 'date-fns';

/** How a text starts that states a day: `yyyy-MM-dd`, with or without a time after it. */
export const startsWithDay = /^(\d{4}-\d{2}-\d{2})(?=$|[T ])/;

/** The calendar day at the start of a date string; a time after it is cut. */
export function toIsoDay(text: string): string | undefined {
  const day = startsWithDay.exec(text)?.[1];
  return day && isValid(parseISO(day)) ? day : undefined;
}

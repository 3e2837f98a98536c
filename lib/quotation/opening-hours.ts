import { timeInBuenosAires } from './clock';
import { todayInBuenosAires } from './dates';

/** The days of the week, in the order of `Date.prototype.getDay`. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** One of them. */
export type Weekday = (typeof weekdays)[number];

/** Days on which somebody answers, and from when until when by the clock of the business. */
export type OpeningHours = {
  days: readonly Weekday[];
  /** `HH:mm` */
  opens: string;
  /** `HH:mm`. Earlier than `opens`: on the next day. The same: 24 hours later. */
  closes: string;
};

/** A time in which somebody answers. */
export type Span = {
  /** The minute of the week in which it starts, counted from the start of Sunday. */
  start: number;
  /** In minutes, up to a day. */
  length: number;
};

/** The minutes of a day. */
export const DAY = 24 * 60;

/** The minutes of a week. */
export const WEEK = 7 * DAY;

/** The spans of a week, as they are given: they may overlap or touch. */
export function spansOf(hours: readonly OpeningHours[]): Span[] {
  return hours.flatMap(({ days, opens, closes }) => {
    const length = (minuteOfDay(closes) - minuteOfDay(opens) + DAY) % DAY || DAY;
    return days.map((day) => ({ start: weekdays.indexOf(day) * DAY + minuteOfDay(opens), length }));
  });
}

/** The minute of the week it is in Buenos Aires, counted from the start of Sunday. */
export function minuteOfWeek(now: Date): number {
  const weekday = new Date(todayInBuenosAires(now)).getUTCDay();
  return weekday * DAY + minuteOfDay(timeInBuenosAires(now));
}

/** Minutes from one minute of the week until the next time it is another, 0 to a week less one. */
export function minutesUntil(start: number, from: number): number {
  return (start - from + WEEK) % WEEK;
}

/** A time as people say it: `10`, `10:30`. */
export function hourText(minute: number): string {
  const minutes = minute % 60;
  return `${Math.floor(minute / 60)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

/** @param time `HH:mm` */
function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

import { timeInBuenosAires } from './clock';
import { todayInBuenosAires } from './dates';

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Days on which somebody answers, and from when until when by the clock of the business. */
export type OpeningHours = {
  days: readonly Weekday[];
  /** `HH:mm` */
  opens: string;
  /** `HH:mm`. Earlier than `opens`: on the next day. The same: 24 hours later. */
  closes: string;
};

export type Span = {
  /** The minute of the week in which it starts, counted from the start of Sunday. */
  start: number;
  length: number;
};

export const DAY = 24 * 60;

export const WEEK = 7 * DAY;

export function spansOf(hours: readonly OpeningHours[]): Span[] {
  return hours.flatMap(({ days, opens, closes }) => {
    const length = (minuteOfDay(closes) - minuteOfDay(opens) + DAY) % DAY || DAY;
    return days.map((day) => ({ start: weekdays.indexOf(day) * DAY + minuteOfDay(opens), length }));
  });
}

export function minuteOfWeek(now: Date): number {
  const weekday = new Date(todayInBuenosAires(now)).getUTCDay();
  return weekday * DAY + minuteOfDay(timeInBuenosAires(now));
}

export function minutesUntil(start: number, from: number): number {
  return (start - from + WEEK) % WEEK;
}

export function hourText(minute: number): string {
  const minutes = minute % 60;
  return `${Math.floor(minute / 60)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

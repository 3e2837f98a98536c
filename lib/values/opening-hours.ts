/** The days of the week in the order of `Date.prototype.getDay`. */
export const dayNames = {
  sunday: 'domingo',
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
};

export type Weekday = keyof typeof dayNames;

export const weekdays = Object.keys(dayNames) as Weekday[];

/** The same from Monday, as people name them. */
export const week: readonly Weekday[] = [...weekdays.slice(1), 'sunday'];

/** Days on which somebody answers, and the hours, in the business's time zone. */
export type OpeningHours = {
  days: readonly Weekday[];
  /** `HH:mm` */
  opens: string;
  /** `HH:mm`. Earlier than `opens` means on the next day; the same means 24 hours later. */
  closes: string;
};

/** A day in minutes. */
export const DAY_MINUTES = 24 * 60;

/** The minutes since midnight of a time in the form `HH:mm`. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Writes a minute of the day as people do: `9:30`, `10`. */
export function hourText(minute: number): string {
  const minutes = minute % 60;
  return `${Math.floor(minute / 60)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

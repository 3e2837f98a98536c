/** The days of the week in the order of `Date.prototype.getDay`, by their names in schema.org. */
export const dayNames = {
  Sunday: 'domingo',
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
};

export type Weekday = keyof typeof dayNames;

export const weekdays = Object.keys(dayNames) as Weekday[];

/** Days on which somebody answers, and from when until when, in the business's time zone. */
export type OpeningTimes = {
  days: readonly Weekday[];
  /** `HH:mm` */
  opens: string;
  /** `HH:mm`. Earlier than `opens` means on the next day; the same means 24 hours later. */
  closes: string;
};

/** One row of an owner's opening hours: her words, and the times that they name; none for `feriados cerrado`. */
export type OpeningHours = { text: string; times: OpeningTimes[] };

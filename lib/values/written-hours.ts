import { dayNames, type OpeningHours, type OpeningTimes, type Weekday, weekdays } from './opening-hours';
import { plainName } from './plain-name';

/** The days of the week from Monday. */
const week: readonly Weekday[] = [...weekdays.slice(1), 'Sunday'];

/**
 * Reads opening hours as people write them: `lun a vie 10 a 19`, `sáb 10-14`, `martes de 9 a 13 y de 17 a 21`, `todos los días de 9 a 21
 * hs`, `vie y sáb 18 a 2`. Undefined if any word is unknown, because the hours would be wrong without it.
 */
export function readHours(text: string): OpeningHours | undefined {
  const simple = simplified(text);
  // `feriados cerrado` names no hours.
  const groups = simple ? simple.split(/(?<=\d) (?=[a-z])/).map(readGroup) : [];
  return areRead(groups) ? { text, times: groups.flat() } : undefined;
}

function areRead<T>(parts: (T | undefined)[]): parts is T[] {
  return !parts.includes(undefined);
}

/** The same with one sign for a span, one blank between parts, and nothing else: `lun-vie 9:30-13 17-21 sab 10-14`. */
function simplified(text: string): string {
  return (
    plainName(text)
      .replace(/\bferiados? cerrados?\b/g, '')
      // `9.30`, `9h30`
      .replace(/(?<=\d)[.h](?=\d)/g, ':')
      // Words and signs that only join.
      .replace(/(?<![a-z])(y|e|de|desde|los|las|la|el|dias?|hs?|hrs?|horas?)(?![a-z])/g, ' ')
      .replace(/[,;()]|(?<!\d)[.:]|[.:](?!\d)/g, ' ')
      .replace(/ +/g, ' ')
      // `lunes a viernes`, `10 hasta 14`
      .replace(/ ?([-–—]|(?<![a-z])(a|al|hasta)(?![a-z])) ?/g, '-')
      // `sab - 10 a 14`: not a span, but a day and its time.
      .replace(/(?<=[a-z])-(?=\d)/g, ' ')
      .trim()
  );
}

/** Reads days and their times: `vie sab 10-14 18-2`. */
function readGroup(group: string): OpeningTimes[] | undefined {
  const [, words = '', numbers = ''] = /^(\D+) ([^a-z]+)$/.exec(group) ?? [];
  const spans = words.split(' ').map(daysIn);
  if (!areRead(spans)) return undefined;
  const days = week.filter((day) => spans.flat().includes(day));
  const times = numbers.split(' ').map((part) => timesIn(part, days));
  if (!areRead(times) || !isOneDay(times)) return undefined;
  return days.length > 0 ? times : [];
}

/** The days of `lunes`, `lunes-viernes` or `todos`. Undefined for another word, and for a span that does not go forward in one week. */
function daysIn(part: string): readonly Weekday[] | undefined {
  if (part === 'todos') return week;
  // Not shown: nobody knows which days they are.
  if (/^feriados?$/.test(part)) return [];
  const [first = -1, last, ...more] = part.split('-').map(indexOfDay);
  if (first < 0 || more.length > 0) return undefined;
  if (last === undefined) return week.slice(first, first + 1);
  return first < last ? week.slice(first, last + 1) : undefined;
}

/** In the plural, which may be typed. */
const plainDays = week.map((day) => `${plainName(dayNames[day])}s`);

/** The day of the week, from 0 for Monday; -1 for a word that begins no day's name, or those of several: an `m` may be Tuesday. */
function indexOfDay(word: string): number {
  const found = plainDays.filter((day) => day.startsWith(word));
  return found[0] && found.length === 1 ? plainDays.indexOf(found[0]) : -1;
}

function timesIn(part: string, days: readonly Weekday[]): OpeningTimes | undefined {
  const [opens, closes, ...more] = part.split('-').map(timeOf);
  return opens && closes && more.length === 0 ? { days, opens, closes } : undefined;
}

/** `HH:mm`. Midnight may be written as 24. */
function timeOf(written: string): string | undefined {
  const [, hour, minute = '00'] = /^([01]?\d|2[0-4])(?::([0-5]\d))?$/.exec(written) ?? [];
  return hour && `${hour === '24' ? '00' : hour.padStart(2, '0')}:${minute}`;
}

/**
 * Whether times follow each other; behind one past midnight, from its end. Others are not guessed: `8 a 12 y de 4 a 8` probably means the
 * afternoon, and `10 a 10` the evening.
 */
function isOneDay(times: readonly OpeningTimes[]): boolean {
  return times.every(
    ({ opens, closes }, index) =>
      opens >= (times[index - 1]?.closes ?? '') && (opens !== closes || opens === '00:00'),
  );
}

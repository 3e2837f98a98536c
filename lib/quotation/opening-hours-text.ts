import { DAY, hourText, type OpeningHours, type Span, spansOf, WEEK } from './opening-hours';

/** The days from Monday on, with their names in a range (`lunes a sábado`) and in a list (`sábados y domingos`). */
const days = [
  { inRange: 'lunes', inList: 'lunes' },
  { inRange: 'martes', inList: 'martes' },
  { inRange: 'miércoles', inList: 'miércoles' },
  { inRange: 'jueves', inList: 'jueves' },
  { inRange: 'viernes', inList: 'viernes' },
  { inRange: 'sábado', inList: 'sábados' },
  { inRange: 'domingo', inList: 'domingos' },
];

const listFormat = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/**
 * Writes opening hours as people do: `Lunes a viernes de 10 a 20, sábados de 10 a 14 y de 18 a 2`. Spans that overlap or touch are one.
 * @param hours at least one
 */
export function openingHoursText(hours: readonly OpeningHours[]): string {
  const spans = mergedSpans(hours)
    .flatMap(splitLong)
    .sort((a, b) => a.start - b.start);
  const daysByTimes = new Map<string, number[]>();
  for (const day of days.keys()) {
    // Of spans the week starts with Sunday.
    const times = spans.filter(({ start }) => Math.floor(start / DAY) === (day + 1) % 7).map(timesText);
    if (times.length === 0) continue;
    const text = listFormat.format(times);
    daysByTimes.set(text, [...(daysByTimes.get(text) ?? []), day]);
  }
  const text = [...daysByTimes].map(([times, sameDays]) => `${daysText(sameDays)} ${times}`).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The spans of a week, none of which overlaps or touches another. Each is up to a week long. */
function mergedSpans(hours: readonly OpeningHours[]): Span[] {
  const isOpen = new Array<boolean>(WEEK).fill(false);
  for (const { start, length } of spansOf(hours))
    for (let minute = start; minute < start + length; minute += 1) isOpen[minute % WEEK] = true;
  const openFrom = (start: number) => {
    let length = 0;
    while (length < WEEK && isOpen[(start + length) % WEEK]) length += 1;
    return { start, length };
  };
  const starts = [...isOpen.keys()].filter((minute) => isOpen[minute] && !isOpen[(minute + WEEK - 1) % WEEK]);
  // Somebody who always answers never starts to.
  return (starts.length > 0 ? starts : [0]).map(openFrom);
}

/** A night belongs to the day on which it starts; what lasts a day or longer is written as days. */
function splitLong(span: Span): Span[] {
  if (span.length < DAY) return [span];
  const pieces: Span[] = [];
  const end = span.start + span.length;
  for (let start = span.start; start < end; ) {
    const midnight = start - (start % DAY) + DAY;
    pieces.push({ start: start % WEEK, length: Math.min(midnight, end) - start });
    start = midnight;
  }
  return pieces;
}

function timesText({ start, length }: Span): string {
  if (length === DAY) return 'las 24 horas';
  return `de ${hourText(start % DAY)} a ${hourText((start + length) % DAY || DAY)}`;
}

/** `todos los días`, `lunes a viernes`, `lunes, miércoles y viernes`, `martes y viernes a domingo`. */
function daysText(group: readonly number[]): string {
  if (group.length === days.length) return 'todos los días';
  const isIn = (day: number) => group.includes((day + days.length) % days.length);
  const runs = group
    .filter((day) => !isIn(day - 1))
    .map((first) => {
      let last = first;
      while (isIn(last + 1)) last += 1;
      return { first, last };
    });
  return listFormat.format(
    runs.flatMap(({ first, last }) => {
      const names = days.concat(days).slice(first, last + 1);
      const [from, to] = [names[0], names.at(-1)];
      return names.length > 2 ? [`${from?.inRange} a ${to?.inRange}`] : names.map(({ inList }) => inList);
    }),
  );
}

import { DAY, hourText, type OpeningHours, type Span, spansOf, WEEK } from './opening-hours';

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

/** Writes opening hours as people do: `Lunes a viernes de 10 a 20, sábados de 10 a 14 y de 18 a 2`. */
export function openingHoursText(hours: readonly OpeningHours[]): string {
  const spans = mergedSpans(hours)
    .flatMap(splitLong)
    .sort((a, b) => a.start - b.start);
  const daysByTimes = new Map<string, number[]>();
  for (const day of days.keys()) {
    const times = spans.filter(({ start }) => Math.floor(start / DAY) === (day + 1) % 7).map(timesText);
    if (times.length === 0) continue;
    const text = listFormat.format(times);
    daysByTimes.set(text, [...(daysByTimes.get(text) ?? []), day]);
  }
  const text = [...daysByTimes]
    .map(([times, sameDays]) => ({ times, runs: runsOf(sameDays) }))
    .sort((a, b) => firstDay(a.runs) - firstDay(b.runs))
    .map(({ times, runs }) => `${daysText(runs)} ${times}`)
    .join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

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
  return (starts.length > 0 ? starts : [0]).map(openFrom);
}

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

type Run = number[];

function runsOf(sameDays: readonly number[]): Run[] {
  if (sameDays.length === days.length) return [[...sameDays]];
  const follows = (day: number) => (day + 1) % days.length;
  return sameDays
    .filter((day) => !sameDays.some((other) => follows(other) === day))
    .map((first) => {
      const run = [first];
      for (let day = follows(first); sameDays.includes(day); day = follows(day)) run.push(day);
      return run;
    });
}

const firstDay = (runs: readonly Run[]) => runs[0]?.[0] ?? 0;

function daysText(runs: readonly Run[]): string {
  return listFormat.format(
    runs.flatMap((run) => {
      if (run.length === days.length) return ['todos los días'];
      const names = run.flatMap((day) => days[day] ?? []);
      if (names.length < 3) return names.map(({ inList }) => inList);
      return [`${names[0]?.inRange} a ${names.at(-1)?.inRange}`];
    }),
  );
}

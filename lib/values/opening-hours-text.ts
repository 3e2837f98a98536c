import {
  DAY_MINUTES,
  dayNames,
  hourText,
  minuteOfDay,
  type OpeningHours,
  type Weekday,
  week,
} from './opening-hours';

const listFormat = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** Writes opening hours as people do: `Lunes a viernes de 10 a 20, sábados de 10 a 14 y de 18 a 2`. */
export function openingHoursText(hours: readonly OpeningHours[]): string {
  const daysByTimes = new Map<string, Weekday[]>();
  for (const day of week) {
    const ofDay = hours.filter(({ days }) => days.includes(day));
    if (ofDay.length === 0) continue;
    const times = listFormat.format(ofDay.sort((a, b) => a.opens.localeCompare(b.opens)).map(timesText));
    daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), day]);
  }
  const text = [...daysByTimes].map(([times, days]) => `${daysText(days)} ${times}`).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function timesText({ opens, closes }: OpeningHours): string {
  return opens === closes
    ? 'las 24 horas'
    : `de ${hourText(minuteOfDay(opens))} a ${hourText(minuteOfDay(closes) || DAY_MINUTES)}`;
}

function daysText(days: readonly Weekday[]): string {
  if (days.length === week.length) return 'todos los días';
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === week[week.indexOf(day) - 1]) run.push(day);
    else runs.push([day]);
  }
  return listFormat.format(runs.flatMap(runText));
}

function runText(run: readonly Weekday[]): string[] {
  const [first, last] = [run[0], run.at(-1)];
  if (run.length < 3 || !first || !last) return run.map(nameInList);
  return [`${dayNames[first]} a ${dayNames[last]}`];
}

function nameInList(day: Weekday): string {
  return dayNames[day].replace(/o$/, 'os');
}

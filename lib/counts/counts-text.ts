import { knownTrafficSources, trafficSources } from '@/lib/values/traffic-sources.mjs';
import { KEPT_DAYS, lastDays } from './count-store';
import type { CountsByDay } from './counter';
import { eventWords, trafficSourceNames } from './names';

const SHOWN_DAYS = 14;

/** The counts in words for a terminal, in Spanish: each of the last 14 days, and the sums of all days by source. */
export function countsText(report: CountsByDay): string {
  const row = (name: string, cellOf: (event: string) => string | number) =>
    name.padEnd(12) + [...eventWords.keys()].map((event) => String(cellOf(event)).padStart(13)).join('');
  const titles = (name: string) => row(name, (event) => eventWords.get(event)?.[0] ?? event);
  const sums = (name: string, days: string[], sources = trafficSourceNames) =>
    row(name, (event) => sum(report, days, sources, event));
  const all = Object.keys(report);
  return [
    titles('día'),
    ...lastDays(SHOWN_DAYS).map((day) => sums(day, [day])),
    '',
    titles(`${KEPT_DAYS} días`),
    ...trafficSourceNames.map((source) => sums(nameOf(source), all, [source])),
    sums('todos', all),
    '',
    'Cada columna cuenta una vez por página que se abre:',
    ...[...eventWords.values()].map(([head, meaning]) => `  ${head.padEnd(12)}  ${meaning}`),
    '',
  ].join('\n');
}

function nameOf(source: string): string {
  const known = knownTrafficSources.find((one) => one === source);
  return known ? trafficSources[known].name : 'otros';
}

function sum(report: CountsByDay, days: string[], sources: readonly string[], event: string): number {
  const found = days.flatMap((day) => sources.map((source) => report[day]?.[source]?.[event] ?? 0));
  return found.reduce((total, count) => total + count, 0);
}

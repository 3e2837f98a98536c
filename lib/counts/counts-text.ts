import { knownTrafficSources, trafficSources } from '@/lib/values/traffic-sources.mjs';
import { type Counts, KEPT_DAYS, lastDays } from './count-store';
import { eventWords, trafficSourceNames } from './names';

const SHOWN_DAYS = 14;

/** Of a column, with a blank before its heading. */
const WIDTH = 1 + Math.max(...[...eventWords.values()].map(([head]) => head.length));

/** The counts in words for a terminal, in Spanish: each of the last 14 days, and the sums of all days by source. */
export function countsText(counts: Counts): string {
  const row = (name: string, cellOf: (event: string) => string | number) =>
    name.padEnd(12) + [...eventWords.keys()].map((event) => String(cellOf(event)).padStart(WIDTH)).join('');
  const titles = (name: string) => row(name, (event) => eventWords.get(event)?.[0] ?? event);
  const sums = (name: string, part: Part) => row(name, (event) => sum(counts, event, part));
  return [
    titles('día'),
    ...lastDays(SHOWN_DAYS).map((day) => sums(day, { day })),
    '',
    titles(`${KEPT_DAYS} días`),
    ...trafficSourceNames.map((source) => sums(nameOf(source), { trafficSource: source })),
    sums('todos', {}),
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

/** A day's counts, those of a traffic source, or all. */
type Part = { day?: string; trafficSource?: string };

function sum(counts: Counts, event: string, { day, trafficSource }: Part): number {
  const found = [...counts].filter(([key]) => {
    const [ofDay, ofEvent, ofSource] = key.split(' ');
    return ofEvent === event && ofDay === (day ?? ofDay) && ofSource === (trafficSource ?? ofSource);
  });
  return found.reduce((total, [, count]) => total + count, 0);
}

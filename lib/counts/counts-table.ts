import type { CampaignCounts, CountsByDay } from './counter';
import { EVENTS, SOURCES } from './names';

/** What most visitors do one after the other. */
const STEPS = ['visit', 'first-tick', 'sheet', 'request'];

/** Where most visitors are lost at a step, what to look at. */
const ADVICE: Record<string, string> = {
  'first-tick': 'from the page to a first tick: look at the first view, the lowest prices and the photos.',
  sheet: 'from a tick to the request: look at the sum, and whether something asks too much.',
  request: 'from the request to WhatsApp: look at the total and at the fields.',
};

const LONGEST_BAR = 30;

/** What was counted on these days (`yyyy-MM-dd`), as a table for a terminal with a sentence below. */
export function countsTable(report: CountsByDay, campaigns: CampaignCounts, days: string[]): string {
  const names = Object.keys(campaigns);
  const width = Math.max(...[...days, ...names].map((name) => name.length)) + 2;
  const row = (name: string, cellOf: (event: string) => string | number) =>
    name.padEnd(width) + EVENTS.map((event) => String(cellOf(event)).padStart(14)).join('');
  const titles = (name: string) => row(name, (event) => event);
  const shares = (name: string, of: CountsByDay, sources = SOURCES) =>
    row(name, (event) => withShare(of, days, sources, event));

  const byDay = days.map((day) => row(day, (event) => sum(report, [day], SOURCES, event)));
  const bySource = SOURCES.map((source) => shares(source, report, [source]));
  const byCampaign = Object.entries(campaigns).map(([name, ofCampaign]) => shares(name, ofCampaign));
  return [
    [titles('day'), ...byDay],
    [titles('source'), ...bySource, shares('all', report)],
    ...(byCampaign.length > 0 ? [[titles('campaign'), ...byCampaign]] : []),
    ['Visits', ...bars(SOURCES.map((source) => [source, sum(report, days, [source], 'visit')]))],
    [inWords(report, days)],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** What the counts say, and what to look at. */
function inWords(report: CountsByDay, days: string[]): string {
  if (sum(report, days, SOURCES, 'visit') === 0)
    return 'No visit was counted in these days. Share a link of the site, such as /ig on Instagram.';
  const steps = STEPS.slice(1).map((event, index) => {
    const before = sum(report, days, SOURCES, STEPS[index] ?? '');
    const count = sum(report, days, SOURCES, event);
    return { event, before, count, share: before > 0 ? count / before : 1 };
  });
  const weakest = steps.reduce((least, step) => (step.share < least.share ? step : least));
  const percent = Math.round(weakest.share * 100);
  return `Of ${weakest.before} visitors ${weakest.count} went on (${percent} %) ${ADVICE[weakest.event]}`;
}

function bars(counts: [name: string, count: number][]): string[] {
  const most = Math.max(...counts.map(([, count]) => count), 1);
  return counts.map(
    ([name, count]) => `${name.padEnd(12)}${'█'.repeat(Math.ceil((count / most) * LONGEST_BAR))} ${count}`,
  );
}

/** A count and, of a step, which share of the visits that came to the step before went on to it. */
function withShare(report: CountsByDay, days: string[], sources: string[], event: string): string | number {
  const count = sum(report, days, sources, event);
  const before = sum(report, days, sources, STEPS[STEPS.indexOf(event) - 1] ?? '');
  return before > 0 ? `${count} (${Math.round((count / before) * 100)} %)` : count;
}

function sum(report: CountsByDay, days: string[], sources: string[], event: string): number {
  const found = days.flatMap((day) => sources.map((source) => report[day]?.[source]?.[event] ?? 0));
  return found.reduce((total, count) => total + count, 0);
}

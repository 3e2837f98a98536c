import type { CampaignCounts, CountsByDay } from './counter';
import { eventWords, SOURCES } from './names';

const STEPS = ['visit', 'first-tick', 'sheet', 'request'];

/** What to look at if most visitors are lost at a step. */
const ADVICE: Record<string, string> = {
  'first-tick': 'marcaron algo: mirá lo primero que se ve, los precios más bajos y las fotos.',
  sheet: 'abrieron la solicitud: mirá la suma, y si algo pide demasiado.',
  request: 'abrieron WhatsApp con su pedido: mirá el total y los campos.',
};

/** The counts of these days (`yyyy-MM-dd`), as tables for a terminal with a sentence of advice below, in Spanish. */
export function countsTable(report: CountsByDay, campaigns: CampaignCounts, days: string[]): string {
  const names = Object.keys(campaigns);
  const width = Math.max(...[...days, ...names].map((name) => name.length)) + 2;
  const row = (name: string, cellOf: (event: string) => string | number) =>
    name.padEnd(width) + [...eventWords.keys()].map((event) => String(cellOf(event)).padStart(14)).join('');
  const titles = (name: string) => row(name, (event) => eventWords.get(event)?.[0] ?? event);
  const shares = (name: string, of: CountsByDay, sources = SOURCES) =>
    row(name, (event) => withShare(of, days, sources, event));

  const byDay = days.map((day) => row(day, (event) => sum(report, [day], SOURCES, event)));
  const bySource = SOURCES.map((source) => shares(nameOf(source), report, [source]));
  const legend = [...eventWords.values()].map(([head, meaning]) => `  ${head.padEnd(12)}  ${meaning}`);
  const byCampaign = Object.entries(campaigns).map(([name, ofCampaign]) => shares(name, ofCampaign));
  return [
    [titles('día'), ...byDay],
    [titles('origen'), ...bySource, shares('todos', report)],
    ...(byCampaign.length > 0 ? [[titles('campaña'), ...byCampaign]] : []),
    ['Cada columna cuenta una vez por página que se abre:', ...legend],
    [inWords(report, days)],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Says at which step most visitors are lost, and what to look at. */
function inWords(report: CountsByDay, days: string[]): string {
  if (sum(report, days, SOURCES, 'visit') === 0)
    return 'En estos días no se contó ninguna visita. Compartí un enlace del sitio, como /ig en Instagram.';
  const steps = STEPS.slice(1).map((event, index) => {
    const before = sum(report, days, SOURCES, STEPS[index] ?? '');
    const count = sum(report, days, SOURCES, event);
    return { event, before, count, share: before > 0 ? count / before : 1 };
  });
  const weakest = steps.reduce((least, step) => (step.share < least.share ? step : least));
  const percent = Math.round(weakest.share * 100);
  return `De ${weakest.before}, ${weakest.count} (${percent} %) ${ADVICE[weakest.event]}`;
}

function nameOf(source: string): string {
  return source === 'other' ? 'otros' : source;
}

function withShare(report: CountsByDay, days: string[], sources: string[], event: string): string | number {
  const count = sum(report, days, sources, event);
  const before = sum(report, days, sources, STEPS[STEPS.indexOf(event) - 1] ?? '');
  return before > 0 ? `${count} (${Math.round((count / before) * 100)} %)` : count;
}

function sum(report: CountsByDay, days: string[], sources: string[], event: string): number {
  const found = days.flatMap((day) => sources.map((source) => report[day]?.[source]?.[event] ?? 0));
  return found.reduce((total, count) => total + count, 0);
}

import type { Browser } from '@playwright/test';

/** An event of Chromium's trace with a duration: times in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  args: {
    data?: { url?: string };
    fileName?: string;
    chrome_mojo_event_info?: { mojo_interface_tag?: string };
  };
};

/** Events of the trace in which scripts run. */
export const RUNNING = ['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.run', 'v8.compile'];

/** The trace also holds events of other kinds. */
function hasDuration(event: object): event is TraceEvent {
  return 'ph' in event && event.ph === 'X' && 'dur' in event;
}

export async function traceOf(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
  await browser.startTracing(undefined, { categories });
  await act();
  const { traceEvents }: { traceEvents: object[] } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents.filter(hasDuration);
}

/** The events of the thread that ran the most scripts: the page's, not that of the blank page before it. */
export function mainThread(events: TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const key = `${event.pid} ${event.tid}`;
    threads.set(key, [...(threads.get(key) ?? []), event]);
  }
  const scriptTime = (thread: TraceEvent[]) => total(named(thread, RUNNING));
  return [...threads.values()].reduce(
    (one, other) => (scriptTime(one) >= scriptTime(other) ? one : other),
    [],
  );
}

export const named = (events: TraceEvent[], names: readonly string[]) =>
  events.filter(({ name }) => names.includes(name));

const end = ({ ts, dur }: TraceEvent) => ts + dur;

/** Those that lie within another one of these. */
export function within(events: TraceEvent[], around: TraceEvent[]): TraceEvent[] {
  return events.filter((event) => around.some((outer) => outer.ts <= event.ts && end(event) <= end(outer)));
}

/** How long at least one of them lasts, in milliseconds. */
export function total(events: TraceEvent[]): number {
  let covered = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const event of [...events].sort((one, other) => one.ts - other.ts)) {
    covered += Math.max(0, end(event) - Math.max(event.ts, until));
    until = Math.max(until, end(event));
  }
  return covered / 1_000;
}

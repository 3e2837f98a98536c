import type { Browser } from '@playwright/test';

/** An event of Chromium's trace with a duration: times in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur: number };

/** The main thread's time while a page loads, in milliseconds: in scripts, in the longest task, and beyond 50 ms of each task. */
export type Times = { script: number; longest: number; blocking: number };

/** A longer task keeps a tap waiting. https://web.dev/articles/tbt */
const LONG_TASK_MS = 50;

/** Events in which scripts run. */
const RUNNING = ['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.run', 'v8.compile'];

const STYLING = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint'];

/** Traces the browser during `act`, and adds up the time of the page's main thread. */
export async function timesOf(browser: Browser, act: () => Promise<void>): Promise<Times> {
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
  await browser.startTracing(undefined, { categories });
  await act();
  const { traceEvents }: { traceEvents: object[] } = JSON.parse(String(await browser.stopTracing()));
  const thread = mainThread(traceEvents.filter(hasDuration));
  const running = named(thread, RUNNING);
  const tasks = named(thread, ['RunTask']).map(({ dur }) => dur / 1_000);
  return {
    // Without the style and layout work that scripts force.
    script: total(running) - total(within(named(thread, STYLING), running)),
    longest: Math.max(...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0),
  };
}

/** The trace also holds events of other kinds. */
function hasDuration(event: object): event is TraceEvent {
  return 'ph' in event && event.ph === 'X' && 'dur' in event;
}

/** The events of the thread that ran scripts the longest: the page's, not that of the blank page before it. */
function mainThread(events: TraceEvent[]): TraceEvent[] {
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

const named = (events: TraceEvent[], names: readonly string[]) =>
  events.filter(({ name }) => names.includes(name));

const end = ({ ts, dur }: TraceEvent) => ts + dur;

/** The events that lie within one of `around`. */
function within(events: TraceEvent[], around: TraceEvent[]): TraceEvent[] {
  return events.filter((event) => around.some((outer) => outer.ts <= event.ts && end(event) <= end(outer)));
}

/** The time that the events cover, in milliseconds. Overlaps count once. */
function total(events: TraceEvent[]): number {
  let covered = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const event of [...events].sort((one, other) => one.ts - other.ts)) {
    covered += Math.max(0, end(event) - Math.max(event.ts, until));
    until = Math.max(until, end(event));
  }
  return covered / 1_000;
}

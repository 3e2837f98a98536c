import { named, type TraceEvent, total, within } from './trace';

/** A task of the main thread, in milliseconds, and what it spends them on: kinds of work, the longest first. */
export type Task = { duration: number; work: [kind: string, duration: number][] };

/** The work that an event of the trace stands for, without that of the events within it. */
const kinds: Record<string, string> = {
  ParseHTML: 'parsing HTML',
  ParseAuthorStyleSheet: 'parsing CSS',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  'v8.compile': 'compiling',
  'v8.compileModule': 'compiling',
  EvaluateScript: 'evaluating',
  'v8.evaluateModule': 'evaluating',
  'v8.callFunction': 'calls of functions',
  FunctionCall: 'calls of functions',
  MinorGC: 'collecting garbage',
  MajorGC: 'collecting garbage',
  'Receive mojo message': 'messages of the browser',
};

/** The longest tasks among the events of a thread. */
export function longestTasks(thread: TraceEvent[], count: number): Task[] {
  const work = named(thread, Object.keys(kinds));
  return named(thread, ['RunTask'])
    .sort((one, other) => other.dur - one.dur)
    .slice(0, count)
    .map((task) => ({ duration: task.dur / 1_000, work: workOf(task, within(work, [task])) }));
}

function workOf(task: TraceEvent, events: TraceEvent[]): Task['work'] {
  // Outer events first.
  const sorted = [task, ...events].sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const durations = new Map<string, number>();
  for (const [index, event] of sorted.entries()) {
    const kind = kindOf(event);
    const own = event.dur / 1_000 - total(within(sorted.slice(index + 1), [event]));
    durations.set(kind, (durations.get(kind) ?? 0) + own);
  }
  return [...durations].sort(([, one], [, other]) => other - one);
}

function kindOf({ name, args }: TraceEvent): string {
  // The response has come: the old document goes, the new one gets its window, and what its HTML names is requested.
  if (args.chrome_mojo_event_info?.mojo_interface_tag === 'content.mojom.NavigationClient')
    return 'starting the document';
  const kind = kinds[name] ?? 'other work';
  if (kind !== 'evaluating') return kind;
  const [script] = (args.data?.url ?? args.fileName ?? '').match(/[^/]+\.js(?=\?|$)/) ?? [];
  return `evaluating ${script ?? 'inline scripts'}`;
}

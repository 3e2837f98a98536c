import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession } from '@playwright/test';
import sirv from 'sirv';
import { pagePaths } from '../../lib/site/pages';
import { baselineBuild } from '../support/first-load';
import { budgets } from './budgets';
import { median, type Row, type Section } from './report';
import { contentOf, withBrowser, withSite } from './site-under-test';

/** How often each page is loaded. */
const LOADS = 9;

/** A longer task keeps a tap waiting. https://web.dev/articles/tbt */
const LONG_TASK_MS = 50;

/** An event of Chromium's trace with a duration: times in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  args: object;
};

/** What the main thread does while a page loads, in milliseconds: by scripts, in its longest task, and in tasks beyond 50 ms. */
type Load = { script: number; longest: number; blocking: number };

/** Events of the trace in which scripts run. */
const RUNNING = ['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.run', 'v8.compile'];
const STYLING = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint'];

/** What a phone's processor does while a page loads, beside an empty page of the framework in the same run, CPU slowed 4 times. */
export function loading(): Promise<Section> {
  return withEmptyPage((emptyPage) =>
    withSite(
      async ({ url }) => {
        const addresses = [...pagePaths.map((path) => `${url}${path}`), emptyPage];
        const loads: Load[][] = addresses.map(() => []);
        for (let round = 0; round < LOADS; round += 1)
          for (const [index, address] of addresses.entries())
            loads[index]?.push(await withBrowser((browser) => load(browser, address)));
        const rowsOf = (what: string, key: keyof Load, limit: number): Row[] => {
          const times = loads.map((ofPage) => median(ofPage.map((load) => load[key])));
          const ratios = times.map((time) => time / (times.at(-1) ?? Number.NaN));
          return [
            { what, values: times, unit: 'ms' },
            { what: '… against the empty page', values: ratios, unit: 'ratio', limit, gate: true },
          ];
        };
        return {
          title: `Loading, CPU slowed 4 times, median of ${LOADS} loads in turn`,
          columns: [...pagePaths, 'empty page'],
          rows: [
            ...rowsOf('script time', 'script', budgets.scriptTimeRatio),
            ...rowsOf('longest task', 'longest', budgets.taskRatio),
            ...rowsOf('blocking: what tasks take beyond 50 ms', 'blocking', budgets.taskRatio),
          ],
        };
      },
      contentOf(50, 60),
    ),
  );
}

/** Serves the empty page of the framework as the framework has built it. */
async function withEmptyPage<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const files = sirv(`${baselineBuild}/server/app`, { extensions: ['html'] });
  const scripts = sirv(`${baselineBuild}/static`);
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/_next/static/')) return files(request, response);
    request.url = url.slice('/_next/static'.length);
    return scripts(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function load(browser: Browser, url: string): Promise<Load> {
  const devtools = await browser.newBrowserCDPSession();
  const navigate = await openPage(devtools);
  return timesOf(mainThread(await traceOf(browser, () => navigate(url))));
}

/**
 * Opens a page that Playwright does not attach to. Playwright and Lighthouse switch on DevTools' `Runtime` domain, with which V8 parses
 * react-dom once more for the positions of the errors that it creates as it is evaluated (`V8.CollectSourcePositions` in the trace): 50 to
 * 70 ms of a task, CPU slowed 4 times, that no visitor's phone takes.
 * @returns what goes to an address, and resolves when nothing has been requested for half a second: the scripts, the photos in view and
 * what is fetched ahead have come
 */
async function openPage(devtools: CDPSession): Promise<(url: string) => Promise<void>> {
  // Playwright attaches to the pages of its own contexts only.
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId });
  let sent = 0;
  const send = (method: string, params = {}) => {
    sent += 1;
    const id = sent;
    const result = new Promise<{ loaderId?: string; errorText?: string }>((resolve) => {
      devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
        const response = JSON.parse(message);
        if (response.id === id) resolve(response.result);
      });
    });
    const message = JSON.stringify({ id, method, params });
    return devtools.send('Target.sendMessageToTarget', { sessionId, message }).then(() => result);
  };
  await send('Page.enable');
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  await send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return async (url) => {
    const { loaderId, errorText } = await send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await new Promise<void>((resolve) => {
      devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { params } = JSON.parse(message);
        if (params?.name === 'networkIdle' && params.loaderId === loaderId) resolve();
      });
    });
  };
}

/** The trace also holds events of other kinds. */
function hasDuration(event: object): event is TraceEvent {
  return 'ph' in event && event.ph === 'X' && 'dur' in event;
}

async function traceOf(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
  await browser.startTracing(undefined, { categories });
  await act();
  const { traceEvents }: { traceEvents: object[] } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents.filter(hasDuration);
}

/** The events of the thread that ran the most scripts: the page's, not that of the blank page before it. */
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

function timesOf(thread: TraceEvent[]): Load {
  const running = named(thread, RUNNING);
  const tasks = named(thread, ['RunTask']).map(({ dur }) => dur / 1_000);
  return {
    // Without the style and layout that scripts force.
    script: total(running) - total(within(named(thread, STYLING), running)),
    longest: Math.max(...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0),
  };
}

const named = (events: TraceEvent[], names: readonly string[]) =>
  events.filter(({ name }) => names.includes(name));

const end = ({ ts, dur }: TraceEvent) => ts + dur;

/** Those that lie within another one of these. */
function within(events: TraceEvent[], around: TraceEvent[]): TraceEvent[] {
  return events.filter((event) => around.some((outer) => outer.ts <= event.ts && end(event) <= end(outer)));
}

/** How long at least one of them lasts, in milliseconds. */
function total(events: TraceEvent[]): number {
  let covered = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const event of [...events].sort((one, other) => one.ts - other.ts)) {
    covered += Math.max(0, end(event) - Math.max(event.ts, until));
    until = Math.max(until, end(event));
  }
  return covered / 1_000;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession } from '@playwright/test';
import sirv from 'sirv';
import { pagePaths } from '../../lib/site/pages';
import { baselineBuild } from '../support/first-load';
import { budgets } from './budgets';
import { median, type Row, type Section } from './report';
import { contentOf, withBrowser, withSite } from './site-under-test';
import { longestTasks, type Task } from './tasks';
import { mainThread, named, RUNNING, type TraceEvent, total, traceOf, within } from './trace';

/** How often each page is loaded. */
const LOADS = 9;

/** How many tasks of each page are told apart by their work. */
const LONGEST = 5;

/** A longer task keeps a tap waiting. https://web.dev/articles/tbt */
const LONG_TASK_MS = 50;

/** What the main thread does while a page loads, in milliseconds: by scripts, in its longest task, and in tasks beyond 50 ms. */
type Times = { script: number; longest: number; blocking: number };

type Load = Times & { tasks: Task[] };

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
        const rowsOf = (what: string, key: keyof Times, limit: number): Row[] => {
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
            ...pagePaths.flatMap((path, index) => rowsOfTasks(path, index, loads[index] ?? [])),
          ],
        };
      },
      contentOf(50, 60),
    ),
  );
}

/** The longest tasks of the load whose blocking time is the median, each with the work that takes a tenth of it or more. */
function rowsOfTasks(path: string, column: number, loads: Load[]): Row[] {
  const sorted = [...loads].sort((one, other) => one.blocking - other.blocking);
  const { tasks = [] } = sorted[Math.floor(sorted.length / 2)] ?? {};
  return tasks.map(({ duration, work }) => {
    const most = work.filter(([, part]) => part >= duration / 10);
    const parts = most.map(([kind, part]) => `${kind} ${Math.round(part)}`);
    return {
      what: `task of ${path}: ${parts.join(', ')}`,
      values: [...Array<undefined>(column).fill(undefined), duration],
      unit: 'ms',
    };
  });
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
  const thread = mainThread(await traceOf(browser, () => navigate(url)));
  return { ...timesOf(thread), tasks: longestTasks(thread, LONGEST) };
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

function timesOf(thread: TraceEvent[]): Times {
  const running = named(thread, RUNNING);
  const tasks = named(thread, ['RunTask']).map(({ dur }) => dur / 1_000);
  return {
    // Without the style and layout that scripts force.
    script: total(running) - total(within(named(thread, STYLING), running)),
    longest: Math.max(...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0),
  };
}

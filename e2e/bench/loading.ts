import type { Browser, CDPSession } from '@playwright/test';
import { pagePaths } from '../../lib/site/pages';
import { budgets } from './budgets';
import { startEmptyPage } from './empty-page';
import { median, type Row, type Section } from './report';
import { contentOf, withBrowser, withSite } from './site-under-test';
import { type Times, timesOf } from './trace';

/** How often each page is loaded. */
const LOADS = 9;

/** The work of the main thread while a page loads, compared with an empty Next page in the same run, CPU slowed 4 times. */
export async function loading(): Promise<Section> {
  const emptyPage = await startEmptyPage();
  try {
    return await withSite(({ url }) => measure(url, emptyPage.url), contentOf(50));
  } finally {
    emptyPage.stop();
  }
}

async function measure(siteUrl: string, emptyPage: string): Promise<Section> {
  const addresses = [...pagePaths.map((path) => siteUrl + path), `${emptyPage}/`];
  const loads = addresses.map((address) => ({ address, times: [] as Times[] }));
  for (let round = 0; round < LOADS; round += 1)
    for (const { address, times } of loads)
      times.push(await withBrowser((browser) => load(browser, address)));
  const rowsOf = (what: string, key: keyof Times): Row[] => {
    const medians = loads.map(({ times }) => median(times.map((time) => time[key])));
    const ratios = medians.map((time) => time / (medians.at(-1) ?? Number.NaN));
    return [
      { what, values: medians, unit: 'ms' },
      { what: '… against it', values: ratios, unit: 'ratio', limit: budgets.loadingRatio, gate: true },
    ];
  };
  return {
    title: `Loading, CPU slowed 4 times, median of ${LOADS} loads in turn`,
    columns: [...pagePaths, 'empty page'],
    rows: [
      ...rowsOf('script time', 'script'),
      ...rowsOf('longest task', 'longest'),
      ...rowsOf('blocking: what tasks take beyond 50 ms', 'blocking'),
    ],
  };
}

async function load(browser: Browser, url: string): Promise<Times> {
  const devtools = await browser.newBrowserCDPSession();
  const navigate = await openPage(devtools);
  return timesOf(browser, () => navigate(url));
}

/** A response, with the `id` of its request and a `result`, or an event, with `params`. */
type Message = {
  id?: number;
  result: { loaderId?: string; errorText?: string };
  params?: { name?: string; loaderId?: string };
};

/**
 * Opens a page that Playwright does not attach to. Playwright and Lighthouse enable DevTools' `Runtime` domain. With it, V8 parses
 * react-dom a second time, to find the positions of the errors that react-dom creates while it is evaluated (`V8.CollectSourcePositions`
 * in the trace). That takes 50 to 70 ms of a task, CPU slowed 4 times, and no visitor's phone does it.
 * @returns a function that navigates to an address, and resolves once nothing has been requested for half a second: by then the scripts,
 * the photos in view and the prefetched page have arrived
 */
async function openPage(devtools: CDPSession): Promise<(url: string) => Promise<void>> {
  // Playwright attaches only to pages of its own contexts.
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId });
  const nextMessage = (isWanted: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      devtools.on('Target.receivedMessageFromTarget', (event) => {
        const message: Message = JSON.parse(event.message);
        if (isWanted(message)) resolve(message);
      });
    });
  let sent = 0;
  const send = async (method: string, params = {}) => {
    sent += 1;
    const id = sent;
    const response = nextMessage((message) => message.id === id);
    const message = JSON.stringify({ id, method, params });
    await devtools.send('Target.sendMessageToTarget', { sessionId, message });
    return (await response).result;
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
  // Over the loopback interface a script is there before the browser has started to compile it in the background.
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 625_000,
  });
  return async (url) => {
    const { loaderId, errorText } = await send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await nextMessage(({ params }) => params?.name === 'networkIdle' && params.loaderId === loaderId);
  };
}

import { chromium, type Page } from '@playwright/test';
import { phone } from '../playwright.config';
import { launchOptions } from '../support/launch-options';
import { type Figure, quantile, repeat } from './figure';

/** The longest time in milliseconds from a tap to the frame that shows its result, on a phone that is slowed 4 times. */
const MAX_MEDIAN = 200;
const MAX_98TH_PERCENTILE = 300;

/** The times of each interaction, in milliseconds, by what it does. */
type Times = Record<string, number[]>;

/** The time from each interaction to the frame that shows its result. The page is idle when an interaction begins. */
export async function interactions(url: string): Promise<Figure[]> {
  const visits = await repeat(async () => {
    const browser = await chromium.launch(launchOptions);
    const page = await browser.newPage(phone);
    const times = { ...(await visit(page, `${url}/`)), ...(await visit(page, `${url}/eventos`)) };
    await browser.close();
    return times;
  });
  return Object.keys(visits[0] ?? {}).flatMap((what) => {
    const times = visits.flatMap((visit) => visit[what] ?? []);
    return [
      figure(`${what}: median, ms`, quantile(times, 0.5), MAX_MEDIAN),
      figure(`${what}: 98th percentile, ms`, quantile(times, 0.98), MAX_98TH_PERCENTILE),
    ];
  });
}

function figure(what: string, value: number, limit: number): Figure {
  return { what, value: Math.round(value), budget: `${limit}`, isMet: value <= limit };
}

async function visit(page: Page, url: string): Promise<Times> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // After loading, the page prefetches the other one.
  await page.goto(url, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page.evaluate(interact);
}

/**
 * Runs in the page: performs a visitor's interactions, in this order, and measures them. Not with Playwright's locators: they leave
 * listeners in the page, whose time would count in each tap.
 */
async function interact(): Promise<Times> {
  /** Resolves right after the next frame, before the tasks that the page has queued. */
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'user-blocking' }));
    });
  const nextChange = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  const find = (selector: string, text = '') => {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = elements.find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new Error(`Nothing matches ${selector} ${text}.`);
    return found;
  };
  // Like a tap: a click with `detail` 0 comes from the keyboard.
  const tap = (target: HTMLElement | undefined) =>
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  const times: Times = {};
  const measure = async (what: string, act: () => void, isDone: () => boolean) => {
    // Lets the page finish the work after the previous interaction, such as rendering the parts below the first view.
    for (const wait of [idle, nextFrame, idle, nextFrame]) await wait();
    const start = performance.now();
    act();
    // Not with `nextFrame`: requesting frames takes time itself, about 4 ms each for a link.
    while (!isDone()) await nextChange();
    await nextFrame();
    times[what] = [...(times[what] ?? []), performance.now() - start];
  };

  // Next keeps the previous page in the document, hidden.
  const shows = (title: string) =>
    [...document.querySelectorAll('h1')].some((h1) => h1.checkVisibility() && h1.textContent === title);
  const goTo = (path: string) => tap(find(`a[href="${path}"]`));
  if (location.pathname === '/') {
    await measure(
      'the first link to the events page',
      () => goTo('/eventos'),
      () => shows('COTIZÁ TU EVENTO'),
    );
    return times;
  }
  const boxes = document.querySelectorAll<HTMLInputElement>('input[type=checkbox][value]');
  const tab = () => document.querySelector('form [aria-haspopup=dialog]')?.textContent ?? '';
  for (let time = 0; time < 40; time += 1) {
    const before = tab();
    // The first stays ticked, and the tab with it.
    const tick = () => tap(boxes[time && 1 + (time % 9)]);
    await measure(time ? 'a tick' : 'the first tick, which brings the tab', tick, () => tab() !== before);
  }
  const sheetIsOpen = () => document.querySelector('dialog[open] h2') !== null;
  for (let time = 0; time < 10; time += 1) {
    const open = () => tap(find('form button', 'Solicitar servicio'));
    await measure(time ? 'opening the request' : 'opening the request for the first time', open, sheetIsOpen);
    find('dialog[open] > button').click();
  }
  for (let time = 0; time < 10; time += 1) {
    const header = find('summary', 'Categoría 1');
    await measure(
      'opening a category',
      () => tap(header),
      () => header.parentElement?.hasAttribute('open') === true,
    );
    header.click();
  }
  for (let time = 0; time < 5; time += 1) {
    await measure(
      'going to the home page',
      () => goTo('/'),
      () => shows('Cátering para tu evento'),
    );
    await measure(
      'going to the events page',
      () => goTo('/eventos'),
      () => shows('COTIZÁ TU EVENTO'),
    );
  }
  return times;
}

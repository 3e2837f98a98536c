import type { Page } from '@playwright/test';
import { budgets } from './budgets';
import { quantile, repeat, type Section } from './report';
import { contentOf, withPage, withSite } from './site-under-test';

/** Events shorter than this are not reported; nothing shorter matters. In milliseconds, the least that the browser allows. */
const LEAST = 16;

/** How long an event that is not reported is waited for, in milliseconds. */
const PATIENCE = 1_000;

// In the page, by the script that runs before all others.
declare global {
  var eventDelays: number[];
}

/** What a visitor does, in this order, with real taps and keys, once the page has loaded. */
const steps: { what: string; act: (page: Page) => Promise<void> }[] = [
  { what: 'opening a category', act: (page) => page.locator('h3 button').nth(1).tap() },
  { what: 'the first tick, which brings the tab', act: (page) => tick(page, 0) },
  { what: 'opening the request', act: (page) => page.getByRole('button', { name: /^Solicitar/ }).tap() },
  { what: 'going to a field', act: (page) => page.getByLabel('Tu nombre').tap() },
  { what: 'typing a letter', act: (page) => page.keyboard.press('a') },
  { what: 'unfolding the details', act: (page) => page.getByRole('button', { name: /^Agregar/ }).tap() },
  { what: 'closing the request', act: (page) => page.getByRole('button', { name: /^X, cerrar/ }).tap() },
  { what: 'another tick', act: (page) => tick(page, 1) },
  { what: 'opening the chat', act: (page) => page.getByRole('button', { name: /^Chatear/ }).tap() },
  { what: 'closing the chat', act: (page) => page.keyboard.press('Escape') },
  { what: 'opening the phone menu', act: (page) => page.locator('header button').tap() },
  { what: 'a link to the home page', act: (page) => page.locator('nav a[href="/"]').tap() },
  { what: 'opening the phone menu there', act: (page) => page.locator('header button').tap() },
  { what: 'a link back', act: (page) => page.locator('nav a[href="/eventos"]').tap() },
  {
    what: 'opening the request again',
    act: (page) => page.getByRole('button', { name: /^Solicitar/ }).tap(),
  },
  { what: 'opening WhatsApp', act: (page) => page.getByRole('link', { name: /^Solicitar/ }).tap() },
];

const tick = (page: Page, index: number) => page.getByRole('checkbox').nth(index).tap();

/**
 * The delay of every event of a phone's visit, CPU slowed 4 times: from the tap or key to the next paint, in steps of 8 ms, as the browser
 * reports it (https://developer.mozilla.org/docs/Web/API/PerformanceEventTiming). It includes what the browser itself does for a tap,
 * unlike the times of interactions.ts, and ends with the next frame, also where that does not show the result yet, as with a link.
 */
export async function flow(): Promise<Section> {
  const visits = await withSite(
    ({ url }) => repeat(() => withPage((page) => visit(page, url), phone)),
    contentOf(100, 7),
  );
  return {
    title: "A phone's visit, each event until the next paint, CPU slowed 4 times",
    columns: ['median', 'worst visit'],
    rows: steps.map(({ what }, index) => {
      const delays = visits.map((visit) => visit[index] ?? Number.NaN);
      return {
        what,
        values: [quantile(delays, 0.5), quantile(delays, 1)],
        unit: 'ms',
        budget: { limit: budgets.interaction, gate: false },
      };
    }),
  };
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @returns the delay of each step */
async function visit(page: Page, siteUrl: string): Promise<number[]> {
  await page.context().route('https://api.whatsapp.com/**', (route) => route.abort());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript((least) => {
    globalThis.eventDelays = [];
    // TypeScript does not know the threshold.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: least,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.eventDelays.push(entry.duration);
    }).observe(options);
  }, LEAST);
  await page.goto(`${siteUrl}/eventos`, { waitUntil: 'networkidle' });
  const delays: number[] = [];
  for (const { act } of steps) {
    await page.evaluate(() => {
      globalThis.eventDelays = [];
    });
    await act(page);
    await page
      .waitForFunction(() => globalThis.eventDelays.length > 0, undefined, { timeout: PATIENCE })
      .catch(() => undefined);
    await settle(page);
    delays.push(await page.evaluate((least) => Math.max(least, ...globalThis.eventDelays), LEAST));
  }
  return delays;
}

/** Waits until the page has nothing to do: what it does after a paint would otherwise delay the next event. */
async function settle(page: Page) {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );
}

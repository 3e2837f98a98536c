import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test';
import { setGlobalPrivacyControl, stopWaits } from '../support/init-scripts';
import { readState } from './read';
import type { Reading } from './reading';
import { type Journey, timeout } from './states';

export const windows = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

/** A Saturday at noon in Buenos Aires. */
const NOW = '2026-11-21T15:00:00Z';

/** Longer timers never end: those that show something only after a while. That of the chat's welcome takes 2 s. */
const LONGEST_TIMER = 3_000;

export type Deployment = {
  url: string;
  /** The addresses by which it names itself. */
  origins: string[];
};

/** What is read of a state, or why it cannot be reached. */
export type Outcome = { reading: Reading } | { failure: string };

/** Reads each state of a journey. After one that cannot be reached come no others. */
export async function* walk(
  browser: Browser,
  { url, origins }: Deployment,
  journey: Journey,
  window: BrowserContextOptions,
): AsyncGenerator<Outcome> {
  const context = await browser.newContext({
    ...window,
    baseURL: url,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    javaScriptEnabled: !journey.withoutScripts,
  });
  context.setDefaultTimeout(timeout);
  // The clock first: it replaces the timers.
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(stopWaits, LONGEST_TIMER);
  await context.addInitScript(setGlobalPrivacyControl);
  const page = await context.newPage();
  const errors = await listen(page, url);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  try {
    await page.goto(journey.path);
    for (const { reach } of journey.states) {
      await reach(page);
      const reading = await readState(page, responses, origins);
      yield { reading: { ...reading, errors: [...new Set(errors)].sort() } };
    }
  } catch (error) {
    yield { failure: String(error).split('\n', 1).join() };
  } finally {
    await context.close();
  }
}

/** Collects the errors of a page. Requests to third parties do not leave the machine. */
async function listen(page: Page, url: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  await page.route(
    ({ protocol, origin }) => protocol.startsWith('http') && origin !== new URL(url).origin,
    (route) => {
      errors.push(`request to a third party: ${route.request().url()}`);
      return route.abort();
    },
  );
  return errors;
}

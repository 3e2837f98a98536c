import type { Page, Route } from '@playwright/test';
import { expect } from './test';
import * as ui from './ui';

const SCRIPTS = /\.js(\?|$)/;

/** Holds back all requests for scripts, except for these, until the function that it returns is called. */
export async function holdScripts(page: Page, except: readonly string[] = []): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(SCRIPTS, (route) =>
    released || except.includes(route.request().url()) ? route.continue() : held.push(route),
  );
  return async () => {
    // A request is on its way to the page as soon as something waits for it.
    await expect.poll(() => held.length).toBeGreaterThan(0);
    released = true;
    for (const route of held) await route.continue();
  };
}

/**
 * Opens a page and holds back all of its scripts.
 * @returns a function that releases them and waits until the chat launcher is hydrated
 */
export async function openWithScriptsHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // The HTML is complete and the styles have loaded: before that there are no animations to finish.
  await expect(page.getByRole('link', { name: 'Chatear por WhatsApp' })).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  return async () => {
    await release();
    await expect(ui.launcher(page)).toBeVisible();
    await page.unroute(SCRIPTS);
  };
}

/** Aborts the requests for all scripts that the page has not fetched yet, until the function that it returns is called. */
export async function blockNewScripts(page: Page): Promise<() => Promise<void>> {
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route(SCRIPTS, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.abort(),
  );
  return () => page.unroute(SCRIPTS);
}

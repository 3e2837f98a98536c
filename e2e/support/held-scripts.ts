import type { Page, Route } from '@playwright/test';
import { expect, hydrated } from './test';
import * as ui from './ui';

const SCRIPTS = /\.js(\?|$)/;

/** Holds back the requests to these addresses, except for some. @returns a function that releases them */
export async function hold(
  page: Page,
  addresses: string | RegExp,
  except: readonly string[] = [],
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(addresses, (route) =>
    released || except.includes(route.request().url()) ? route.continue() : held.push(route),
  );
  return async () => {
    // The request that the test is about may not have been sent yet.
    await expect.poll(() => held.length).toBeGreaterThan(0);
    released = true;
    for (const route of held) await route.continue();
  };
}

const holdScripts = (page: Page, except?: readonly string[]) => hold(page, SCRIPTS, except);

/**
 * Opens a page and holds back all of its scripts.
 * @returns a function that releases them and waits until the page is hydrated
 */
export async function openWithScriptsHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // Waits for the whole HTML, styles and fonts: before that there are no animations to finish, and texts may still move.
  await expect(ui.launcher(page)).toBeVisible();
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
      document.fonts.status === 'loaded',
  );
  return async () => {
    await release();
    await hydrated(page);
    await page.unroute(SCRIPTS);
  };
}

/** Aborts the requests for all scripts that the page has not fetched yet. @returns a function that stops this */
export async function blockNewScripts(page: Page): Promise<() => Promise<void>> {
  const names = () => performance.getEntriesByType('resource').map(({ name }) => name);
  return blockScripts(page, await page.evaluate(names));
}

/** Aborts the requests for all scripts except these. @returns a function that stops this */
export async function blockScripts(page: Page, except: readonly string[]): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) =>
    except.includes(route.request().url()) ? route.continue() : route.abort(),
  );
  return () => page.unroute(SCRIPTS);
}

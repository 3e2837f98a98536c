import type { Page, Route } from '@playwright/test';
import { expect } from './test';

/**
 * Opens a page and holds back all of its scripts.
 * @returns a function that releases them and waits until the chat launcher is hydrated
 */
export async function openWithScriptsHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  const hold = (route: Route) => (released ? route.continue() : held.push(route));
  await page.route('**/*.js*', hold);
  await page.goto(path, { waitUntil: 'commit' });
  // The HTML is complete and the styles have loaded: before that there are no animations to finish.
  await expect(page.getByRole('link', { name: 'Chatear por WhatsApp' })).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  return async () => {
    released = true;
    for (const route of held) await route.continue();
    await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
    await page.unroute('**/*.js*', hold);
  };
}

import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { endAnimations } from './animations';
import { anywhere, expect, test as serverTest } from './server-test';
import * as ui from './ui';

/** The configuration makes this host unknown to the browser. */
const WHATSAPP_HOST = 'api.whatsapp.com';

type TestFixtures = {
  /**
   * Whether the waits of the page run: its timers of more than a second, and the CSS animations of a page whose scripts are late. By
   * default they never end, because on a slow machine they would end in the middle of a test about something else. `endStyleWaits` ends
   * the animations. A test about timers sets this option and controls the timers with `page.clock`.
   */
  pageWaits: boolean;
  /** The texts and phone numbers of the WhatsApp links that the page opened, in order. They reach nobody: the browser does not know the host. */
  whatsapp: { texts: string[]; phones: string[] };
  /** Patterns of errors that the test expects (of the console, of the page, requests to a third party); any other fails it. */
  expectedErrors: RegExp[];
  /** Stops the page's waits unless `pageWaits` is set. */
  stopPageWaits: undefined;
  /** Fails a test whose page logged an error, e.g. a violation of its content security policy, or sent a request to a third party. */
  failOnErrors: undefined;
};

// These two run in the page before the scripts of the page.

/** Makes the waits of the page endless: its timers of more than a second, and its style sheets' waits for scripts. */
function stopWaits() {
  const native = window.setTimeout;
  const withoutLongWaits = (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay > 1_000 ? 0 : native(handler, delay, ...given);
  Object.assign(window, { setTimeout: withoutLongWaits });
  const styles = new CSSStyleSheet();
  styles.replaceSync(':root { --late-scripts: 100000s; --overlay-time: 100000s; }');
  document.adoptedStyleSheets.push(styles);
}

/** Keeps the tests out of the counts of a deployed site: it does not count visitors with this signal. */
function setGlobalPrivacyControl() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}

/** Whether the browser reports that another page of the site could not be prefetched. Tests of that page fail. */
function isOfPrefetch(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const here = message.page()?.url();
  if (!here || !/^Failed to load resource/.test(message.text()) || !URL.canParse(url)) return false;
  const failed = new URL(url);
  return failed.searchParams.has('_rsc') && failed.pathname !== new URL(here).pathname;
}

/** React's production build gives numbers for errors: https://react.dev/errors/418 */
const explained = (error: string) =>
  /Minified React error #418/.test(error)
    ? 'The HTML of this page says something else than its scripts: see the test `the HTML of … says what its scripts say`.'
    : error;

/** The test of `server-test.ts`, with a browser. */
export const test = serverTest.extend<TestFixtures>({
  // Depends on `endStarted`, so that the page is closed before the sites stop: otherwise its requests fail.
  page: async ({ endStarted: _, page }, use) => {
    await use(page);
    await page.close();
  },
  pageWaits: [false, { option: true }],
  stopPageWaits: [
    async ({ context, pageWaits }, use) => {
      if (!pageWaits) await context.addInitScript(stopWaits);
      if (process.env.BASE_URL) await context.addInitScript(setGlobalPrivacyControl);
      await use(undefined);
    },
    { auto: true },
  ],
  expectedErrors: [],
  whatsapp: async ({ context }, use) => {
    const whatsapp = { texts: [] as string[], phones: [] as string[] };
    context.on('request', (request) => {
      const { hostname, searchParams } = new URL(request.url());
      if (hostname !== WHATSAPP_HOST) return;
      whatsapp.texts.push(searchParams.get('text') ?? '');
      whatsapp.phones.push(searchParams.get('phone') ?? '');
    });
    await use(whatsapp);
  },
  failOnErrors: [
    async ({ context, siteUrl, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' || isOfPrefetch(message)) return;
        errors.push(`${explained(message.text())} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(explained(String(error.error()))));
      const known = ['localhost', WHATSAPP_HOST, new URL(siteUrl).hostname];
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && !known.includes(hostname))
          errors.push(`request to a third party: ${request.url()}`);
      });
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { anywhere, expect };

/** Like {@link anywhere}, for tests that also run in a wide window: their tag is `@wide`. */
export const anywhereWide = { tag: ['@wide', anywhere.tag] };

/**
 * Opens a page and waits until its font has loaded, which moves texts, and until the layout is hydrated. React may hydrate the rest of the
 * page later. A click on a part makes React hydrate that part first; an assertion without a click has to wait by itself.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status() ?? 200, `the status of ${path}`).toBeLessThan(500);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until the layout of the page is hydrated. */
export const hydrated = (page: Page) =>
  expect(page.locator('html')).not.toHaveAttribute('data-loading', /(?:)/);

/**
 * Finishes the CSS animations that `pageWaits: false` makes endless, as if their time had passed: those of the loading overlay, and those that
 * show the gallery and the chat's link when the scripts are late.
 */
export function endStyleWaits(page: Page): Promise<void> {
  return endAnimations(page, { leastDuration: 3_600_000 });
}

/** The first option of the menu, after opening its category. Skips a test on a deployed site whose menu is empty. */
export async function firstOption(page: Page): Promise<Locator> {
  if (process.env.BASE_URL)
    test.skip((await ui.menu(page).count()) === 0, 'This site has no menu to choose from.');
  const option = page.getByRole('checkbox').first();
  if (!(await option.isVisible())) await ui.menu(page).locator('summary').first().click();
  return option;
}

/** Navigates within the site: the previous page stays in memory, hidden. */
export async function goToEvents(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pedir cotización' }).click();
  await expect(ui.eventsTitle(page)).toBeVisible();
}

/** Like {@link goToEvents}. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inicio' }).click();
  await expect(ui.homeTitle(page)).toBeVisible();
}

/** The link of the chosen menu. The page shows it as text if it cannot use the clipboard. */
export async function linkOfMenu(page: Page): Promise<string> {
  await ui.requestTab(page).click();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await ui.sheet(page).getByRole('button', { name: 'Compartir' }).click();
  return (
    (await ui
      .sheet(page)
      .getByText(/^http.*\/m\//)
      .textContent()) ?? ''
  );
}

import type { Locator, Page } from '@playwright/test';
import { expect, test as serverTest } from './server-test';

type TestFixtures = {
  /**
   * Whether the waits of the page run: its timers of more than a second, and what its style sheets do for want of scripts. They do
   * not unless a test is about them, or a slow machine would reach them in the middle of another test. A test about timers sets
   * this and moves them with `page.clock`.
   */
  pageWaits: boolean;
  /** Texts of the WhatsApp chats that the page opened, in order. WhatsApp itself is never requested. */
  whatsapp: { texts: string[]; phones: string[] };
  /** Console errors that the test is about; any other one fails it. */
  expectedErrors: RegExp[];
  /** Stops the page's waits unless `pageWaits` is set. */
  stopPageWaits: undefined;
  /** Fails a test whose page logged an error, as of what its policy refuses, or requested something of a third party. */
  failOnErrors: undefined;
};

/** The test of `server-test.ts` with a browser. */
export const test = serverTest.extend<TestFixtures>({
  // It depends on the sites, so that it closes before they do: a page must not lose its site.
  page: async ({ startSite: _, page }, use) => {
    await use(page);
    await page.close();
  },
  pageWaits: [false, { option: true }],
  stopPageWaits: [
    async ({ context, pageWaits }, use) => {
      if (!pageWaits) await context.addInitScript(stopWaits);
      await use(undefined);
    },
    { auto: true },
  ],
  expectedErrors: [],
  whatsapp: async ({ context }, use) => {
    const whatsapp = { texts: [] as string[], phones: [] as string[] };
    await context.route('https://api.whatsapp.com/**', (route) => {
      const { searchParams } = new URL(route.request().url());
      whatsapp.texts.push(searchParams.get('text') ?? '');
      whatsapp.phones.push(searchParams.get('phone') ?? '');
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>WhatsApp</title>' });
    });
    await use(whatsapp);
  },
  failOnErrors: [
    async ({ context, whatsapp, expectedErrors }, use) => {
      expect(whatsapp.texts).toEqual([]);
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await context.route(
        ({ protocol, hostname }) =>
          protocol.startsWith('http') && hostname !== 'localhost' && hostname !== 'api.whatsapp.com',
        (route) => {
          if (process.env.BASE_URL && route.request().url().startsWith(process.env.BASE_URL))
            return route.fallback();
          errors.push(`requested of a third party: ${route.request().url()}`);
          return route.abort();
        },
      );
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page before its own scripts. */
function stopWaits() {
  const longest = 1_000;
  const native = window.setTimeout;
  const withoutLongWaits = (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay > longest ? 0 : native(handler, delay, ...given);
  Object.assign(window, { setTimeout: withoutLongWaits });
  const styles = new CSSStyleSheet();
  styles.replaceSync(':root { --late-scripts: 100000s; --overlay-time: 100000s; }');
  document.adoptedStyleSheets.push(styles);
}

export { expect };

/** Tests with this tag run against any deployed site: they read, tick and type, and need no content of ours. */
export const anywhere = { tag: '@anywhere' };

/** The same where the width of the screen makes no difference. */
export const anywhereOnPhone = { tag: ['@anywhere', '@phone'] };

/**
 * Opens a page and waits until its scripts are at work: the launcher is a button from then on. React hydrates the page's own part apart,
 * maybe after it. A click on something there has it hydrated first; whatever is only looked at needs a condition of its own.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Chatear por WhatsApp' })).toBeVisible();
}

/**
 * Ends what the style sheets wait for while `pageWaits` is off, as if the time had passed: the loading overlay, and what stays
 * closed until the scripts come.
 */
export function endStyleWaits(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      // Past the end: `finish()` rounds to just before the last keyframe where the delay is this long (Chromium 156).
      if (end > 3_600_000 && end < Number.POSITIVE_INFINITY) animation.currentTime = end + 1_000;
    }
  });
}

/** Skips a test on a site whose menu is empty. */
export async function skipWithoutMenu(page: Page): Promise<void> {
  test.skip((await menu(page).count()) === 0, 'This site has no menu to choose from.');
}

/** The first option of whatever menu the site has, its category open. */
export async function firstOption(page: Page): Promise<Locator> {
  await skipWithoutMenu(page);
  const category = menu(page).getByRole('button').first();
  if ((await category.getAttribute('aria-expanded')) === 'false') await category.click();
  return page.getByRole('checkbox').first();
}

const menu = (page: Page) => page.getByRole('group', { name: 'Diseñá tu menú.' });

/** The tab that opens the request. The last one of this name: a category may have it too. */
export const requestTab = (page: Page) => page.getByRole('button', { name: /^Solicitar servicio/ }).last();

import { expect, test as serverTest } from '../support/server-test';
import { type Browser, engines } from './browsers';

const selectors = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  textbox: 'input[type=text]',
};

type Role = keyof typeof selectors;

/** A visitor who finds elements by role and name. */
export class Visitor {
  constructor(readonly browser: Browser) {}

  evaluate<T>(pageFunction: () => T): Promise<T> {
    return this.browser.evaluate(pageFunction);
  }

  /**
   * Finds the first visible element with this role whose name starts with `name`. Scrolls to it if its middle is covered or out of view.
   * Returns its middle, and whether nothing covers it.
   */
  private find(role: Role, name: string) {
    return this.browser.evaluate(
      (selector, wanted) => {
        const compact = (text: string) => text.replace(/\s/g, '');
        const found = [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) => {
          const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
          const text = element.ariaLabel ?? (labelled ?? element.labels?.[0] ?? element).textContent ?? '';
          return (
            compact(text).startsWith(compact(wanted)) && element.checkVisibility({ visibilityProperty: true })
          );
        });
        if (!found) return null;
        const target = found.labels?.[0] ?? found;
        const middle = () => {
          const { left, top, width, height } = target.getBoundingClientRect();
          return [left + width / 2, top + height / 2] as const;
        };
        const isFree = () => target.contains(document.elementFromPoint(...middle()));
        if (!isFree()) target.scrollIntoView({ block: 'center', behavior: 'instant' });
        return { place: middle(), isFree: isFree() };
      },
      selectors[role],
      name,
    );
  }

  async sees(role: Role, name: string) {
    await expect.poll(() => this.find(role, name), `sees the ${role} "${name}"`).not.toBeNull();
  }

  async seesNo(role: Role, name: string) {
    await expect.poll(() => this.find(role, name), `sees no ${role} "${name}"`).toBeNull();
  }

  /** Clicks the element once it no longer moves and nothing covers it. */
  async press(role: Role, name: string) {
    let place: readonly number[] = [];
    const isReady = async () => {
      const before = place;
      const found = await this.find(role, name);
      place = found?.place ?? [];
      return found?.isFree && String(place) === String(before);
    };
    await expect.poll(isReady, `presses the ${role} "${name}"`).toBe(true);
    const [x = 0, y = 0] = place;
    await this.browser.click(x, y);
  }

  /** Waits until the text or placeholder of the focused element contains this text. */
  async focuses(text: string) {
    const focused = () =>
      this.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('placeholder') ?? element?.textContent?.trim();
      });
    await expect.poll(focused).toContain(text);
  }

  /** The texts of the WhatsApp links that have been opened in new tabs. */
  async whatsappTexts() {
    const urls = (await this.browser.urls()).map((url) => new URL(url));
    return urls
      .filter(({ hostname }) => hostname === 'api.whatsapp.com')
      .map(({ searchParams }) => searchParams.get('text'));
  }
}

/** The test with the production site and a first-time visitor. Page errors fail it if the browser's client reports them. */
export const test = serverTest.extend<{ visitor: Visitor; engine: keyof typeof engines }>({
  engine: ['firefox', { option: true }],
  visitor: async ({ engine, viewport }, use, testInfo) => {
    const errors: string[] = [];
    const browser = await engines[engine](viewport ?? { width: 1280, height: 800 }, errors);
    await use(new Visitor(browser));
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', {
        body: Buffer.from(await browser.screenshot()),
        contentType: 'image/png',
      });
    await browser.close();
    expect(errors).toEqual([]);
  },
});

export { expect };

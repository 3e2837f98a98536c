import { expect } from '@playwright/test';
import { linkPath } from './rest-of-the-web';
import { type Key, type Role, type Visitor, whatsappText } from './visitor';

/** Commands of the WebDriver standard (https://www.w3.org/TR/webdriver2/), with the names that Marionette has for them. */
export type Command =
  | 'Back'
  | 'ElementClick'
  | 'ExecuteScript'
  | 'FindElements'
  | 'GetComputedLabel'
  | 'GetCurrentURL'
  | 'GetWindowHandle'
  | 'GetWindowHandles'
  | 'Navigate'
  | 'PerformActions'
  | 'Refresh'
  | 'SetWindowRect'
  | 'SwitchToWindow'
  | 'TakeScreenshot';

/** A WebDriver session. */
export type Session = {
  /** Sends a command and resolves to its value, as the standard defines it. `id` is the id of the element concerned. */
  send: <T>(command: Command, parameters?: Record<string, unknown> & { id?: string }) => Promise<T>;
  errors: () => Promise<string[]>;
  end: () => Promise<void>;
};

/** The key under which the standard returns an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const selectors: Record<Role, string> = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]:not([role])',
  textbox: 'input[type=text]',
};

const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** A visitor whose browser is controlled by WebDriver. */
export function webdriverVisitor({ send, errors, end }: Session): Visitor {
  const run = <T>(script: string, ...args: unknown[]) => send<T>('ExecuteScript', { script, args });

  /** Finds an element by its accessible name as the engine computes it. */
  async function find(role: Role, name: string): Promise<string | undefined> {
    const elements = await run<{ [ELEMENT]: string }[]>(
      `return [...document.querySelectorAll(${JSON.stringify(selectors[role])})]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))`,
    );
    for (const { [ELEMENT]: id } of elements) {
      // Fails for an element that has been removed in the meantime.
      const label = await send<string>('GetComputedLabel', { id }).catch(() => undefined);
      if (label === name) return id;
    }
    return undefined;
  }

  const write = async (text: string) => {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  };

  return {
    open: (url) => send('Navigate', { url }),
    arriveFrom: async (site, address) => {
      await send('Navigate', { url: site + linkPath(address) });
      const [link] = await send<{ [ELEMENT]: string }[]>('FindElements', {
        using: 'css selector',
        value: 'a',
      });
      await send('ElementClick', { id: link?.[ELEMENT] ?? '' });
    },
    reload: () => send('Refresh'),
    goBack: () => send('Back'),
    sees: async (role, name) => (await find(role, name)) !== undefined,
    press: async (role, name) => {
      await expect(async () => {
        const id = await find(role, name);
        if (!id) throw new Error(`There is no ${role} "${name}".`);
        // WebKitGTK 2.50 does not scroll the element into view by itself.
        await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', { [ELEMENT]: id });
        await send('ElementClick', { id });
      }).toPass();
    },
    write,
    hit: (key) => write(keys[key]),
    evaluate: (pageFunction) => run(`return (${pageFunction})()`),
    whatsappTexts: async () => {
      const own = await send<string>('GetWindowHandle');
      const texts: string[] = [];
      for (const handle of await send<string[]>('GetWindowHandles')) {
        await send('SwitchToWindow', { handle });
        const text = whatsappText(await send('GetCurrentURL'));
        if (text !== undefined) texts.push(text);
      }
      await send('SwitchToWindow', { handle: own });
      return texts;
    },
    errors,
    screenshot: async () => Buffer.from(await send<string>('TakeScreenshot', { full: false }), 'base64'),
    leave: end,
  };
}

import type { Page } from '@playwright/test';
import { budgets } from './budgets';
import { quantile, repeat, type Section } from './report';
import { contentOf, withPage, withSite } from './site-under-test';

type Times = Record<string, number[]>;

/**
 * The time from each interaction to the frame that shows its result, with 50 options and 60 reviews, CPU slowed 4 times. The page is
 * idle when an interaction begins.
 */
export async function interactions(): Promise<Section> {
  const visits = await withSite(
    ({ url }) => repeat(() => withPage((page) => visit(page, url))),
    contentOf(50),
  );
  return {
    title: 'Interactions, from the event to the frame that shows it, CPU slowed 4 times',
    columns: ['98th percentile', 'median'],
    rows: Object.keys(visits[0] ?? {}).map((what) => {
      const times = visits.flatMap((visit) => visit[what] ?? []);
      return {
        what,
        values: [quantile(times, 0.98), quantile(times, 0.5)],
        unit: 'ms',
        limit: [what === 'a tick' ? budgets.tick : budgets.interaction],
      };
    }),
  };
}

async function visit(page: Page, siteUrl: string): Promise<Times> {
  const devtools = await page.context().newCDPSession(page);
  const times: Times = {};
  for (const path of ['/', '/eventos']) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // After loading, the page prefetches the other one.
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    // Not with a locator: it leaves Playwright's listeners in the page, and their time would count in each tap.
    await page.evaluate(async () => {
      while (!document.querySelector('aside [role=button]'))
        await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    Object.assign(times, await page.evaluate(interact));
  }
  return times;
}

/** Runs in the page: performs a visitor's interactions, in this order, and measures them. */
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
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await nextFrame();
  };
  const find = (selector: string, text = '') => {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = elements.find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new Error(`Nothing matches ${selector} ${text}.`);
    return found;
  };

  /** A function that performs an interaction, and one that says whether its result is there. */
  type Prepared = [act: () => void, isDone: () => boolean];
  /** Prepares the page for an interaction. @param time how often it has been performed */
  type Step = (time: number) => Prepared | Promise<Prepared>;

  const sheetIsOpen = () => document.querySelector('dialog[open] h2') !== null;
  const closeSheet = () => {
    if (sheetIsOpen()) find('dialog[open] > button').click();
  };
  const openRequest: Step = () => {
    closeSheet();
    return [() => find('form button', 'Solicitar servicio').click(), sheetIsOpen];
  };
  const chatIsOpen = () => document.querySelector('aside :popover-open') !== null;
  const toggleChat = () => find('aside [role=button]').click();
  const openChat: Step = () => {
    if (chatIsOpen()) toggleChat();
    return [toggleChat, chatIsOpen];
  };
  const unfold =
    (selector: string, text?: string): Step =>
    () => {
      const header = find(selector, text);
      const isOpen = () => header.parentElement?.hasAttribute('open') ?? false;
      if (isOpen()) header.click();
      return [() => header.click(), isOpen];
    };
  const tabText = () => document.querySelector('form [aria-haspopup=dialog]')?.textContent ?? '';
  const tick = (place: number): Prepared => {
    const before = tabText();
    const box = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[place];
    return [() => box?.click(), () => tabText() !== before];
  };
  // Like a tap: a click with `detail` 0 comes from the keyboard.
  const tap = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  const headings = { '/': 'Cátering para tu evento', '/eventos': 'COTIZÁ TU EVENTO' };
  const goTo =
    (path: keyof typeof headings): Step =>
    async () => {
      // Next keeps the previous page in the document, hidden.
      const shows = (page: keyof typeof headings) =>
        [...document.querySelectorAll('h1')].some(
          (title) => title.checkVisibility() && title.textContent === headings[page],
        );
      const go = (page: string) => document.querySelector(`nav a[href="${page}"]`)?.dispatchEvent(tap());
      const other = path === '/' ? '/eventos' : '/';
      if (!shows(other)) go(other);
      await until(() => shows(other));
      return [() => go(path), () => shows(path)];
    };

  const onEventsPage: [what: string, times: number, step: Step][] = [
    ['opening a category', 10, unfold('summary', 'Categoría 1')],
    ['the first tick, which brings the tab', 1, () => tick(0)],
    ['opening the request, its code not fetched', 1, openRequest],
    ['opening the request', 10, openRequest],
    [
      'typing a letter into a field of it',
      20,
      (time) => {
        const field = document.querySelector<HTMLInputElement>('dialog[open] input[type=text]');
        const letters = 'a'.repeat(time + 1);
        const type = () => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, letters);
          field?.dispatchEvent(new Event('input', { bubbles: true }));
        };
        const link = () => find('dialog[open] a').getAttribute('href');
        return [type, () => link()?.includes(`es%20${letters}%20y`) ?? false];
      },
    ],
    ['unfolding its details', 10, unfold('dialog[open] summary')],
    [
      'a tick',
      60,
      (time) => {
        closeSheet();
        return tick(1 + (time % 9));
      },
    ],
    ['opening the chat, its code not fetched', 1, openChat],
    ['opening the chat', 10, openChat],
    [
      'opening the phone menu',
      10,
      () => {
        if (chatIsOpen()) toggleChat();
        const menu = document.getElementById('menu-principal');
        menu?.hidePopover();
        return [() => find('header button').click(), () => menu?.matches(':popover-open') ?? false];
      },
    ],
    [
      'a bullet of the reviews',
      10,
      async (time) => {
        document.getElementById('menu-principal')?.hidePopover();
        const bullets = () => [...document.querySelectorAll<HTMLElement>('button[aria-label^="Ir a"]')];
        bullets()[0]?.scrollIntoView();
        await until(() => bullets()[0]?.checkVisibility({ visibilityProperty: true }) ?? false);
        const bullet = bullets()[(time + 1) % 7];
        return [() => bullet?.click(), () => bullet?.ariaCurrent === 'true'];
      },
    ],
    ['going to the home page', 5, goTo('/')],
    ['going to the events page', 5, goTo('/eventos')],
  ];

  const times: Times = {};
  const steps: typeof onEventsPage =
    location.pathname === '/' ? [['the first link to the events page', 1, goTo('/eventos')]] : onEventsPage;
  for (const [what, count, step] of steps)
    for (let time = 0; time < count; time += 1) {
      const [act, isDone] = await step(time);
      // Lets the page finish the work after the previous interaction, such as rendering the parts below the first view.
      for (const wait of [idle, nextFrame, idle, nextFrame]) await wait();
      // After a press on a bullet the reviews move for 400 ms, and their frames would be measured instead.
      await until(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition));
      const start = performance.now();
      act();
      // Not with `nextFrame`: requesting frames takes time itself, about 4 ms each for a link.
      while (!isDone()) await nextChange();
      await nextFrame();
      times[what] = [...(times[what] ?? []), performance.now() - start];
    }
  return times;
}

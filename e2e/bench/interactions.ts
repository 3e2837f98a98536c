import type { Page } from '@playwright/test';
import { budgets } from './budgets';
import { quantile, repeat, type Section } from './report';
import { contentOf, withPage, withSite } from './site-under-test';

/** What a visitor does on the home page and then on the events page, in this order, and how often each is measured in one visit. */
const onHomePage = [{ what: 'the first link to the events page', times: 1 }] as const;
const onEventsPage = [
  { what: 'opening a category', times: 10 },
  { what: 'the first tick, which brings the tab', times: 1 },
  { what: 'opening the request, its code not fetched', times: 1 },
  { what: 'opening the request', times: 10 },
  { what: 'typing a letter into a field of it', times: 20 },
  { what: 'unfolding its details', times: 10 },
  { what: 'a tick', times: 60 },
  { what: 'opening the chat, its code not fetched', times: 1 },
  { what: 'opening the chat', times: 10 },
  { what: 'opening the phone menu', times: 10 },
  { what: 'a bullet of the reviews', times: 10 },
  { what: 'going to the home page', times: 5 },
  { what: 'going to the events page', times: 5 },
] as const;
const interactions = [...onHomePage, ...onEventsPage];

type Interaction = (typeof interactions)[number]['what'];

const budgetOf = (what: Interaction) => (what === 'a tick' ? budgets.tick : budgets.interaction);

/**
 * The time from each interaction to the frame that shows its result, with 50 options and 60 reviews, CPU slowed 4 times. The page has
 * nothing left to do when it begins.
 */
export async function interactionsOf(): Promise<Section> {
  const visits = await withSite(
    ({ url }) => repeat(() => withPage((page) => visit(page, url))),
    contentOf(50, 60),
  );
  return {
    title: 'Interactions, from the event to the frame that shows it, CPU slowed 4 times',
    columns: ['98th percentile', 'median'],
    rows: interactions.map(({ what }) => {
      const times = visits.flatMap((visit) => visit[what]);
      return {
        what,
        values: [quantile(times, 0.98), quantile(times, 0.5)],
        unit: 'ms',
        budget: { limit: [budgetOf(what)], gate: false },
      };
    }),
  };
}

async function visit(page: Page, siteUrl: string): Promise<Record<Interaction, number[]>> {
  const devtools = await page.context().newCDPSession(page);
  const open = async (path: string) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // The other page is fetched ahead when this one has loaded.
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    // Not by a locator: it leaves listeners of Playwright in the page, whose time would be part of each tap.
    await page.evaluate(async () => {
      while (!document.querySelector('aside [role=button]'))
        await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  };
  await open('/');
  const times = await timesOf(page, onHomePage);
  await open('/eventos');
  return { ...times, ...(await timesOf(page, onEventsPage)) };
}

async function timesOf<const What extends Interaction>(
  page: Page,
  interactions: readonly { what: What; times: number }[],
): Promise<Record<What, number[]>> {
  return page.evaluate(
    async (counts) => {
      /** Resolves right after the next frame, ahead of what the page has queued to be done after it. */
      const nextFrame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'user-blocking' }));
        });
      /** Resolves after the next change of the document. */
      const nextChange = () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
        });
      const find = (selector: string, text = '') => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
          element.textContent?.includes(text),
        );
        if (!found) throw new Error(`Nothing matches ${selector} ${text}.`);
        return found;
      };
      /** Prepares the page for an interaction; returns what acts, and what says whether the result is there. */
      type Step = (time: number) => Prepared | Promise<Prepared>;
      type Prepared = [act: () => void, isDone: () => boolean];
      const times: Record<string, number[]> = {};
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      /** Acts from a frame on, and measures until the first frame after the condition holds. */
      async function measure(what: string, act: () => void, isDone: () => boolean) {
        // What follows after the paint of the interaction before, such as the parts of a page below its first view.
        for (const wait of [idle, nextFrame, idle, nextFrame]) await wait();
        // The reviews move for 400 ms after a bullet, and each frame of it would come in between.
        while (document.getAnimations().some((animation) => animation instanceof CSSTransition))
          await nextFrame();
        const start = performance.now();
        act();
        // Frames requested while waiting would take time of their own, about 4 ms each for a link.
        while (!isDone()) await nextChange();
        await nextFrame();
        times[what] = [...(times[what] ?? []), performance.now() - start];
      }
      const sheetIsOpen = () => document.querySelector('dialog[open] h2') !== null;
      const chatIsOpen = () => document.querySelector('aside :popover-open') !== null;
      const toggleChat = () => find('aside [role=button]').click();

      const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].slice(1, 10);
      const tabText = () => document.querySelector('[aria-haspopup=dialog]')?.textContent ?? '';
      // As a tap: a click without a detail is one of the keyboard.
      const tap = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      const goTo = (path: string) => document.querySelector(`nav a[href="${path}"]`)?.dispatchEvent(tap());
      // The page that was left stays in the document, hidden.
      const heading = () =>
        [...document.querySelectorAll('h1')].find((title) => title.checkVisibility())?.textContent;

      const openRequest: Step = () => {
        if (sheetIsOpen()) find('dialog[open] > button').click();
        return [() => find('form button', 'Solicitar servicio').click(), sheetIsOpen];
      };
      const openChat: Step = () => {
        if (chatIsOpen()) toggleChat();
        return [toggleChat, chatIsOpen];
      };
      const goToEventsPage: Step = async () => {
        if (heading() !== 'Cátering para tu evento') goTo('/');
        while (heading() !== 'Cátering para tu evento') await nextFrame();
        return [() => goTo('/eventos'), () => heading() === 'COTIZÁ TU EVENTO'];
      };
      const steps: Record<string, Step> = {
        'opening a category': () => {
          const header = find('summary', 'Categoría 1');
          const isOpen = () => header.parentElement?.hasAttribute('open') ?? false;
          if (isOpen()) header.click();
          return [() => header.click(), isOpen];
        },
        'the first tick, which brings the tab': () => {
          const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');
          return [() => box?.click(), () => tabText() !== ''];
        },
        'a tick': (time) => {
          if (sheetIsOpen()) find('dialog[open] > button').click();
          const box = boxes[time % boxes.length];
          const before = tabText();
          return [() => box?.click(), () => tabText() !== before];
        },
        'opening the request, its code not fetched': openRequest,
        'opening the request': openRequest,
        'typing a letter into a field of it': (time) => {
          const field = document.querySelector<HTMLInputElement>('dialog[open] input[type=text]');
          const letters = 'a'.repeat(time + 1);
          const type = () => {
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, letters);
            field?.dispatchEvent(new Event('input', { bubbles: true }));
          };
          const link = () => find('dialog[open] a').getAttribute('href');
          return [type, () => link()?.includes(`es%20${letters}%20y`) ?? false];
        },
        'unfolding its details': () => {
          const header = find('dialog[open] summary');
          const isOpen = () => header.parentElement?.hasAttribute('open') ?? false;
          if (isOpen()) header.click();
          return [() => header.click(), isOpen];
        },
        'opening the chat, its code not fetched': openChat,
        'opening the chat': openChat,
        'opening the phone menu': () => {
          if (chatIsOpen()) toggleChat();
          const menu = document.getElementById('menu-principal');
          menu?.hidePopover();
          return [() => find('header button').click(), () => menu?.matches(':popover-open') ?? false];
        },
        'a bullet of the reviews': async (time) => {
          document.getElementById('menu-principal')?.hidePopover();
          const bullets = () => [...document.querySelectorAll<HTMLElement>('button[aria-label^="Ir a"]')];
          bullets()[0]?.scrollIntoView();
          while (bullets()[0]?.checkVisibility({ visibilityProperty: true }) !== true) await nextFrame();
          const bullet = bullets()[(time + 1) % 7];
          return [() => bullet?.click(), () => bullet?.ariaCurrent === 'true'];
        },
        'the first link to the events page': goToEventsPage,
        'going to the events page': goToEventsPage,
        'going to the home page': async () => {
          if (heading() !== 'COTIZÁ TU EVENTO') goTo('/eventos');
          while (heading() !== 'COTIZÁ TU EVENTO') await nextFrame();
          return [() => goTo('/'), () => heading() === 'Cátering para tu evento'];
        },
      };
      for (const [what, count] of counts) {
        const step = steps[what];
        if (!step) throw new Error(`No step is called ${what}.`);
        for (let time = 0; time < count; time += 1) await measure(what, ...(await step(time)));
      }
      return times as Record<What, number[]>;
    },
    interactions.map(({ what, times }) => [what, times] as const),
  );
}

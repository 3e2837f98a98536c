import type { Page } from '@playwright/test';
import { budgets } from './budgets';
import { quantile, repeat, type Section } from './report';
import { contentOf, withPage, withSite } from './site-under-test';

const sizes = [10, 100, 1_000];

/** The time from a tick to the frame that shows it, by the length of the menu, CPU slowed 4 times. */
export async function ticks(): Promise<Section> {
  const runs: number[][][] = [];
  for (const size of sizes) {
    runs.push(
      await withSite(
        ({ url }) => repeat(() => withPage((page) => tickTimes(page, url, 4))),
        contentOf(size, 7),
      ),
    );
  }
  const at = (share: number) =>
    runs.map((rounds) =>
      quantile(
        rounds.map((times) => quantile(times, share)),
        0.5,
      ),
    );
  const medians = at(0.5);
  return {
    title: 'Response to a tick, CPU slowed 4 times',
    columns: sizes.map((size) => `${size} options`),
    rows: [
      { what: 'median', values: medians, unit: 'ms' },
      { what: '98th percentile', values: at(0.98), unit: 'ms', budget: { limit: budgets.tick, gate: false } },
      {
        what: 'median, relative to the shortest menu',
        values: medians.map((median) => median / (medians[0] ?? Number.NaN)),
        unit: 'ratio',
        budget: { limit: budgets.tickGrowth, gate: true },
      },
    ],
  };
}

/** Sixty ticks, each from the click to the end of the frame that shows it, in milliseconds. */
export async function tickTimes(page: Page, siteUrl: string, slowdown: number): Promise<number[]> {
  await page.goto(`${siteUrl}/eventos`);
  await page.getByRole('button', { name: 'Chatear por WhatsApp' }).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page.evaluate(async () => {
    const boxes = Array.from(document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')).slice(
      0,
      10,
    );
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        requestAnimationFrame(() => port2.postMessage(undefined));
      });
    const times: number[] = [];
    for (let tick = 0; tick < 60; tick += 1) {
      await nextFrame();
      const start = performance.now();
      boxes[tick % boxes.length]?.click();
      await nextFrame();
      times.push(performance.now() - start);
    }
    return times;
  });
}

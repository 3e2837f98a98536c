import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, test } from '../support/server-test';
import { startVisitors } from '../support/visitors';

const ROUNDS = 4;

/** Keeps every core busy for as long as the test runs. */
function keepCoresBusy(): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, [
      '-e',
      'setTimeout(process.exit, 120_000); setInterval(() => { for (let i = 0; i < 1e7; i += 1); });',
    ]),
  );
}

test('a SIGTERM cuts no visitor on a machine whose cores are busy', async ({ startSite }) => {
  const busy = keepCoresBusy();
  const rows = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const site = await startSite();
    const visitors = startVisitors(site, 50);
    await expect.poll(() => visitors.pages).toBeGreaterThan(200);
    const start = performance.now();
    const code = await site.stop();
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const cut = await visitors.leave();
    rows.push({ pages: visitors.pages, cut: cut.length, seconds, code });
  }
  for (const child of busy) child.kill();
  console.table(rows);
  expect(rows.map(({ cut, code }) => [cut, code])).toEqual(rows.map(() => [0, 0]));
});

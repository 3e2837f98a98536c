import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { faults } from '../support/admin-api';
import { request } from '../support/request';
import { expect, test } from '../support/server-test';
import { memoryOf } from './memory';

const CONNECTIONS = 100;
const SECONDS = 60;
const FLIP_EVERY_MS = 2_000;

const MAX_RESPONSE_MS = 3_000;
const MAX_MEMORY_MB = 250;

const quantile = (numbers: number[], share: number) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0);

test('a minute of load while the admin API fails in every way', async ({ startAdminApi, startSite }) => {
  const api = await startAdminApi();
  const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const outcomes = new Set<unknown>();
  const durations: number[] = [];
  const memory: number[] = [];
  let isOver = false;

  async function visit(path: string) {
    const startedAt = performance.now();
    const outcome = await request(`${site.url}${path}`, {}, { agent }).then(({ status }) => status, String);
    durations.push(performance.now() - startedAt);
    outcomes.add(outcome);
  }

  async function visitor() {
    while (!isOver) for (const path of ['/', '/eventos']) await visit(path);
  }

  // All connections are opened first: Node accepts one new connection each time it has served all open ones.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => visit('/')));
  const visitors = Array.from({ length: CONNECTIONS }, visitor);
  for (let flip = 0; flip * FLIP_EVERY_MS < SECONDS * 1_000; flip += 1) {
    // Every other interval without a fault, so that content is still updated.
    const fault = flip % 2 ? faults[Math.floor(flip / 2) % faults.length] : undefined;
    for (const source of ['menus', 'testimonials'] as const) {
      if (fault) api.faults[source] = fault;
      else delete api.faults[source];
    }
    await delay(FLIP_EVERY_MS);
    memory.push(memoryOf(site.pid));
  }
  isOver = true;
  await Promise.all(visitors);
  agent.destroy();

  const half = memory.length / 2;
  const [earlier, later] = [quantile(memory.slice(half / 2, half), 0.5), quantile(memory.slice(half), 0.5)];
  console.table({
    'requests a second': Math.round(durations.length / SECONDS),
    'median, ms': quantile(durations, 0.5),
    '99th percentile, ms': quantile(durations, 0.99),
    'slowest, ms': quantile(durations, 1),
    'memory in the 2nd quarter, MB': earlier,
    'memory in the 2nd half, MB': later,
    'requests to the API': api.requests.menus + api.requests.testimonials,
  });
  expect([...outcomes]).toEqual([200]);
  expect(quantile(durations, 1)).toBeLessThan(MAX_RESPONSE_MS);
  expect(later).toBeLessThan(MAX_MEMORY_MB);
  expect(later / earlier).toBeLessThan(1.1);
});

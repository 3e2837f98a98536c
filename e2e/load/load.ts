import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { faults } from '../support/admin-api';
import { expect, test } from '../support/server-test';
import { memoryOf } from './memory';

const CONNECTIONS = 100;
const SECONDS = 60;
const FLIP_EVERY_MS = 2_000;

const MAX_RESPONSE_MS = 3_000;
const MAX_MEMORY_MB = 250;

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

test('a minute of load while the admin API fails in every way', async ({ startAdminApi, startSite }) => {
  const api = await startAdminApi();
  const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  const statuses = new Map<number | string, number>();
  const durations: number[] = [];
  const memory: number[] = [];
  let over = false;

  /** Resolves to the status once the response is complete, or to the name of the error. */
  const request = (path: string) =>
    new Promise<number | string>((resolve) => {
      get(`${site.url}${path}`, { agent }, (response) => {
        response.on('end', () => resolve(response.statusCode ?? 'none'));
        response.on('error', (error) => resolve(error.name));
        response.resume();
      }).on('error', (error) => resolve(error.name));
    });

  async function visit(path: string) {
    const startedAt = performance.now();
    const status = await request(path);
    durations.push(performance.now() - startedAt);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  async function visitor() {
    while (!over) {
      await visit('/');
      await visit('/eventos');
    }
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
  over = true;
  await Promise.all(visitors);
  agent.destroy();

  const sorted = durations.toSorted((a, b) => a - b);
  const percentile = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  const half = Math.floor(memory.length / 2);
  const [earlier, later] = [median(memory.slice(half / 2, half)), median(memory.slice(half))];
  console.table({
    'requests a second': Math.round(durations.length / SECONDS),
    'responses other than 200': durations.length - (statuses.get(200) ?? 0),
    'median, ms': percentile(0.5),
    '99th percentile, ms': percentile(0.99),
    'slowest, ms': percentile(1),
    'memory in the 2nd quarter, MB': Math.round(earlier),
    'memory in the 2nd half, MB': Math.round(later),
    'memory at the end, MB': Math.round(memory.at(-1) ?? 0),
    'requests to the API': api.requests.menus + api.requests.testimonials,
    'failures logged': site.output.split(': failed after').length - 1,
  });
  expect([...statuses.keys()]).toEqual([200]);
  expect(percentile(1)).toBeLessThan(MAX_RESPONSE_MS);
  expect(memory.at(-1)).toBeLessThan(MAX_MEMORY_MB);
  expect(later / earlier).toBeLessThan(1.1);
});

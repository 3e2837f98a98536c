import { setTimeout as delay } from 'node:timers/promises';
import { longMenus } from '../support/content';
import { expect, test } from '../support/server-test';

const SECONDS = 15;
const CONNECTIONS = 50;
const MAX_MEMORY_MB = 250;

test('requests that all differ do not raise the memory of the server', async ({ startWithApi }) => {
  const { site } = await startWithApi({}, { menus: longMenus });
  const body = new URLSearchParams({ name: 'x'.repeat(1_000) });
  let number = 0;
  async function attack() {
    number += 1;
    const [path = '', method = 'GET'] = [
      [`/?a=${number}`],
      [`/no/${number}`],
      [`/eventos?m=${number}`],
      [`/_next/image?url=%2F${number}&w=96&q=75`],
      ['/eventos', 'POST'],
    ][number % 5] as string[];
    const headers = {
      'accept-language': `x-${number}`,
      'accept-encoding': `br;q=0.${number}`,
      rsc: String(number % 2),
    };
    const response = await fetch(`${site.url}${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body }),
    });
    await response.arrayBuffer();
    return `${method} ${response.status}`;
  }
  /** Attacks on many connections until the time is over, and counts the outcomes. */
  async function attackForSeconds() {
    const outcomes: Record<string, number> = {};
    const end = performance.now() + SECONDS * 1_000;
    const loop = async () => {
      while (performance.now() < end) {
        const outcome = await attack();
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, loop));
    return outcomes;
  }
  await attackForSeconds();
  await delay(1_000);
  const before = site.memory;
  const outcomes = await attackForSeconds();
  const after = site.memory;
  console.table({ ...outcomes, 'MB before': Math.round(before), 'MB after': Math.round(after) });
  expect(Object.keys(outcomes).sort()).toEqual(['GET 200', 'GET 404', 'POST 405']);
  expect(after).toBeLessThan(MAX_MEMORY_MB);
  expect(after / before).toBeLessThan(1.15);
});

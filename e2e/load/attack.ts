import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '../support/server-test';
import { memoryOf } from './memory';

const SECONDS = 10;
const CONNECTIONS = 50;
const MAX_MEMORY_MB = 250;

/** Runs a task on many connections until the time is over, and counts its outcomes. */
async function repeatOnConnections(task: () => Promise<string>): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  const end = performance.now() + SECONDS * 1_000;
  const loop = async () => {
    while (performance.now() < end) {
      const outcome = await task();
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  return outcomes;
}

/** A menu with as many options as the site shows at most. */
const longMenu = {
  'A Pedido': Array.from({ length: 1_000 }, (_, index) => ({
    title: `Opción ${index}`,
    price: 1_000 + index,
  })),
};

test('POST requests to a page get status 405 and keep the memory below its limit', async ({
  startAdminApi,
  startSite,
}) => {
  const api = await startAdminApi({ menus: longMenu });
  const site = await startSite({ env: { ADMIN_API_URL: api.url } });
  const body = new URLSearchParams({ name: 'x'.repeat(1_000) });
  const outcomes = await repeatOnConnections(async () => {
    const response = await fetch(`${site.url}/eventos`, { method: 'POST', body });
    await response.arrayBuffer();
    return String(response.status);
  });
  console.table({ ...outcomes, 'memory, MB': Math.round(memoryOf(site.pid)) });
  expect(Object.keys(outcomes)).toEqual(['405']);
  expect(memoryOf(site.pid)).toBeLessThan(MAX_MEMORY_MB);
});

test('no request header appears in a cached page', async ({ startAdminApi, startSite }) => {
  const api = await startAdminApi();
  const site = await startSite({ env: { ADMIN_API_URL: api.url, REVALIDATE_SECONDS: '1' } });
  const clean = await (await fetch(`${site.url}/eventos`)).text();
  const poison = {
    'content-security-policy': "script-src 'nonce-evil'",
    'content-security-policy-report-only': "script-src 'nonce-evil'",
    'x-forwarded-host': 'evil.example',
    'x-middleware-rewrite': '/evil',
    'x-nextjs-data': '1',
    'next-action': 'evil',
    'x-matched-path': '/evil',
    'x-now-route-matches': 'evil',
    cookie: '__prerender_bypass=evil; __next_preview_data=evil',
    'user-agent': 'evil Googlebot',
    purpose: 'prefetch',
  };
  const outcomes = await repeatOnConnections(async () => {
    const poisoned = await fetch(`${site.url}/eventos`, { headers: poison });
    const html = await poisoned.text();
    const policy = poisoned.headers.get('content-security-policy') ?? '';
    if (html.includes('evil') || policy.includes('evil')) return 'poisoned';
    return html.length === clean.length ? 'unchanged' : 'changed';
  });
  console.table({ ...outcomes, 'memory, MB': Math.round(memoryOf(site.pid)) });
  expect(Object.keys(outcomes)).toEqual(['unchanged']);
});

test('requests with distinct addresses and headers do not raise the memory', async ({ startSite }) => {
  const site = await startSite();
  let number = 0;
  const load = () =>
    repeatOnConnections(async () => {
      number += 1;
      const paths = [
        `/?a=${number}`,
        `/no/${number}`,
        `/eventos?m=${number}`,
        `/_next/image?url=%2F${number}&w=96&q=75`,
      ];
      const response = await fetch(`${site.url}${paths[number % paths.length]}`, {
        headers: {
          'accept-language': `x-${number}`,
          'accept-encoding': `br;q=0.${number}`,
          rsc: String(number % 2),
        },
      });
      await response.arrayBuffer();
      return String(response.status);
    });
  await load();
  await delay(1_000);
  const before = memoryOf(site.pid);
  const outcomes = await load();
  const after = memoryOf(site.pid);
  console.table({
    ...outcomes,
    'memory before, MB': Math.round(before),
    'memory after, MB': Math.round(after),
  });
  expect(Object.keys(outcomes).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(after).toBeLessThan(MAX_MEMORY_MB);
  expect(after / before).toBeLessThan(1.15);
});

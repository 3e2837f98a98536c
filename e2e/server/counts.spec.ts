import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { count, counting, countsOf } from '../support/counts';
import { request } from '../support/request';
import { expect, test } from '../support/server-test';
import { projectRoot, secret, temporaryFolder } from '../support/site';

test('events are added up over restarts, and nothing but sums is stored, logged or shown', async ({
  startSite,
}) => {
  const env = { ...counting, CONTENT_CACHE_DIR: temporaryFolder() };
  const first = await startSite({ env });
  const traces = {
    'user-agent': 'Mozilla/5.0 (trace)',
    'x-forwarded-for': '203.0.113.9',
    cookie: 'id=trace',
    referer: 'https://trace.example/',
    'sec-fetch-site': 'same-origin',
  };
  for (const event of ['visit instagram', 'visit instagram', 'sheet google'])
    expect(await count(first.url, event, traces)).toBe(204);
  expect(await countsOf(first.url)).toEqual({ 'visit instagram': 2, 'sheet google': 1 });
  expect(await first.stop()).toBe(0);
  const second = await startSite({ env });
  expect(await count(second.url, 'visit instagram')).toBe(204);
  expect(await countsOf(second.url)).toEqual({ 'visit instagram': 3, 'sheet google': 1 });
  const stored = readFileSync(join(env.CONTENT_CACHE_DIR, 'counts.json'), 'utf8');
  const day = '\\d{4}-\\d{2}-\\d{2}';
  expect(stored).toMatch(new RegExp(`^{"${day} visit instagram":2,"${day} sheet google":1}$`));
  const others = ['builds', 'menus.json', 'testimonials.json'];
  expect(readdirSync(env.CONTENT_CACHE_DIR).sort()).toEqual(['counts.json', ...others].sort());
  expect(first.output + second.output).not.toMatch(/trace|203\.0|count|visit/);

  const script = join(projectRoot, 'lib/commands/counts.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, second.url], {
    env: { ...process.env, REVALIDATE_SECRET: secret },
  });
  expect(stdout).toMatch(/^instagram +3 +0 \(0 %\)/m);
  expect(stdout).toMatch(/^instagram +█{30} 3$/m);
});

test('whatever is no event, is from another site, asks not to be followed or comes in a flood is not counted', async ({
  startSite,
}) => {
  const { url } = await startSite({ env: counting });
  const refused: [status: number, body: string, headers?: Record<string, string>, method?: string][] = [
    [400, ''],
    [400, 'visit'],
    [400, 'visit bing'],
    [400, 'constructor other'],
    [400, 'visit other\n'],
    [400, '{"event":"visit","source":"other"}', { 'content-type': 'application/json' }],
    [413, 'visit other'.padEnd(101)],
    [413, 'x'.repeat(1_000_000)],
    [403, 'visit other', { 'sec-fetch-site': 'cross-site' }],
    [403, 'visit other', { 'sec-fetch-site': 'none' }],
    [204, 'visit other', { 'sec-gpc': '1' }],
    [204, 'visit other', { dnt: '1' }],
    [405, '', {}, 'GET'],
    [405, 'visit other', {}, 'PUT'],
  ];
  for (const [status, body, headers, method] of refused)
    expect(await count(url, body, headers, method), `${method} ${body.slice(0, 40)}`).toBe(status);
  expect(await countsOf(url)).toEqual({});
  expect((await request(`${url}/api/counts`, { authorization: 'Bearer guess' })).status).toBe(401);
  expect((await request(`${url}/api/counts`, {}, { method: 'POST' })).status).toBe(405);

  // Of a flood at most 50 a second are counted.
  const start = performance.now();
  const statuses = await Promise.all(Array.from({ length: 300 }, () => count(url, 'visit other')));
  const seconds = Math.ceil((performance.now() - start) / 1_000) + 1;
  const counted = statuses.filter((status) => status === 204).length;
  for (const status of statuses) expect([204, 429]).toContain(status);
  expect(counted).toBeLessThanOrEqual(seconds * 50);
  expect(await countsOf(url)).toEqual({ 'visit other': counted });
});

test('without COUNTS there is neither script nor route', async ({ siteUrl }) => {
  expect(await count(siteUrl, 'visit other')).toBe(404);
  expect((await request(`${siteUrl}/api/counts`)).status).toBe(404);
  expect(await (await fetch(siteUrl)).text()).not.toMatch(/sendBeacon|api\/count/);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, counting, countsOf } from '../support/counts';
import { request } from '../support/http';
import { expect, test } from '../support/server-test';
import { type Site, secret, temporaryFolder } from '../support/site';

test.describe('counts', () => {
  /** What is counted before the site restarts. */
  const events = ['visit instagram', 'visit instagram', 'sheet google', 'visit other'];
  const sums = { 'visit instagram': 2, 'sheet google': 1, 'visit other': 1 };
  const traces = {
    'user-agent': 'Mozilla/5.0 (trace)',
    'x-forwarded-for': '203.0.113.9',
    cookie: 'id=trace',
    referer: 'https://trace.example/',
    'sec-fetch-site': 'same-origin',
  };
  const folder = temporaryFolder();
  let stopped: Site;
  /** What the site had stored when it stopped: the text of each file. */
  let stored: Record<string, string>;
  let url: string;

  test.beforeAll(async ({ startSite }) => {
    const env = { ...counting, CONTENT_CACHE_DIR: folder };
    stopped = await startSite({ env });
    for (const event of events) expect(await count(stopped.url, event, traces)).toBe(204);
    // The content that it has just read is kept too.
    await expect
      .poll(() => readdirSync(folder).sort())
      .toEqual(['facts.json', 'menus.json', 'testimonials.json']);
    expect(await stopped.stop()).toBe(143);
    const files = readdirSync(folder);
    stored = Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    url = (await startSite({ env })).url;
  });

  test('a site with COUNTS=1 adds up events across restarts', async () => {
    expect(await countsOf(url)).toEqual(sums);
    expect(await count(url, 'visit instagram')).toBe(204);
    expect(await countsOf(url)).toEqual({ ...sums, 'visit instagram': 3 });
  });

  test('a site with COUNTS=1 stores or logs no trace of a visitor', () => {
    expect(Object.keys(stored).sort()).toEqual([
      'counts.json',
      'facts.json',
      'menus.json',
      'testimonials.json',
    ]);
    const day = String.raw`\d{4}-\d{2}-\d{2}`;
    const counted = ['visit instagram":2', 'sheet google":1', 'visit other":1'];
    expect(stored['counts.json']).toMatch(
      new RegExp(`^{${counted.map((event) => `"${day} ${event}`).join()}}$`),
    );
    expect(stopped.output).not.toMatch(/trace|203\.0|count|visit/);
  });

  test('a site with COUNTS=1 does not count an invalid, foreign or unwanted event', async () => {
    const before = await countsOf(url);
    const refused: [status: number, body: string, headers?: Record<string, string>, method?: string][] = [
      [400, ''],
      [400, '{"event":"visit","source":"other"}', { 'content-type': 'application/json' }],
      [413, 'visit other'.padEnd(101)],
      [403, 'visit other', { 'sec-fetch-site': 'cross-site' }],
      [403, 'visit other', { 'sec-fetch-site': 'none' }],
      [204, 'visit other', { 'sec-gpc': '1' }],
      [
        204,
        'visit other',
        { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      ],
      [405, '', {}, 'GET'],
      [405, 'visit other', {}, 'PUT'],
    ];
    for (const [status, body, headers, method] of refused)
      expect(await count(url, body, headers, method), `${method} ${body.slice(0, 40)}`).toBe(status);
    expect(await countsOf(url)).toEqual(before);
  });

  test('a site with COUNTS=1 tells its sums only with the secret', async () => {
    const statusOf = async (headers: Record<string, string>, method = 'GET') =>
      (await request(`${url}/api/counts`, headers, { method })).status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer guess' })).toBe(401);
    expect(await statusOf({}, 'POST')).toBe(405);
    expect(await statusOf({ authorization: `Bearer ${secret}` })).toBe(200);
  });
});

test('without COUNTS there is neither script nor route', async ({ siteUrl }) => {
  expect(await count(siteUrl, 'visit other')).toBe(404);
  const { status, headers } = await request(`${siteUrl}/api/counts`);
  expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  expect(await (await fetch(siteUrl)).text()).not.toMatch(/sendBeacon|api\/count/);
});
